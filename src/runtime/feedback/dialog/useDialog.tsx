import { type ReactNode, useCallback, useState } from 'react';
import { LazyDialog } from '../failure/LazyPart.tsx';

export interface DialogSlot {
  /** To be rendered by the caller. */
  readonly dialog: ReactNode;
  /**
   * Shows what `render` gives until that calls `close`; answers with what it says then, or with undefined when the dialog could not be
   * shown, which was told. The same at each render.
   */
  readonly open: <T>(render: (close: (answer: T) => void) => ReactNode) => Promise<T | undefined>;
}

/** One dialog at a time, as a question that is awaited. */
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
