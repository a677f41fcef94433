import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import controls from '../../../core/theme/controls.module.css';
import { AddButton, RowButtons, useAddedItems } from '../../templates/ArrayTemplate.tsx';
import form from '../../templates/form.module.css';
import { isBlock, PlacementContext } from './PublishedFieldTemplate.tsx';
import styles from './published.module.css';

/** Items rendered at once. */
const showMoreStep = 50;

/** The items of a list, one below the other. A new item takes the focus. */
export function PublishedArrayTemplate({
  items,
  schema,
  canAdd,
  disabled,
  readonly,
  onAddClick,
  title,
}: ArrayFieldTemplateProps): ReactNode {
  const t = useTranslate();
  const [limit, setLimit] = useState(showMoreStep);
  const { list, expectItem } = useAddedItems(items.length);
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
        <button type="button" className={controls.button} onClick={() => setLimit(limit + showMoreStep)}>
          {t('external.more', { count: rest })}
        </button>
      )}
      {canAdd && !disabled && !readonly && (
        <AddButton
          aria-label={`${t('external.AddItemButton')} ${title}`}
          onClick={(event) => {
            expectItem();
            setLimit((before) => Math.max(before, items.length + 1));
            onAddClick(event);
          }}
        >
          {t('external.AddItemButton')}
        </AddButton>
      )}
    </>
  );
}

/** One item with its buttons to move and remove it. Items of a tuple have captions, others a number. */
export function PublishedArrayItemTemplate(props: ArrayFieldItemTemplateProps): ReactNode {
  const { children, buttonsProps, index, schema, registry, readonly, disabled, hasToolbar } = props;
  const { hasRemove } = buttonsProps;
  return (
    <div className={styles.item} data-item data-block={isBlock(schema, registry)}>
      {hasRemove && (
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
      )}
      <div className={styles.content}>
        <PlacementContext value={hasRemove ? 'item' : undefined}>{children}</PlacementContext>
      </div>
      {hasToolbar && !readonly && !disabled && (
        <div className={styles.buttons}>
          <RowButtons buttonsProps={buttonsProps} index={index} />
        </div>
      )}
    </div>
  );
}
