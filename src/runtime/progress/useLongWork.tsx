import { type ReactNode, useCallback } from 'react';
import { useDialog } from '../actions/useDialog.tsx';
import { createStore } from '../store.ts';
import type { Progress, Work } from './Progress.ts';
import { ProgressDialog } from './ProgressDialog.tsx';
import { patience } from './patience.ts';

interface Task<T> {
  readonly title: string;
  /** What it begins with. */
  readonly progress: Progress;
  /** What cancelling means, where that is not plain. */
  readonly note?: string;
  readonly work: (work: Work) => Promise<T>;
}

export interface LongWork {
  /** Shows how far a work has come, unless it is done in a moment, and lets the operator cancel it. The same at each render. */
  readonly run: <T>(task: Task<T>) => Promise<T>;
  /** To be rendered by the caller. */
  readonly dialog: ReactNode;
}

export function useLongWork(): LongWork {
  const { open, dialog } = useDialog();
  const run = useCallback(
    async <T,>({ title, progress, note, work }: Task<T>): Promise<T> => {
      const cancelling = new AbortController();
      const store = createStore(progress);
      let close = (): void => undefined;
      const timer = setTimeout(() => {
        void open<void>((end) => {
          close = () => end();
          return (
            <ProgressDialog title={title} store={store} note={note} onCancel={() => cancelling.abort()} />
          );
        });
      }, patience);
      try {
        return await work({ report: store.set, signal: cancelling.signal });
      } finally {
        clearTimeout(timer);
        close();
      }
    },
    [open],
  );
  return { run, dialog };
}
