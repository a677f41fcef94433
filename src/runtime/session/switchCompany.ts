import { navigate } from '../routing/hashLocation.ts';
import { mayLeave } from '../routing/leaveGuard.ts';
import { sessionStore } from './sessionStore.ts';

/** Goes on in another company, from the first screen: what is open or filtered belongs to this one. */
export async function switchCompany(companyUuid: string): Promise<void> {
  const session = sessionStore.get();
  if (!session || !(await mayLeave())) return;
  sessionStore.open({ ...session, companyUuid });
  navigate('/');
}
