import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { createStore, type ValueStore } from '../../core/store.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { dialogStore } from '../dialog/dialogStore.ts';
import { type Progress, type ProgressContext, ProgressLine } from './ProgressLine.tsx';
import { progressDelay } from './progressTiming.ts';

interface ProgressDialogProps {
  readonly title: string;
  readonly store: ValueStore<Progress>;
  readonly note?: string;
  readonly onCancel: () => void;
}

/** A long task, shown over the page until it ends; Escape cancels it. */
function ProgressDialog({ title, store, note, onCancel }: ProgressDialogProps): ReactNode {
  const progress = useSyncExternalStore(store.subscribe, store.get);
  const [isStopping, setStopping] = useState(false);
  const cancel = () => {
    setStopping(true);
    onCancel();
  };
  return (
    <Dialog title={title} onClose={cancel}>
      <ProgressLine progress={progress} note={note} cancel={cancel} isStopping={isStopping} />
    </Dialog>
  );
}

interface ProgressTask<T> {
  readonly title: string;
  /** The initial progress. */
  readonly progress: Progress;
  /** The effect of cancelling, where it is not obvious. */
  readonly note?: string;
  readonly work: (work: ProgressContext) => Promise<T>;
}

/** Runs a task, shows its progress unless it ends in a moment, and lets the operator cancel it. */
export async function runWithProgress<T>({ title, progress, note, work }: ProgressTask<T>): Promise<T> {
  const cancelling = new AbortController();
  const store = createStore(progress);
  let close = (): void => undefined;
  const timer = setTimeout(() => {
    void dialogStore.open<void>((end) => {
      close = () => end();
      return <ProgressDialog title={title} store={store} note={note} onCancel={() => cancelling.abort()} />;
    });
  }, progressDelay);
  try {
    return await work({ report: store.set, signal: cancelling.signal });
  } finally {
    clearTimeout(timer);
    close();
  }
}
