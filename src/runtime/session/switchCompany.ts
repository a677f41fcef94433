import { sessionStore } from '../api/sessionStore.ts';
import { navigate } from '../core/routing/hashLocation.ts';
import { confirmLeave } from '../feedback/dialog/leaveGuard.ts';

/** Switches to another company's first screen: open records and filters belong to the current one. */
export async function switchCompany(companyUuid: string): Promise<void> {
  const session = sessionStore.get();
  if (!session || !(await confirmLeave())) return;
  sessionStore.open({ ...session, companyUuid });
  navigate('/');
}
