import type { Row } from '../../contract/envelope.ts';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import { found } from '../crud/found.ts';
import { refuseObstacle } from '../crud/refuseObstacle.ts';
import { stamps } from '../crud/storedRow.ts';
import type { Call } from '../Service.ts';
import { countChanges } from './countChanges.ts';
import type { Job } from './Job.ts';
import { sendingRouteOf } from './routeOf.ts';
import { sourceOf } from './sourceOf.ts';

const pendingData = entityOf('pendingData');
const interfaces = entityOf('interface');

/** A document that this process runs: the record as it is while it is RUNNING, and its way. */
export interface Claimed {
  readonly row: Row;
  readonly job: Job;
}

/**
 * Takes a document for a debug run: it is RUNNING until that ends, so nobody else sends it meanwhile. Throws ILLEGAL_TRANSITION
 * unless document and interface allow it, NOT_IMPLEMENTED for a target that cannot be reached yet; nothing has changed then.
 */
export const claim = (call: Call, uuid: unknown): Promise<Claimed> =>
  call.service.store.transaction(async (tables) => {
    const { documents } = tables;
    const before = await found(call, pendingData, uuid, documents, 'update');
    refuseObstacle(call, pendingData, 'debug', before);
    const owner = await found(call, interfaces, before.interfaceUuid, documents, 'update');
    const route = await sendingRouteOf(documents, call, owner);
    const now = call.service.now();
    const { nextRunTime: _, ...rest } = before;
    const row: Row = {
      ...rest,
      uuid: before.uuid,
      status: 'RUNNING',
      lastRunTime: now.toISOString(),
      lastAction: { by: call.login.loginId, at: now.toISOString() },
      ...stamps(pendingData.model, before, now),
    };
    await documents.update(documentOf(pendingData.model, String(row.companyUuid), row));
    await countChanges(tables, [{ before, after: row }], now);
    return { row, job: { ...route, document: sourceOf(before) } };
  });
