// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard stays in the cell, which names the option by aria-activedescendant
// biome-ignore-all lint/a11y/useSemanticElements: no native element offers completions of a part of a text
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../../../runtime/core/i18n/LocaleProvider.tsx';
import { placePopover } from '../../../../runtime/feedback/popup/placePopover.ts';
import { followAnchor } from '../../../../runtime/fields/combobox/followAnchor.ts';
import type { CompletionItem } from '../../completion/CompletionItem.ts';
import type { CellIssue } from '../../issues/CellIssue.ts';
import styles from '../MappingGrid.module.css';

interface CellPopupProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly issues: readonly CellIssue[];
  readonly hint: string | undefined;
  readonly items: readonly CompletionItem[];
  /** Index of the item that Enter accepts; -1 for none. */
  readonly activeIndex: number;
  readonly onPick: (offer: CompletionItem) => void;
}

/** True while the cell is inside the visible part of the grid. */
function isVisibleInGrid(cell: HTMLElement): boolean {
  const grid = cell.closest('[role="grid"]')?.getBoundingClientRect();
  const { top, bottom } = cell.getBoundingClientRect();
  return !grid || (bottom >= grid.top && top <= grid.bottom);
}

/** The popup under the active cell: its issues, a hint about the syntax, and completion items. */
export function CellPopup({
  id,
  anchor,
  issues,
  hint,
  items,
  activeIndex,
  onPick,
}: CellPopupProps): ReactNode {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);

  const place = useCallback(() => {
    if (!panel.current || !anchor.current) return;
    placePopover(panel.current, anchor.current, 'start');
    panel.current.style.visibility = isVisibleInGrid(anchor.current) ? 'visible' : 'hidden';
  }, [anchor]);

  useLayoutEffect(() => {
    panel.current?.showPopover?.();
    return followAnchor(anchor.current, place);
  }, [anchor, place]);

  // After each render, because the size of the content can change.
  useLayoutEffect(() => {
    place();
    panel.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  });

  return (
    <div ref={panel} popover="manual" className={styles.popup}>
      <div id={id}>
        {issues.map(({ key, parameters, isAdvice }) => (
          <p key={key} className={styles.issue} data-mark={isAdvice ? 'advice' : 'error'}>
            {isAdvice ? (
              <Info size={14} aria-hidden="true" />
            ) : (
              <TriangleAlert size={14} aria-hidden="true" />
            )}
            {t(key, parameters)}
          </p>
        ))}
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      {items.length > 0 && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('mappingEditor.grid.choices')}
          className={styles.options}
        >
          {items.map((each, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the cell, whose keys choose an option
            <div
              key={each.text}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(each)}
            >
              <span className={styles.option}>{each.caption ?? each.text}</span>
              <span className={styles.detail}>{each.detail}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
