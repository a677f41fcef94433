import { findSignInCompanies } from '../../audit/findSignInCompanies.ts';
import { writeAuditEvent } from '../../audit/writeAuditEvent.ts';
import type { ServiceContext } from '../../operations/ServiceContext.ts';
import { attemptLimits, networkOf } from '../../security/attemptLimits.ts';

/** A sign-in that failed after the provider. */
export interface Refusal {
  /** The problem that the sign-in page shows. */
  readonly errorCode: string;
  /** As far as the provider named one. */
  readonly loginId?: string | undefined;
  readonly address: string;
}

/**
 * Writes the entry of a refused sign-in into the audit log. Attempts above the limit of an address have none,
 * because anybody can cause any number of refused sign-ins.
 */
export async function logRefusal(
  service: Pick<ServiceContext, 'store' | 'now'>,
  { errorCode, loginId = '', address }: Refusal,
): Promise<void> {
  const time = service.now();
  if (!(await service.store.attemptCounter.count(networkOf(address), time, attemptLimits.address))) return;
  await writeAuditEvent(service.store, await findSignInCompanies(service, loginId), {
    time,
    event: 'signIn',
    loginId,
    address,
    operation: 'single sign-on',
    errorCode,
  });
}
