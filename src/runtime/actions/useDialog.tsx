import { type ReactNode, Suspense, useCallback, useState } from 'react';

export interface Dialogs {
  /** To be rendered by the caller. */
  readonly dialog: ReactNode;
  /** Shows what `render` gives until that calls `close`; answers with what it says then. The same at each render. */
  readonly open: <T>(render: (close: (answer: T) => void) => ReactNode) => Promise<T>;
}

/** One dialog at a time, as a question that is awaited. */
export function useDialog(): Dialogs {
  const [dialog, setDialog] = useState<ReactNode>();
  const open = useCallback(
    <T,>(render: (close: (answer: T) => void) => ReactNode): Promise<T> =>
      new Promise((resolve) => {
        const close = (answer: T): void => {
          setDialog(undefined);
          resolve(answer);
        };
        setDialog(<Suspense fallback={null}>{render(close)}</Suspense>);
      }),
    [],
  );
  return { dialog, open };
}
