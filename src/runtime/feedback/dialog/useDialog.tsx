import { type ReactNode, useCallback, useState } from 'react';
import { LazyDialog } from '../failure/LazyPart.tsx';

export interface DialogSlot {
  /** Rendered by the caller. */
  readonly dialog: ReactNode;
  /**
   * Shows the content of `render` until it calls `close`. Resolves to the answer, or to undefined when the
   * dialog could not be shown, which was reported. Keeps its identity.
   */
  readonly open: <T>(render: (close: (answer: T) => void) => ReactNode) => Promise<T | undefined>;
}

/** One dialog at a time, as a promise. */
export function useDialog(): DialogSlot {
  const [dialog, setDialog] = useState<ReactNode>();
  const open = useCallback(
    <T,>(render: (close: (answer: T) => void) => ReactNode): Promise<T | undefined> =>
      new Promise((resolve) => {
        const close = (answer?: T): void => {
          setDialog(undefined);
          resolve(answer);
        };
        setDialog(<LazyDialog close={close}>{render(close)}</LazyDialog>);
      }),
    [],
  );
  return { dialog, open };
}
