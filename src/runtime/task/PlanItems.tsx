import { type ReactNode, useMemo, useState } from 'react';
import type { ImportChange, ImportPlan } from '../../contract/model/importPlan.ts';
import type { Task } from '../../contract/model/task.ts';
import { choiceKey, decapitalize, fieldKey } from '../../contract/text/captions.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import controls from '../core/theme/controls.module.css';
import { ShowMore } from '../fields/ShowMore.tsx';
import { FieldDiffs } from '../fields/types/changes/ChangesDetailView.tsx';
import { planEntityOf } from './PlanIssues.tsx';
import { countChanges } from './planObstacle.ts';
import styles from './task.module.css';

/** Conflicts first, because they need a decision. */
const changeOrder: readonly ImportChange[] = ['CONFLICT', 'UPDATE', 'CREATE', 'SAME'];

interface PlanItemsProps {
  readonly task: Task;
  readonly plan: ImportPlan;
}

/** The planned change of each record: counts by kind, then each with its differing fields. */
export function PlanItems({ task, plan }: PlanItemsProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const [chosen, choose] = useState<ImportChange>();
  const [searchText, setSearchText] = useState('');
  const entity = planEntityOf(task);
  const captionOf = (change: ImportChange) => t(choiceKey(entity, ['items', 'change'], change));
  const search = t('task.search', { items: decapitalize(t(`${fieldKey(entity, ['items'])}.title`)) });
  const shown = useMemo(() => visibleItemsOf(plan, chosen, searchText), [plan, chosen, searchText]);

  return (
    <section className={styles.plan}>
      <div className={styles.counts}>
        {[undefined, ...changeOrder].map((change) => (
          <button
            key={change ?? ''}
            type="button"
            className={controls.button}
            data-change={change}
            aria-pressed={chosen === change}
            onClick={() => choose(change)}
          >
            {change ? captionOf(change) : t('task.all')}
            <b>{number(change ? countChanges(plan, change) : plan.items.length)}</b>
          </button>
        ))}
        <input
          type="search"
          className={controls.input}
          value={searchText}
          aria-label={search}
          placeholder={search}
          onChange={(event) => setSearchText(event.target.value)}
        />
      </div>
      <ul className={styles.items} key={`${chosen} ${searchText}`}>
        <ShowMore items={shown}>
          {(item) => (
            <li key={item.naturalKey}>
              <PlanItem item={item} caption={captionOf(item.change)} about={task.targetEntity} />
            </li>
          )}
        </ShowMore>
        {shown.length === 0 && <li className={styles.empty}>{t('task.none')}</li>}
      </ul>
    </section>
  );
}

function visibleItemsOf(
  { items }: ImportPlan,
  chosen: ImportChange | undefined,
  sought: string,
): ImportPlan['items'] {
  const text = sought.trim().toLowerCase();
  return items
    .filter(
      ({ change, naturalKey }) =>
        (chosen === undefined || change === chosen) && naturalKey.toLowerCase().includes(text),
    )
    .toSorted((a, b) => changeOrder.indexOf(a.change) - changeOrder.indexOf(b.change));
}

interface PlanItemProps {
  readonly item: ImportPlan['items'][number];
  /** The change as text. */
  readonly caption: string;
  readonly about: string;
}

function PlanItem({ item: { naturalKey, change, fieldDiffs }, caption, about }: PlanItemProps): ReactNode {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const head = (
    <>
      <span className={styles.change} data-change={change}>
        {caption}
      </span>
      <span className={styles.key}>{naturalKey}</span>
    </>
  );
  if (fieldDiffs.length === 0) return <div className={styles.item}>{head}</div>;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.item}>
        {head}
        <span className={styles.muted}>{t('task.differences', { count: fieldDiffs.length })}</span>
      </summary>
      {isOpen && <FieldDiffs entity={about} changes={fieldDiffs} />}
    </details>
  );
}
