import { sessionStore } from '../api/sessionStore.ts';
import { navigate } from '../core/routing/hashLocation.ts';
import { confirmLeave } from '../feedback/dialog/leaveGuard.ts';

/** Opens another company on the same screen. Resolves to false if the operator keeps unsaved input. */
export async function openCompany(companyUuid: string): Promise<boolean> {
  // Read after the question: the operator may have signed in again or out meanwhile.
  const session = (await confirmLeave()) && sessionStore.get();
  if (!session) return false;
  sessionStore.open({ ...session, companyUuid });
  return true;
}

/** Switches to another company's first screen: open records and filters belong to the current one. */
export async function switchCompany(companyUuid: string): Promise<void> {
  if (await openCompany(companyUuid)) navigate('/');
}
