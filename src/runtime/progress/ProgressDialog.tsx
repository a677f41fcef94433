import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import type { Store } from '../store.ts';
import type { Progress } from './Progress.ts';
import { ProgressLine } from './ProgressLine.tsx';

interface ProgressDialogProps {
  readonly title: string;
  readonly store: Store<Progress>;
  readonly note?: string;
  readonly onCancel: () => void;
}

/** A long work, shown over the page until it ends by itself; Escape cancels it. */
export function ProgressDialog({ title, store, note, onCancel }: ProgressDialogProps): ReactNode {
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
