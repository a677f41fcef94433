import type { ComponentProps, ReactNode } from 'react';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import controls from '../../../core/theme/controls.module.css';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';
import styles from '../../styles/detailView.module.css';
import type { JsonTree } from './JsonTree.tsx';

const Loaded = lazyComponent(async () => (await import('./JsonTree.tsx')).JsonTree);

/** The lines of a tree at first: two levels. */
function initialLinesOf(data: object): string {
  const shorten = (value: unknown, level: number): unknown => {
    if (typeof value !== 'object' || value === null || level > 1) return null;
    return Object.entries(value).map(([, part]) => shorten(part, level + 1));
  };
  return JSON.stringify(shorten(data, 0), null, 1);
}

/** `JsonTree` in its own chunk. Until it is there, its space is kept, so that nothing below it moves. */
export const LazyJsonTree = (props: ComponentProps<typeof JsonTree>): ReactNode => (
  <LazyPart
    fallback={
      <div aria-hidden="true" style={{ visibility: 'hidden' }}>
        <div className={styles.toolbar}>
          <span className={controls.quiet} />
        </div>
        <div className={styles.json}>{initialLinesOf(props.data)}</div>
      </div>
    }
  >
    <Loaded {...props} />
  </LazyPart>
);
