import { useEffect, useState } from 'react';
import { loadConfiguration } from '../api/configuration.ts';
import { useMissingCalls } from '../api/useMissingCalls.ts';

/** Whether operators sign in at a host portal, for the back end has no call for it. */
export const usePortal = (): boolean => useMissingCalls().names.has('account.login');

/** The address of the portal, where the configuration gives it. */
export function usePortalAddress(): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    // Without a configuration nothing could have been called.
    loadConfiguration().then(
      ({ portal }) => setAddress(portal),
      () => undefined,
    );
  }, []);
  return address;
}
