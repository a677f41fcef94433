import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldReference, Resource, TreeFilter } from '../../../contract/model/resource.ts';
import { choiceKey } from '../../../contract/text/captions.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { useLocale, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { mirrorArrowKey } from '../../core/i18n/languages.ts';
import { useLookupAnswer } from '../../fields/types/reference/useOption.ts';
import { ErrorNotice } from '../ErrorNotice.tsx';
import type { ListControls } from '../query/useListState.ts';
import styles from './tree.module.css';
import { type FilterTreeItem, treeBranchesOf, treeStepForKey, visibleItemsOf } from './treeItems.ts';

export interface FilterTreeProps {
  readonly resource: Resource;
  readonly tree: TreeFilter;
  readonly reference: FieldReference;
  readonly list: ListControls;
  /** Total of the list; when it changes under the same filters, the tree counts again. */
  readonly total: number | undefined;
}

/** Counts again after records were added or removed. */
function useRecount(total: number | undefined, filters: object, count: () => void): void {
  const last = useRef({ total, filters });
  useEffect(() => {
    const isOther = last.current.filters === filters && last.current.total !== total;
    if (isOther && last.current.total !== undefined && total !== undefined) count();
    last.current = { total, filters };
  }, [total, filters, count]);
}

/** One filter as a tree with a single Tab stop: arrows, Home and End move, Enter and Space select. */
export function FilterTree({ resource, tree, reference, list, total }: FilterTreeProps): ReactNode {
  const t = useTranslate();
  const { direction } = useLocale();
  const { state, setFilters } = list;
  const { data, error, mutate } = useLookupAnswer(reference, { ...state.filters, ...resource.constants });
  const [closed, setClosed] = useState<readonly (string | number)[]>([]);
  const [focused, setFocused] = useState('');
  useRecount(total, state.filters, mutate);

  const chosen = state.filters[tree.property] ?? '';
  const branches = data === undefined ? undefined : treeBranchesOf(tree, reference, data);
  const items = visibleItemsOf(branches, closed, t('list.tree.all'), (group) =>
    t(choiceKey(tree.entity, [tree.groupBy], group)),
  );
  const current = items.some(({ id }) => id === focused) ? focused : '';
  const act = ({ id, group }: FilterTreeItem): void => {
    setFocused(id);
    if (group === undefined) setFilters({ [tree.property]: id });
    else setClosed(closed.includes(group) ? closed.filter((other) => other !== group) : [...closed, group]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = treeStepForKey(items, current, mirrorArrowKey(event.key, direction));
    if (!step) return;
    event.preventDefault();
    setFocused(step.focus);
    const place = items.findIndex(({ id }) => id === step.focus);
    const item = items[place];
    if (step.isActivation && item) act(item);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]').item(place)?.focus();
  };

  const notice = error && <ErrorNotice error={error} retry={() => void mutate()} />;
  if (notice && data === undefined) return notice;
  return (
    <>
      {notice}
      <div role="tree" aria-label={t('list.tree.name')} className={styles.items} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <TreeItemView
            key={item.id}
            item={item}
            isChosen={item.id === chosen}
            isStop={item.id === current}
            act={() => act(item)}
          />
        ))}
      </div>
    </>
  );
}

interface TreeItemViewProps {
  readonly item: FilterTreeItem;
  readonly isChosen: boolean;
  /** The item is the Tab stop. */
  readonly isStop: boolean;
  readonly act: () => void;
}

function TreeItemView({
  item: { level, isOpen, caption, count },
  isChosen,
  isStop,
  act,
}: TreeItemViewProps): ReactNode {
  const { number } = useFormats();
  const isBranch = isOpen !== undefined;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of its items
    <div
      role="treeitem"
      aria-level={level}
      aria-expanded={isOpen}
      aria-selected={isBranch ? undefined : isChosen}
      tabIndex={isStop ? 0 : -1}
      className={styles.item}
      onClick={act}
    >
      {isBranch && <Chevron size={14} aria-hidden="true" />}
      <span className={styles.caption} title={caption}>
        {caption}
      </span>
      {count !== undefined && <span className={styles.count}>{number(count)}</span>}
    </div>
  );
}
