import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import styles from './form.module.css';
import { RowButtons } from './RowButtons.tsx';

/** One row, and the buttons that move or remove it. */
export function ArrayItemTemplate({
  children,
  buttonsProps,
  index,
  readonly,
  disabled,
}: ArrayFieldItemTemplateProps) {
  return (
    <div className={styles.item}>
      {children}
      {!readonly && !disabled && (
        <div className={styles.itemButtons}>
          <RowButtons buttonsProps={buttonsProps} index={index} />
        </div>
      )}
    </div>
  );
}
