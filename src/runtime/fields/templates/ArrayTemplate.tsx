import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import styles from './form.module.css';

/** The rows of an object list. A new row takes the focus. */
export function ArrayTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, disabled, readonly, required, title, uiSchema, fieldPathId, onAddClick } = props;
  const t = useTranslate();
  const rows = useRef<HTMLDivElement>(null);
  const count = useRef(items.length);
  useEffect(() => {
    if (items.length > count.current) rows.current?.lastElementChild?.querySelector('input')?.focus();
    count.current = items.length;
  }, [items.length]);

  return (
    <fieldset className={styles.rows} id={fieldPathId.$id}>
      <legend className={styles.label} data-required={required}>
        {uiSchema?.['ui:title'] ?? title}
      </legend>
      <div ref={rows}>{items}</div>
      {canAdd && !readonly && !disabled && (
        <button type="button" className={controls.button} onClick={onAddClick}>
          <Plus size={16} aria-hidden="true" />
          {t('field.addRow')}
        </button>
      )}
    </fieldset>
  );
}

/** One row with its buttons to move and remove it. */
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

/** The buttons that move or remove a row of a list. */
export function RowButtons({
  buttonsProps,
  index,
}: Pick<ArrayFieldItemTemplateProps, 'buttonsProps' | 'index'>): ReactNode {
  const t = useTranslate();
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const row = index + 1;
  const buttons = [
    { name: t('field.moveUp', { row }), Icon: ArrowUp, enabled: hasMoveUp, run: onMoveUpItem },
    { name: t('field.moveDown', { row }), Icon: ArrowDown, enabled: hasMoveDown, run: onMoveDownItem },
    { name: t('field.removeRow', { row }), Icon: X, enabled: hasRemove, run: onRemoveItem },
  ];
  return buttons.map(({ name, Icon, enabled, run }) => (
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
  ));
}
