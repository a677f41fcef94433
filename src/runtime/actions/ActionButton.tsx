import type { ReactNode } from 'react';
import type { Symbol as Meaning } from '../../contract/resource.ts';
import { bearing, type KeyName } from '../command/keys.ts';
import controls from '../theme/controls.module.css';
import { symbols } from './symbols.ts';
import { useTip } from './useTip.tsx';

interface ActionButtonProps {
  readonly name: string;
  readonly symbol: Meaning;
  /** Among the likeliest: not shown where there is little room. */
  readonly prominent?: boolean;
  /** Why it cannot be done now; the button stays reachable, so that it can say so. */
  readonly reason?: string;
  /** The shortcut that it bears. */
  readonly shortcut?: KeyName;
  readonly onClick: () => void;
  readonly onIntent?: () => void;
}

/** A pictogram with a name; hover and focus tell the name, or why it is not possible. */
export function ActionButton(props: ActionButtonProps): ReactNode {
  const { name, symbol, prominent, reason, shortcut, onClick, onIntent } = props;
  const key = shortcut && bearing(shortcut, name);
  const { listeners, tip } = useTip(reason === undefined ? (key?.title ?? name) : `${name}: ${reason}`);
  const Icon = symbols[symbol];
  return (
    <>
      <button
        type="button"
        className={controls.icon}
        data-prominent={prominent}
        aria-label={name}
        aria-disabled={reason !== undefined}
        aria-keyshortcuts={key?.['aria-keyshortcuts']}
        {...listeners}
        onPointerEnter={(event) => {
          listeners.onPointerEnter(event);
          onIntent?.();
        }}
        onFocus={(event) => {
          listeners.onFocus(event);
          onIntent?.();
        }}
        onClick={() => {
          if (reason === undefined) onClick();
        }}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
      {tip}
    </>
  );
}
