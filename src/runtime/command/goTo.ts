import { navigate } from '../routing/hashLocation.ts';
import { mayLeave } from '../routing/leaveGuard.ts';

/** Goes there unless the operator stays with what is not saved. */
export async function goTo(location: string): Promise<void> {
  if (await mayLeave()) navigate(location);
}
