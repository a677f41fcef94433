import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { sessionRenewal, useSession } from '../api/sessionStore.ts';
import { lazyComponent } from '../core/lazy/lazyComponent.tsx';
import { whenIdle } from '../core/timing/whenIdle.ts';
import { LazyDialog } from '../feedback/failure/LazyPart.tsx';

const LazyPasswordDialog = lazyComponent(
  async () => (await import('./PasswordDialog.tsx')).PasswordDialog,
  ['session'],
);

/** Signs the same operator in again over the page: input stays, and the waiting calls continue. */
export function SessionRenewalDialog(): ReactNode {
  const session = useSession();
  const wanted = useSyncExternalStore(sessionRenewal.subscribe, sessionRenewal.get);
  // Hours ahead: it might no longer be available when needed.
  useEffect(() => whenIdle(LazyPasswordDialog.preload, 2000), []);
  if (!wanted || !session) return null;
  return (
    <LazyDialog close={() => wanted.finish(false)}>
      <LazyPasswordDialog loginId={session.loginId} onFinish={wanted.finish} />
    </LazyDialog>
  );
}
