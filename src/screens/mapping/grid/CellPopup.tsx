// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard stays in the cell, which names the option by aria-activedescendant
// biome-ignore-all lint/a11y/useSemanticElements: no native element offers completions of a part of a text
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { followAnchor } from '../../../runtime/fields/combobox/followAnchor.ts';
import { placeUnder } from '../../../runtime/fields/combobox/placeUnder.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Offer } from '../completion/Offer.ts';
import type { Finding } from '../findings/Finding.ts';
import styles from './grid.module.css';

interface CellPopupProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly findings: readonly Finding[];
  readonly hint: string | undefined;
  readonly offers: readonly Offer[];
  /** Which offer Enter takes; -1 for none. */
  readonly offer: number;
  readonly onPick: (offer: Offer) => void;
}

/** Whether the grid is not scrolled away from the cell. */
function isSeen(cell: HTMLElement): boolean {
  const grid = cell.closest('[role="grid"]')?.getBoundingClientRect();
  const { top, bottom } = cell.getBoundingClientRect();
  return !grid || (bottom >= grid.top && top <= grid.bottom);
}

/** What hangs under the active cell: what is wrong with it, what is expected of it, what could stand there. */
export function CellPopup({ id, anchor, findings, hint, offers, offer, onPick }: CellPopupProps): ReactNode {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);

  const place = useCallback(() => {
    if (!panel.current || !anchor.current) return;
    placeUnder(panel.current, anchor.current, 'start');
    panel.current.style.visibility = isSeen(anchor.current) ? 'visible' : 'hidden';
  }, [anchor]);

  useLayoutEffect(() => {
    panel.current?.showPopover?.();
    return followAnchor(anchor.current, place);
  }, [anchor, place]);

  // Each time, for it may hold more or less than before.
  useLayoutEffect(() => {
    place();
    panel.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  });

  return (
    <div ref={panel} popover="manual" className={styles.popup}>
      <div id={id}>
        {findings.map(({ key, parameters, isAdvice }) => (
          <p key={key} className={styles.finding} data-mark={isAdvice ? 'advice' : 'error'}>
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
      {offers.length > 0 && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('mappingEditor.grid.choices')}
          className={styles.offers}
        >
          {offers.map((each, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the cell, whose keys choose an option
            <div
              key={each.text}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === offer}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(each)}
            >
              <span className={styles.offer}>{each.caption ?? each.text}</span>
              <span className={styles.detail}>{each.detail}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
