import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ActionIcon as Meaning } from '../../../contract/model/resource.ts';
import styles from './ActionMenuItems.module.css';
import { actionIcons } from './actionIcons.ts';

export interface MenuItem {
  readonly name: string;
  readonly symbol: Meaning;
  readonly danger?: boolean;
  /** Why it is not possible now. */
  readonly reason?: string;
  readonly onClick: () => void;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  // -1 while the menu itself has the focus.
  const current = items.findIndex((item) => item.matches(':focus'));
  const next = { ArrowDown: current + 1, ArrowUp: Math.max(current, 0) - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

interface ActionMenuItemsProps {
  readonly items: readonly MenuItem[];
  readonly close: () => void;
}

/** The items of a menu. Unavailable ones stay focusable and show why. */
export function ActionMenuItems({ items, close }: ActionMenuItemsProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  // The panel moves the focus when it opens; items that load later have to take it themselves.
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={menu} role="menu" tabIndex={-1} className={styles.menu} onKeyDown={moveFocus}>
      {items.map(({ name, symbol, danger, reason, onClick }) => {
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
  );
}
