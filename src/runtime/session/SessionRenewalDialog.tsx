import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { sessionRenewal, useSession } from '../api/sessionStore.ts';
import { loadWithPhrases } from '../core/i18n/phrases.ts';
import { lazyComponent } from '../core/lazy/lazyComponent.tsx';
import { whenIdle } from '../core/timing/whenIdle.ts';
import { LazyDialog } from '../feedback/failure/LazyPart.tsx';

const LazyPasswordDialog = lazyComponent(() =>
  loadWithPhrases(['session'], async () => (await import('./PasswordDialog.tsx')).PasswordDialog),
);

/** Signs the same operator in again, over the page: what is typed there stays, and the waiting calls go on. */
export function SessionRenewalDialog(): ReactNode {
  const session = useSession();
  const wanted = useSyncExternalStore(sessionRenewal.subscribe, sessionRenewal.get);
  // Hours before it is wanted: by then it might not be there to be loaded any more.
  useEffect(() => whenIdle(LazyPasswordDialog.preload, 2000), []);
  if (!wanted || !session) return null;
  return (
    <LazyDialog close={() => wanted.finish(false)}>
      <LazyPasswordDialog loginId={session.loginId} onFinish={wanted.finish} />
    </LazyDialog>
  );
}
