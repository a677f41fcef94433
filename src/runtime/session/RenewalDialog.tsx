import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { LazyDialog } from '../lazy/LazyPart.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { withPhrases } from '../lazy/withPhrases.ts';
import { whenIdle } from '../list/whenIdle.ts';
import { renewal } from './renewal.ts';
import { useSession } from './useSession.ts';

const PasswordDialog = lazyComponent(() =>
  withPhrases(['session'], async () => (await import('./PasswordDialog.tsx')).PasswordDialog),
);

/** Signs the same operator in again, over the page: what is typed there stays, and the waiting calls go on. */
export function RenewalDialog(): ReactNode {
  const session = useSession();
  const wanted = useSyncExternalStore(renewal.subscribe, renewal.get);
  // Hours before it is wanted: by then it might not be there to be loaded any more.
  useEffect(() => whenIdle(PasswordDialog.preload, 2000), []);
  if (!wanted || !session) return null;
  return (
    <LazyDialog close={() => wanted.settle(false)}>
      <PasswordDialog loginId={session.loginId} settle={wanted.settle} />
    </LazyDialog>
  );
}
