import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './form.module.css';

/** Rows of the same few fields; a row that was just added takes the focus. */
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
