import type { Row } from '../../contract/envelope.ts';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import { found } from '../crud/found.ts';
import { refuseObstacle } from '../crud/refuseObstacle.ts';
import { stamps } from '../crud/storedRow.ts';
import type { Call } from '../Service.ts';
import type { Tables } from '../store/Store.ts';
import { countChanges } from './countChanges.ts';
import type { Job } from './Job.ts';
import { sendingRouteOf } from './routeOf.ts';
import { sourceOf } from './sourceOf.ts';

const pendingData = entityOf('pendingData');
const interfaces = entityOf('interface');

/** Writes a pending document, and the counts of its interface with it. */
export async function writePending(tables: Tables, before: Row, after: Row, now: Date): Promise<void> {
  await tables.documents.update(documentOf(pendingData.model, String(after.companyUuid), after));
  await countChanges(tables, [{ before, after }], now);
}

/**
 * Takes a document for a debug run: it is RUNNING until that ends, so nobody else sends it meanwhile. Throws ILLEGAL_TRANSITION
 * unless document and interface allow it, NOT_IMPLEMENTED for a target that cannot be reached yet; nothing has changed then.
 */
export const claim = (call: Call, uuid: unknown): Promise<Job> =>
  call.service.store.transaction(async (tables) => {
    const { documents } = tables;
    const before = await found(call, pendingData, uuid, documents, 'update');
    refuseObstacle(call, pendingData, 'debug', before);
    const owner = await found(call, interfaces, before.interfaceUuid, documents, 'update');
    const route = await sendingRouteOf(documents, call, owner);
    const now = call.service.now();
    await writePending(
      tables,
      before,
      {
        ...before,
        status: 'RUNNING',
        lastRunTime: now.toISOString(),
        lastAction: { by: call.login.loginId, at: now.toISOString() },
        ...stamps(pendingData.model, before, now),
      },
      now,
    );
    return { ...route, document: sourceOf(before) };
  });
