import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import form from '../../../form/form.module.css';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import controls from '../../../theme/controls.module.css';
import styles from '../external.module.css';

/** Items that are drawn at once. */
const portion = 50;

/** The items of a list, one below the other; one that was just added takes the focus. */
export function ArrayTemplate({
  items,
  schema,
  canAdd,
  disabled,
  readonly,
  onAddClick,
  title,
}: ArrayFieldTemplateProps): ReactNode {
  const t = useTranslate();
  const [limit, setLimit] = useState(portion);
  const list = useRef<HTMLDivElement>(null);
  const count = useRef(items.length);
  useEffect(() => {
    if (items.length > count.current && document.activeElement?.closest('[data-adds]'))
      list.current?.lastElementChild
        ?.querySelector<HTMLElement>('input, textarea, [role="combobox"], button')
        ?.focus();
    count.current = items.length;
  }, [items.length]);
  const rest = items.length - limit;
  return (
    <>
      <div
        ref={list}
        className={Array.isArray(schema.items) ? `${form.grid} ${styles.fields}` : styles.items}
      >
        {items.slice(0, limit)}
      </div>
      {rest > 0 && (
        <button type="button" className={controls.button} onClick={() => setLimit(limit + portion)}>
          {t('external.more', { count: rest })}
        </button>
      )}
      {canAdd && !disabled && !readonly && (
        <button
          type="button"
          data-adds
          className={controls.button}
          aria-label={`${t('external.AddItemButton')} ${title}`}
          onClick={(event) => {
            setLimit((before) => Math.max(before, items.length + 1));
            onAddClick(event);
          }}
        >
          <Plus size={16} aria-hidden />
          {t('external.AddItemButton')}
        </button>
      )}
    </>
  );
}
