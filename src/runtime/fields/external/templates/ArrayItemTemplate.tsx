import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import controls from '../../../theme/controls.module.css';
import styles from '../external.module.css';
import { isBlock } from './isBlock.ts';
import { PlaceContext } from './Place.ts';

/** One item, and the buttons that move or remove it. Items of a tuple are told apart by their captions, the others by their number. */
export function ArrayItemTemplate(props: ArrayFieldItemTemplateProps): ReactNode {
  const { children, buttonsProps, index, schema, registry, readonly, disabled, hasToolbar } = props;
  const t = useTranslate();
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const row = index + 1;
  const buttons = [
    { name: t('field.moveUp', { row }), Icon: ArrowUp, enabled: hasMoveUp, run: onMoveUpItem },
    { name: t('field.moveDown', { row }), Icon: ArrowDown, enabled: hasMoveDown, run: onMoveDownItem },
    { name: t('field.removeRow', { row }), Icon: X, enabled: hasRemove, run: onRemoveItem },
  ];
  return (
    <div className={styles.item} data-block={isBlock(schema, registry)}>
      {hasRemove && (
        <span className={styles.number} aria-hidden="true">
          {row}
        </span>
      )}
      <div className={styles.content}>
        <PlaceContext value={hasRemove ? 'item' : undefined}>{children}</PlaceContext>
      </div>
      {hasToolbar && !readonly && !disabled && (
        <div className={styles.buttons}>
          {buttons.map(({ name, Icon, enabled, run }) => (
            <button
              key={name}
              type="button"
              className={controls.icon}
              aria-label={name}
              title={name}
              disabled={!enabled}
              onClick={run}
            >
              <Icon size={16} aria-hidden="true" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
