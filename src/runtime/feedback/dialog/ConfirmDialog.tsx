import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { whenIdle } from '../../core/timing/whenIdle.ts';
import { LazyDialog } from '../failure/LazyPart.tsx';
import { confirmStore } from './confirmStore.ts';

export const LazyConfirmationDialog = lazyComponent(
  async () => (await import('./ConfirmationDialog.tsx')).ConfirmationDialog,
);

/** Shows the confirmations of `confirmStore`, one at a time. */
export function ConfirmDialog(): ReactNode {
  const confirmation = useSyncExternalStore(confirmStore.subscribe, confirmStore.get);
  // Before the first question: the network may be gone then.
  useEffect(() => whenIdle(LazyConfirmationDialog.preload, 2000), []);
  return (
    confirmation && (
      <LazyDialog key={confirmation.id} close={confirmation.close}>
        <LazyConfirmationDialog question={confirmation.shown} />
      </LazyDialog>
    )
  );
}
