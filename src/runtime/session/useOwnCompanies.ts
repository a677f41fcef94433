import { useEffect } from 'react';
import { companyStore } from '../api/companyStore.ts';
import { hasOperation } from '../api/operations.ts';
import { sessionStore } from '../api/sessionStore.ts';
import { useOperation } from '../api/useOperation.ts';
import { openCompany } from './switchCompany.ts';

/**
 * Reads the operator's companies again, so that a new company can be selected and a changed role applies
 * without a new sign-in. Not in a host portal, which provides the session. Another company opens if the current
 * one is disabled, unless the operator keeps unsaved input. An answer without the current company is not about this session.
 */
export function useOwnCompanies(): void {
  const isOwnSession = companyStore.get().length > 0 && hasOperation('company.query');
  const { data: companies } = useOperation('company.query', isOwnSession ? {} : null, {
    inline: true,
    isSilent: true,
  });
  useEffect(() => {
    const session = sessionStore.get();
    const current = companies?.find(({ uuid }) => uuid === session?.companyUuid);
    if (!session || !companies || !current) return;
    const open = companies.filter(({ status }) => status !== 'DISABLED');
    // The company on screen stays in the list until another one opens: it has the name and the role on screen.
    companyStore.set(companies.filter((company) => company === current || open.includes(company)));
    const [next] = open;
    if (next && !open.includes(current))
      void openCompany(next.uuid).then((hasOpened) => hasOpened && companyStore.set(open));
  }, [companies]);
}
