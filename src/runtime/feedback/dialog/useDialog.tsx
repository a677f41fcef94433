import { type ReactNode, useCallback, useState } from 'react';
import { LazyDialog } from '../failure/LazyPart.tsx';

export interface DialogSlot {
  /** Rendered by the caller. */
  readonly dialog: ReactNode;
  /**
   * Shows the content of `render` until it calls `close`, after the dialogs that were opened before. Resolves to the
   * answer, or to undefined when the dialog could not be shown, which was reported. Keeps its identity.
   */
  readonly open: <T>(render: (close: (answer: T) => void) => ReactNode) => Promise<T | undefined>;
}

let nextKey = 0;

/** A queue of dialogs, each as a promise: a result does not replace a dialog with typed input. */
export function useDialog(): DialogSlot {
  const [[dialog], setDialogs] = useState<readonly ReactNode[]>([]);
  const open = useCallback(
    <T,>(render: (close: (answer: T) => void) => ReactNode): Promise<T | undefined> =>
      new Promise((resolve) => {
        const close = (answer?: T): void => {
          setDialogs((dialogs) => dialogs.filter((other) => other !== opened));
          resolve(answer);
        };
        const opened = (
          <LazyDialog key={nextKey++} close={close}>
            {render(close)}
          </LazyDialog>
        );
        setDialogs((dialogs) => [...dialogs, opened]);
      }),
    [],
  );
  return { dialog, open };
}
