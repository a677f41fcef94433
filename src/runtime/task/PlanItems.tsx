import { type ReactNode, useMemo, useState } from 'react';
import { inSentence } from '../../contract/inSentence.ts';
import { choiceKey, fieldKey } from '../../contract/labelKey.ts';
import type { Change, Plan } from '../../contract/plan.ts';
import type { Task } from '../../contract/task.ts';
import { Changes } from '../fields/changes/Changes.tsx';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { Portion } from '../list/Portion.tsx';
import controls from '../theme/controls.module.css';
import { countOf } from './obstacleOf.ts';
import { planEntityOf } from './planEntityOf.ts';
import styles from './task.module.css';

/** What needs a decision first. */
const changes: readonly Change[] = ['CONFLICT', 'UPDATE', 'CREATE', 'SAME'];

interface PlanItemsProps {
  readonly task: Task;
  readonly plan: Plan;
}

/** What would become of each record: how many of which kind, then one by one with the fields that differ. */
export function PlanItems({ task, plan }: PlanItemsProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const [chosen, choose] = useState<Change>();
  const [sought, seek] = useState('');
  const entity = planEntityOf(task);
  const captionOf = (change: Change) => t(choiceKey(entity, ['items', 'change'], change));
  const search = t('task.search', { items: inSentence(t(`${fieldKey(entity, ['items'])}.title`)) });
  const shown = useMemo(() => shownOf(plan, chosen, sought), [plan, chosen, sought]);

  return (
    <section className={styles.plan}>
      <div className={styles.counts}>
        {[undefined, ...changes].map((change) => (
          <button
            key={change ?? ''}
            type="button"
            className={controls.button}
            data-change={change}
            aria-pressed={chosen === change}
            onClick={() => choose(change)}
          >
            {change ? captionOf(change) : t('task.all')}
            <b>{number(change ? countOf(plan, change) : plan.items.length)}</b>
          </button>
        ))}
        <input
          type="search"
          className={controls.input}
          value={sought}
          aria-label={search}
          placeholder={search}
          onChange={(event) => seek(event.target.value)}
        />
      </div>
      <ul className={styles.items} key={`${chosen} ${sought}`}>
        <Portion items={shown}>
          {(item) => (
            <li key={item.naturalKey}>
              <Item item={item} caption={captionOf(item.change)} about={task.targetEntity} />
            </li>
          )}
        </Portion>
        {shown.length === 0 && <li className={styles.none}>{t('task.none')}</li>}
      </ul>
    </section>
  );
}

function shownOf({ items }: Plan, chosen: Change | undefined, sought: string): Plan['items'] {
  const text = sought.trim().toLowerCase();
  return items
    .filter(
      ({ change, naturalKey }) =>
        (chosen === undefined || change === chosen) && naturalKey.toLowerCase().includes(text),
    )
    .toSorted((a, b) => changes.indexOf(a.change) - changes.indexOf(b.change));
}

interface ItemProps {
  readonly item: Plan['items'][number];
  /** What becomes of it, in words. */
  readonly caption: string;
  readonly about: string;
}

function Item({ item: { naturalKey, change, fieldDiffs }, caption, about }: ItemProps): ReactNode {
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
      {isOpen && <Changes entity={about} changes={fieldDiffs} />}
    </details>
  );
}
