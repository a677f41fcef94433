import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { choiceKey } from '../../contract/labelKey.ts';
import type { Reference, Resource, Tree } from '../../contract/resource.ts';
import { useOffer } from '../fields/reference/useOptions.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';
import { stepInTree, type TreeItem } from './stepInTree.ts';
import styles from './tree.module.css';
import { totalOf, treeOf } from './treeOf.ts';
import type { ListControls } from './useListState.ts';

export interface FilterTreeProps {
  readonly resource: Resource;
  readonly tree: Tree;
  readonly reference: Reference;
  readonly controls: ListControls;
  /** Of the list; where it changes though the filters do not, the tree counts anew. */
  readonly total: number | undefined;
}

/** Counts anew when records have come or gone. */
function useCountAnew(total: number | undefined, filters: object, count: () => void): void {
  const last = useRef({ total, filters });
  useEffect(() => {
    const isOther = last.current.filters === filters && last.current.total !== total;
    if (isOther && last.current.total !== undefined && total !== undefined) count();
    last.current = { total, filters };
  }, [total, filters, count]);
}

/**
 * One filter as a tree (UI.md, "Shell"). A single stop of the Tab key: arrows, Home and End walk, Enter and Space choose.
 */
export function FilterTree({ resource, tree, reference, controls, total }: FilterTreeProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const { state, setFilters } = controls;
  const { data, error, mutate } = useOffer(reference, { ...state.filters, ...resource.constants });
  const [closed, setClosed] = useState<readonly (string | number)[]>([]);
  const [focused, setFocused] = useState('');
  useCountAnew(total, state.filters, mutate);

  const branches = treeOf(tree, reference, data);
  const chosen = state.filters[tree.property] ?? '';
  const toggle = (group: string | number): void =>
    setClosed(closed.includes(group) ? closed.filter((other) => other !== group) : [...closed, group]);
  const choose = (value: string): void => setFilters({ [tree.property]: value });
  const items: (TreeItem & { caption: string; count: number | undefined; act: () => void })[] = [
    { id: '', level: 1, caption: t('list.tree.all'), count: totalOf(branches), act: () => choose('') },
    ...branches.flatMap(({ group, leaves, count }) => {
      const isOpen = !closed.includes(group);
      const branch = {
        id: `group ${group}`,
        level: 1,
        isOpen,
        caption: t(choiceKey(tree.entity, [tree.group], group)),
        count,
        act: () => toggle(group),
      };
      const below = leaves.map(({ value, label, count }) => ({
        id: value,
        level: 2,
        caption: label,
        count,
        act: () => choose(value),
      }));
      return isOpen ? [branch, ...below] : [branch];
    }),
  ];
  const current = items.some(({ id }) => id === focused) ? focused : '';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepInTree(items, current, event.key);
    if (!step) return;
    event.preventDefault();
    setFocused(step.focus);
    if (step.isAct) items.find(({ id }) => id === step.focus)?.act();
    const place = items.findIndex(({ id }) => id === step.focus);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]').item(place)?.focus();
  };

  if (error) return <ErrorNotice error={error} retry={() => void mutate()} />;
  return (
    <div role="tree" aria-label={t('list.tree.name')} className={styles.items} onKeyDown={onKeyDown}>
      {items.map(({ id, level, isOpen, caption, count, act }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of its items
        <div
          key={id}
          role="treeitem"
          aria-level={level}
          aria-expanded={isOpen}
          aria-selected={isOpen === undefined ? id === chosen : undefined}
          tabIndex={id === current ? 0 : -1}
          className={styles.item}
          onClick={() => {
            setFocused(id);
            act();
          }}
        >
          {isOpen !== undefined &&
            (isOpen ? (
              <ChevronDown size={14} aria-hidden="true" />
            ) : (
              <ChevronRight size={14} aria-hidden="true" />
            ))}
          <span className={styles.caption} title={caption}>
            {caption}
          </span>
          {count !== undefined && <span className={styles.count}>{number(count)}</span>}
        </div>
      ))}
    </div>
  );
}
