import type { PartnerKeySecret } from '#generated/types.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { Handler } from '../../../platform/operations/ServiceContext.ts';
import { findOrThrow } from '../../../platform/records/handlers/findOrThrow.ts';
import { transitionOne } from '../../../platform/records/lifecycle/transitionAll.ts';
import { createToken, hashToken } from '../../../platform/security/credentials.ts';

const partnerKey = entityOf('partnerKey');

/** Beginning of every generated secret. Scanners for leaked secrets can search for it. */
const prefix = 'ick_';

/** Characters of a secret that lists show, so that operators can distinguish secrets. */
const shownLength = prefix.length + 6;

/**
 * Operation `partnerKey.rotate`: generates a secret and returns it, once. The previous one stays valid for the
 * overlap of the key. Throws NOT_FOUND, ILLEGAL_TRANSITION.
 */
export const rotateKey: Handler = (call) =>
  call.service.store.transaction(async (tables): Promise<PartnerKeySecret> => {
    const { repository, partnerKeySecrets } = tables;
    const before = await findOrThrow(call, partnerKey, call.query.uuid, repository, 'update');
    const now = call.service.now();
    const secret = `${prefix}${createToken()}`;
    const hooks = {
      set: () => ({ secretStart: secret.slice(0, shownLength), rotatedAt: now.toISOString() }),
    };
    await transitionOne(tables, call, { entity: partnerKey, action: 'rotate', hooks }, before);
    const previousUntil = new Date(now.getTime() + Number(before.overlapHours) * 3_600_000);
    await partnerKeySecrets.replace(before.uuid, hashToken(secret), now, previousUntil);
    return {
      name: String(before.name),
      secret,
      ...(before.status === 'ACTIVE' && { previousValidUntil: previousUntil.toISOString() }),
    };
  });
