import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Action, Column, Resource } from '../../contract/resource.ts';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import { bulkActionsOf } from '../actions/bulkActionsOf.ts';
import { useActionWords } from '../actions/useActionWords.ts';
import { type Chosen, useRunBatch } from '../actions/useRunBatch.tsx';
import { bearing } from '../command/keys.ts';
import { CsvButton } from '../csv/CsvButton.tsx';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { BulkButton } from './BulkButton.tsx';
import styles from './list.module.css';
import { narrowing } from './listArgs.ts';
import type { ListState } from './useListState.ts';
import type { Selection } from './useSelection.ts';
import { uuidsOf } from './uuidsOf.ts';

interface BulkBarProps {
  readonly resource: Resource;
  /** Those that are shown. */
  readonly columns: readonly Column[];
  readonly selection: Selection;
  /** Those of the page. */
  readonly rows: readonly Row[] | undefined;
  readonly state: ListState;
  /** All that match the filters, on whatever page. */
  readonly total: number;
}

/** The bulk actions for the selected records, and their number. It takes the place of the filters. */
export function BulkBar({ resource, columns, selection, rows = [], state, total }: BulkBarProps): ReactNode {
  const t = useTranslate();
  const { number, list } = useFormats();
  const words = useActionWords(resource);
  const { uuids, isAll, isPage, chooseAll, clear } = selection;
  const { run, isRunning, dialog } = useRunBatch(resource, async (chosen, { report, signal }) => {
    if ('uuids' in chosen) return chosen.uuids;
    const doing = t('progress.reading');
    return uuidsOf(resource, state, (done) => report({ doing, done, total }), { signal });
  });
  const count = isAll ? total : uuids.size;
  const chosen: Chosen = isAll
    ? { filter: narrowing(resource, state.filters), expectedCount: total }
    : { uuids: [...uuids] };
  const act = async (action: Action): Promise<void> => {
    const isDone = await run(action, chosen);
    if (isDone && action.appliesTo === 'uuid') clear();
  };
  const chosenRows = rows.filter(({ uuid }) => uuids.has(uuid));
  // Of records on other pages nobody knows here: the service says which it left alone.
  const isSeen = !isAll && chosenRows.length === uuids.size;
  const reasonOf = ({ name }: Action): string | undefined => {
    const reasons = isSeen ? chosenRows.map((row) => words.reason(name, row)) : [undefined];
    const known = reasons.filter((reason) => reason !== undefined);
    return known.length < reasons.length ? undefined : list([...new Set(known)]);
  };
  const actions = bulkActionsOf(resource);
  const isPlain = (action: Action): boolean => action.primary === true || action.appliesTo === 'uuids';
  const rest = actions.filter((action) => !isPlain(action));
  return (
    <section className={styles.bulk} aria-label={t('list.bulk.name')}>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('list.bulk.clear')}
        onClick={clear}
        {...bearing('back', t('list.bulk.clear'))}
      >
        <X size={16} aria-hidden="true" />
      </button>
      <strong role="status">{t('action.batch.name', { count: number(count) })}</strong>
      {isPage && !isAll && total > uuids.size && (
        <button type="button" className={controls.quiet} onClick={chooseAll}>
          {t('list.bulk.all', { count: number(total) })}
        </button>
      )}
      <fieldset className={styles.bulkActions} disabled={isRunning}>
        {actions.filter(isPlain).map((action) => (
          <BulkButton
            key={action.name}
            name={words.title(action)}
            symbol={action.icon}
            reason={reasonOf(action)}
            onClick={() => void act(action)}
          />
        ))}
        {rest.length > 0 && (
          <ActionMenu
            of={t('action.batch.name', { count: number(count) })}
            items={() =>
              rest.map((action) => ({
                name: words.title(action),
                symbol: action.icon,
                danger: action.danger,
                reason: reasonOf(action),
                onClick: () => void act(action),
              }))
            }
          />
        )}
      </fieldset>
      <CsvButton resource={resource} columns={columns} state={state} wanted={isAll ? undefined : uuids} />
      {dialog}
    </section>
  );
}
