import Ellipsis from 'lucide-react/icons/ellipsis';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ActionIcon as Meaning } from '../../../contract/model/resource.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import styles from '../actions.module.css';
import { actionIcons } from './ActionButton.tsx';
import { Popup } from './Popup.tsx';

export interface MenuItem {
  readonly name: string;
  readonly symbol: Meaning;
  readonly danger?: boolean;
  readonly reason?: string;
  readonly onClick: () => void;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll('button')];
  const next = items.findIndex((item) => item.matches(':focus')) + step;
  items.at(next % items.length)?.focus();
}

/** The other actions of a record. Unavailable ones stay focusable and show why. */
export function ActionMenu({
  of,
  items,
}: {
  readonly of: string;
  /** Called when the menu opens. */
  readonly items: () => readonly MenuItem[];
}): ReactNode {
  const t = useTranslate();
  return (
    <Popup
      name={t('action.more', { name: of })}
      className={controls.icon}
      content={<Ellipsis size={16} aria-hidden="true" />}
    >
      {(close) => (
        <div role="menu" tabIndex={-1} className={styles.menu} onKeyDown={moveFocus}>
          {items().map(({ name, symbol, danger, reason, onClick }) => {
            const Icon = actionIcons[symbol];
            return (
              <button
                key={name}
                type="button"
                role="menuitem"
                className={styles.menuItem}
                data-danger={danger}
                aria-disabled={reason !== undefined}
                onClick={() => {
                  if (reason !== undefined) return;
                  close();
                  onClick();
                }}
              >
                <Icon size={16} aria-hidden="true" />
                <span>
                  {name}
                  {reason && <small className={styles.reason}>{reason}</small>}
                </span>
              </button>
            );
          })}
        </div>
      )}
    </Popup>
  );
}
