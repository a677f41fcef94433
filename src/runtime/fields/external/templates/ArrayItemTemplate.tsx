import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { RowButtons } from '../../../form/RowButtons.tsx';
import styles from '../external.module.css';
import { isBlock } from './isBlock.ts';
import { PlaceContext } from './Place.ts';

/** One item, and the buttons that move or remove it. Items of a tuple are told apart by their captions, the others by their number. */
export function ArrayItemTemplate(props: ArrayFieldItemTemplateProps): ReactNode {
  const { children, buttonsProps, index, schema, registry, readonly, disabled, hasToolbar } = props;
  const { hasRemove } = buttonsProps;
  return (
    <div className={styles.item} data-block={isBlock(schema, registry)}>
      {hasRemove && (
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
      )}
      <div className={styles.content}>
        <PlaceContext value={hasRemove ? 'item' : undefined}>{children}</PlaceContext>
      </div>
      {hasToolbar && !readonly && !disabled && (
        <div className={styles.buttons}>
          <RowButtons buttonsProps={buttonsProps} index={index} />
        </div>
      )}
    </div>
  );
}
