import { useEffect } from 'react';
import { companyStore } from '../api/companyStore.ts';
import { sessionStore } from '../api/sessionStore.ts';
import { useOperation } from '../api/useOperation.ts';

/**
 * Reads the operator's companies again, so that a new company can be selected and a changed role applies
 * without a new sign-in. Not in a host portal, which provides the session. The screen opens another company if
 * the current one is disabled.
 */
export function useOwnCompanies(): void {
  const isOwnSession = companyStore.get().length > 0;
  const { data } = useOperation('company.query', isOwnSession ? {} : null, { inline: true, isSilent: true });
  useEffect(() => {
    const open = data?.filter(({ status }) => status !== 'DISABLED') ?? [];
    const [first] = open;
    if (first?.uuid === undefined) return;
    companyStore.set(open);
    const session = sessionStore.get();
    if (session && !open.some(({ uuid }) => uuid === session.companyUuid))
      sessionStore.open({ ...session, companyUuid: first.uuid });
  }, [data]);
}
