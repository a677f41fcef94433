import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type {
  ActionIcon as Meaning,
  Resource,
  ResourceAction,
  ResourceColumn,
} from '../../../contract/model/resource.ts';
import { bulkActionsOf } from '../../actions/actionsOf.ts';
import { type BulkTarget, useRunBulkAction } from '../../actions/bulk/useRunBulkAction.tsx';
import { ActionMenu } from '../../actions/controls/ActionMenu.tsx';
import { actionIcons } from '../../actions/controls/actionIcons.ts';
import { useActionPhrases } from '../../actions/useActionPhrases.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import controls from '../../core/theme/controls.module.css';
import { IconButton } from '../../feedback/IconButton.tsx';
import { useTooltip } from '../../feedback/popup/useTooltip.tsx';
import { CsvButton } from '../csv/CsvButton.tsx';
import { filterArgsOf } from '../query/listRequest.ts';
import { readAllUuids } from '../query/readAll.ts';
import type { ListState } from '../query/useListState.ts';
import type { RowSelection } from '../table/useRowSelection.ts';
import styles from './BulkBar.module.css';

interface BulkBarProps {
  readonly resource: Resource;
  /** The visible columns. */
  readonly columns: readonly ResourceColumn[];
  readonly selection: RowSelection;
  /** The rows of the page. */
  readonly rows: readonly Row[] | undefined;
  readonly state: ListState;
  /** All records that match the filters, on all pages. */
  readonly total: number;
}

/** The actions that fit into the bar: the schema lists the most likely first. The others are in a menu. */
const maxLabelled = 4;

/** The bulk actions for the selected records, and their number. Replaces the filters. */
export function BulkBar({ resource, columns, selection, rows = [], state, total }: BulkBarProps): ReactNode {
  const t = useTranslate();
  const { number, list } = useFormats();
  const words = useActionPhrases(resource);
  const { uuids, isAll, isPage, chooseAll, clear } = selection;
  const { run, isRunning } = useRunBulkAction(resource, async (chosen, { report, signal }) => {
    if ('uuids' in chosen) return chosen.uuids;
    const doing = t('progress.reading');
    return readAllUuids(resource, state, (done) => report({ activity: doing, done, total }), { signal });
  });
  const count = isAll ? total : uuids.size;
  const chosen: BulkTarget = isAll
    ? { filter: filterArgsOf(resource, state.filters), expectedCount: total }
    : { uuids: [...uuids] };
  const act = async (action: ResourceAction): Promise<void> => {
    const isDone = await run(action, chosen);
    if (isDone && action.appliesTo === 'uuid') clear();
  };
  const chosenRows = rows.filter(({ uuid }) => uuids.has(uuid));
  // The state of records on other pages is unknown here: the service reports the records it skipped.
  const isSeen = !isAll && chosenRows.length === uuids.size;
  const reasonOf = ({ name }: ResourceAction): string | undefined => {
    const reasons = isSeen ? chosenRows.map((row) => words.reason(name, row)) : [undefined];
    const roleReason = words.roleReason(name);
    if (roleReason !== undefined) return roleReason;
    const known = reasons.filter((reason) => reason !== undefined);
    return known.length < reasons.length ? undefined : list([...new Set(known)]);
  };
  const actions = bulkActionsOf(resource);
  const labelled = actions.filter(
    ({ danger, appliesTo }, index) => (index < maxLabelled && !danger) || appliesTo === 'uuids',
  );
  const rest = actions.filter((action) => !labelled.includes(action));
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = bar.current?.parentElement;
    return () => {
      // The focus went with a button of this bar: it moves to the filters, which return.
      if (document.activeElement === document.body)
        place?.querySelector<HTMLElement>('input, button')?.focus();
    };
  }, []);
  return (
    <section ref={bar} className={styles.bar} aria-label={t('list.bulk.name')}>
      <IconButton
        name={t('list.bulk.clear')}
        Icon={X}
        onClick={clear}
        {...shortcutProps('back', t('list.bulk.clear'))}
      />
      <strong role="status">{t('action.batch.name', { count: number(count) })}</strong>
      {isPage && !isAll && total > uuids.size && (
        <button type="button" className={controls.quiet} onClick={chooseAll}>
          {t('list.bulk.all', { count: number(total) })}
        </button>
      )}
      <fieldset className={styles.actions} disabled={isRunning}>
        {labelled.map((action) => (
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
    </section>
  );
}

interface BulkButtonProps {
  readonly name: string;
  readonly symbol: Meaning;
  /** The reason why no selected record allows it; the button stays focusable to show it. */
  readonly reason: string | undefined;
  readonly onClick: () => void;
}

/** A primary bulk action. */
function BulkButton({ name, symbol, reason, onClick }: BulkButtonProps): ReactNode {
  const { listeners, tooltip } = useTooltip(reason ?? name);
  const Icon = actionIcons[symbol];
  return (
    <>
      <button
        type="button"
        className={controls.button}
        aria-disabled={reason !== undefined}
        aria-description={reason}
        {...(reason !== undefined && listeners)}
        onClick={() => {
          if (reason === undefined) onClick();
        }}
      >
        <Icon size={16} aria-hidden="true" />
        {name}
      </button>
      {reason !== undefined && tooltip}
    </>
  );
}
