import type { ReactNode } from 'react';
import type { Symbol as Meaning } from '../../contract/resource.ts';
import controls from '../theme/controls.module.css';
import { symbols } from './symbols.ts';
import { Tip } from './Tip.tsx';

interface ActionButtonProps {
  readonly name: string;
  readonly symbol: Meaning;
  /** Why it cannot be done now; the button stays reachable, so that it can say so. */
  readonly reason?: string;
  readonly onClick: () => void;
  readonly onIntent?: () => void;
}

/** A pictogram with a name; hover and focus tell the name, or why it is not possible. */
export function ActionButton({ name, symbol, reason, onClick, onIntent }: ActionButtonProps): ReactNode {
  const Icon = symbols[symbol];
  return (
    <Tip text={reason === undefined ? name : `${name}: ${reason}`}>
      <button
        type="button"
        className={controls.icon}
        aria-label={name}
        aria-disabled={reason !== undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => {
          if (reason === undefined) onClick();
        }}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
    </Tip>
  );
}
