import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { LazyDialog } from '../failure/LazyPart.tsx';
import { dialogStore } from './dialogStore.ts';

function closeAll(): void {
  for (let dialog = dialogStore.get(); dialog; dialog = dialogStore.get()) dialog.close();
}

/** Shows the dialogs of `dialogStore`, one at a time. They end with the session around them. */
export function Dialogs(): ReactNode {
  const dialog = useSyncExternalStore(dialogStore.subscribe, dialogStore.get);
  useEffect(() => closeAll, []);
  return (
    dialog && (
      <LazyDialog key={dialog.id} close={dialog.close}>
        {dialog.shown}
      </LazyDialog>
    )
  );
}
