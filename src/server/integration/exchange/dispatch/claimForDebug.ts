import type { Row } from '../../../../contract/api/envelope.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { OperationCall, ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { assertTransitionAllowed } from '../../../platform/records/checks/conflicts.ts';
import { findOrThrow } from '../../../platform/records/handlers/findOrThrow.ts';
import { stampsOf } from '../../../platform/records/rows/storedRow.ts';
import { toKeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import { updateInterfaceCounts } from '../queue/updateInterfaceCounts.ts';
import { loadDebugRoute } from '../run/loadDeliveryRoute.ts';
import { type RunInput, sourceDocumentOf } from '../run/RunInput.ts';

const pendingData = entityOf('pendingData');
const interfaces = entityOf('interface');

/** A document that this process runs: the RUNNING record and its route. */
export interface ClaimedDocument {
  readonly row: Row;
  readonly input: RunInput;
  /** The operator who started the run; absent for a run of the queue. */
  readonly by?: string;
  /** The document before its debug run; absent for a run of the queue. */
  readonly before?: Row;
}

/**
 * Claims a document for a debug run. It is RUNNING until that ends, so no other run sends it. Throws
 * ILLEGAL_TRANSITION unless document and interface allow it, and NOT_IMPLEMENTED for an unsupported target;
 * changes nothing then.
 */
export const claimForDebug = (call: OperationCall, uuid: unknown): Promise<ClaimedDocument> =>
  call.service.store.transaction(async (tables) => {
    const { repository } = tables;
    const before = await findOrThrow(call, pendingData, uuid, repository, 'update');
    assertTransitionAllowed(call, pendingData, 'debug', before);
    const owner = await findOrThrow(call, interfaces, before.interfaceUuid, repository, 'update');
    const route = await loadDebugRoute(repository, call, owner);
    const now = call.service.now();
    const { nextRunTime: _, ...rest } = before;
    const row: Row = {
      ...rest,
      uuid: before.uuid,
      status: 'RUNNING',
      lastRunTime: now.toISOString(),
      lastAction: { by: call.login.loginId, at: now.toISOString() },
      ...stampsOf(pendingData.model, before, now),
    };
    await repository.update(toKeyedRecord(pendingData.model, String(row.companyUuid), row));
    await updateInterfaceCounts(tables, [{ before, after: row }], now);
    await tables.documentQueue.forgetLatestClaim(owner.uuid);
    return {
      row,
      input: { ...route, document: sourceDocumentOf(before) },
      by: call.login.loginId,
      before,
    };
  });

/** Returns a document whose debug run did not begin to its state before, unless the run was abandoned meanwhile. */
export const undoClaimForDebug = (
  service: ServiceContext,
  { version, uuid }: Row,
  before: Row,
): Promise<void> =>
  service.store.transaction(async (tables) => {
    const companyUuid = String(before.companyUuid);
    const [row] = await tables.repository.findAll('pendingData', 'uuid', [uuid], companyUuid, 'update');
    if (row?.status !== 'RUNNING' || row.version !== version) return;
    const now = service.now();
    const after: Row = { ...before, ...stampsOf(pendingData.model, row, now) };
    await tables.repository.update(toKeyedRecord(pendingData.model, companyUuid, after));
    await updateInterfaceCounts(tables, [{ before: row, after }], now);
  });
