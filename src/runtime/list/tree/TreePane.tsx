import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { whenIdle } from '../../core/timing/whenIdle.ts';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import { IconButton } from '../../feedback/IconButton.tsx';
import type { FilterTreeProps } from './FilterTree.tsx';
import styles from './tree.module.css';
import { isTreeFolded, storeTreeFolded } from './treeFolding.ts';

const FilterTree = lazyComponent(async () => (await import('./FilterTree.tsx')).FilterTree, ['listTools']);

/**
 * The tree at the left of a list. Its space is reserved from the start to avoid layout shifts; its content
 * loads after the rows.
 */
export function TreePane({
  isReady,
  ...tree
}: FilterTreeProps & {
  /** The rows are on screen. */
  readonly isReady: boolean;
}): ReactNode {
  const t = useTranslate();
  const [isFolded, setFolded] = useState(isTreeFolded);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (isReady && !isFolded ? whenIdle(() => setWanted(true)) : undefined), [isReady, isFolded]);
  const fold = (): void => {
    storeTreeFolded(!isFolded);
    setFolded(!isFolded);
  };
  const name = t(isFolded ? 'list.tree.show' : 'list.tree.hide');
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className={styles.pane} data-folded={isFolded}>
      <IconButton name={name} Icon={Icon} aria-expanded={!isFolded} onClick={fold} />
      {isWanted && !isFolded && (
        <LazyPart>
          <FilterTree {...tree} />
        </LazyPart>
      )}
    </div>
  );
}
