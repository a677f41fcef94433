import type { ReactNode } from 'react';
import type { Symbol as Meaning } from '../../contract/resource.ts';
import { symbols } from '../actions/symbols.ts';
import { useTip } from '../actions/useTip.tsx';
import controls from '../theme/controls.module.css';

interface BulkButtonProps {
  readonly name: string;
  readonly symbol: Meaning;
  /** Why it can be done to none of those that are chosen; the button stays reachable, so that it can say so. */
  readonly reason: string | undefined;
  readonly onClick: () => void;
}

/** A likely action on many records. */
export function BulkButton({ name, symbol, reason, onClick }: BulkButtonProps): ReactNode {
  const { listeners, tip } = useTip(reason ?? name);
  const Icon = symbols[symbol];
  return (
    <>
      <button
        type="button"
        className={controls.button}
        aria-disabled={reason !== undefined}
        aria-description={reason}
        {...(reason !== undefined && listeners)}
        onClick={() => {
          if (reason === undefined) onClick();
        }}
      >
        <Icon size={16} aria-hidden="true" />
        {name}
      </button>
      {reason !== undefined && tip}
    </>
  );
}
