import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { IconButton } from '../../feedback/IconButton.tsx';
import styles from './form.module.css';

/** The rows of an object list. A new row takes the focus. */
export function ArrayTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, disabled, readonly, required, title, uiSchema, fieldPathId, onAddClick } = props;
  const t = useTranslate();
  const { list, expectItem } = useAddedItems(items.length);
  return (
    <fieldset className={styles.rows} id={fieldPathId.$id}>
      <legend className={styles.label} data-required={required}>
        {uiSchema?.['ui:title'] ?? title}
      </legend>
      <div ref={list}>{items}</div>
      {canAdd && !readonly && !disabled && (
        <AddButton
          onClick={(event) => {
            expectItem();
            onAddClick(event);
          }}
        >
          {t('field.addRow')}
        </AddButton>
      )}
    </fieldset>
  );
}

interface AddedItems {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Called before the operator adds an item. */
  readonly expectItem: () => void;
}

/** Moves the focus to the item that the operator adds to a list. */
export function useAddedItems(count: number): AddedItems {
  const list = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item exists once the number has changed
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    list.current?.lastElementChild
      ?.querySelector<HTMLElement>('input, textarea, [role="combobox"], button')
      ?.focus();
  }, [count]);
  const expectItem = () => {
    isExpected.current = true;
  };
  return { list, expectItem };
}

/** The button that adds an item. */
export const AddButton = ({ children, ...props }: ComponentProps<'button'>): ReactNode => (
  <button type="button" className={controls.button} {...props}>
    <Plus size={16} aria-hidden="true" />
    {children}
  </button>
);

/** One row with its buttons to move and remove it. */
export function ArrayItemTemplate({
  children,
  buttonsProps,
  index,
  readonly,
  disabled,
}: ArrayFieldItemTemplateProps) {
  return (
    <div className={styles.item} data-item>
      {children}
      {!readonly && !disabled && (
        <div className={styles.itemButtons}>
          <RowButtons buttonsProps={buttonsProps} index={index} />
        </div>
      )}
    </div>
  );
}

/**
 * Removes a row, and with it the pressed button. The focus moves to the same button of a neighbouring row, or to the
 * control that follows the rows.
 */
function removeRow(event: MouseEvent, remove: (event: MouseEvent) => void): void {
  const row = event.currentTarget.closest('[data-item]');
  const list = row?.parentElement;
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  flushSync(() => remove(event));
  const next = [...(neighbour?.querySelectorAll('input, button:not([disabled])') ?? [])].at(-1);
  const target = next ?? list?.nextElementSibling;
  if (target instanceof HTMLElement) target.focus();
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
    { key: 'moveUp', Icon: ArrowUp, enabled: hasMoveUp, run: onMoveUpItem },
    { key: 'moveDown', Icon: ArrowDown, enabled: hasMoveDown, run: onMoveDownItem },
    {
      key: 'removeRow',
      Icon: X,
      enabled: hasRemove,
      run: (event: MouseEvent) => removeRow(event, onRemoveItem),
    },
  ];
  // The keys have no row, because a button that moves its row keeps the focus.
  return buttons.map(({ key, Icon, enabled, run }) => (
    <IconButton name={t(`field.${key}`, { row })} Icon={Icon} key={key} disabled={!enabled} onClick={run} />
  ));
}
