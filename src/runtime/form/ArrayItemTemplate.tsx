import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './form.module.css';

/** One row, and the buttons that move or remove it. */
export function ArrayItemTemplate({
  children,
  buttonsProps,
  index,
  readonly,
  disabled,
}: ArrayFieldItemTemplateProps) {
  const t = useTranslate();
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const row = index + 1;
  const buttons = [
    { name: t('field.moveUp', { row }), Icon: ArrowUp, enabled: hasMoveUp, run: onMoveUpItem },
    { name: t('field.moveDown', { row }), Icon: ArrowDown, enabled: hasMoveDown, run: onMoveDownItem },
    { name: t('field.removeRow', { row }), Icon: X, enabled: hasRemove, run: onRemoveItem },
  ];
  return (
    <div className={styles.item}>
      {children}
      {!readonly && !disabled && (
        <div className={styles.itemButtons}>
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
