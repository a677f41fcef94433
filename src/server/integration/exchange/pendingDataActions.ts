import type { Page, Row } from '../../../contract/api/envelope.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import { invalidRequest, ServiceError } from '../../platform/base/ServiceError.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { Handler, OperationCall } from '../../platform/operations/ServiceContext.ts';
import { handleGet } from '../../platform/records/handlers/genericHandler.ts';
import { handlePage } from '../../platform/records/handlers/handleList.ts';
import { handleBatch, handleTransition } from '../../platform/records/handlers/handleTransition.ts';
import type { TransitionHooks } from '../../platform/records/lifecycle/planTransition.ts';
import { captionOf } from '../../platform/records/rows/captions.ts';
import type { RecordInput } from '../../platform/records/rows/sanitizeInput.ts';
import { toVisibleRow } from '../../platform/records/rows/storedRow.ts';
import { debugPending, debugPendingBatch } from './debug/debugPending.ts';
import { type DocumentEvent, withEvent } from './document/documentHistory.ts';
import { updateInterfaceCounts } from './queue/updateInterfaceCounts.ts';

const pendingData = entityOf('pendingData');
const interfaces = entityOf('interface');

/** Returns person, time and reason of an action, as last action and as an event of the history. */
function actionProperties(
  { login, service }: OperationCall,
  kind: DocumentEvent['kind'],
  reason: unknown,
  before: Row,
): RecordInput {
  const action = { by: login.loginId, at: service.now().toISOString(), reason };
  const event = { ...action, kind, reason: typeof reason === 'string' ? reason : undefined };
  // Neither a cancelled nor a reset document waits for the retry that was planned.
  return { lastAction: action, history: withEvent(before, event), nextRunTime: undefined };
}

/** Stores person, time and reason on a cancelled document and updates the counts of its interface. */
export const cancelHooks = {
  set: (call, reason, before) => actionProperties(call, 'CANCELLED', reason, before),
  after: (tables, steps, { service }) => updateInterfaceCounts(tables, steps, service.now()),
} satisfies TransitionHooks;

/**
 * A reset document has no failures. It needs an interface for its delivery. The interface of a cancelled document
 * may be removed. An operator expects a result at once, so a paused interface tries its receiver.
 */
export const resetHooks: TransitionHooks = {
  after: async (tables, steps, call) => {
    await cancelHooks.after(tables, steps, call);
    const interfaceUuids = new Set(steps.map(({ before }) => String(before.interfaceUuid)));
    await tables.documentQueue.probeNow([...interfaceUuids], call.service.now());
  },
  set: (call, reason, before) => ({
    ...actionProperties(call, 'RESET', reason, before),
    failureReason: undefined,
    errorCode: undefined,
  }),
  guard: async (repository, call, rows) => {
    const wanted = rows.map(({ interfaceUuid }) => interfaceUuid);
    const companyUuid = String(rows[0]?.companyUuid);
    // This lock excludes operators, not senders of documents.
    const there = await repository.findAll('interface', 'uuid', wanted, companyUuid, 'no key update');
    const uuids = new Set<unknown>(there.map(({ uuid }) => uuid));
    const entity = call.phrases.translate('entities.interface.title');
    return ({ interfaceUuid }) => {
      if (!uuids.has(interfaceUuid)) throw new ServiceError('NOT_FOUND', { entity });
    };
  },
};

const resetTransition = handleTransition(pendingData, 'reset', resetHooks);
const cancelTransition = handleTransition(pendingData, 'cancel', cancelHooks);
const resetBatch = handleBatch(pendingData, resetHooks);
const cancelBatch = handleBatch(pendingData, cancelHooks);

/** Adds to documents whether their interface is in debug; few are. Only then can a document be debugged. */
async function withInterfaceDebug({ service }: OperationCall, rows: readonly Row[]): Promise<Row[]> {
  const { model } = interfaces;
  const { records } = await service.store.repository.list({
    entity: model.name,
    companyUuid: String(rows[0]?.companyUuid),
    equals: { debug: true },
    omit: model.omittedFromList,
  });
  const debugged = new Set<unknown>(
    records.filter((row) => toVisibleRow(model, row, service.now()).debug === true).map(({ uuid }) => uuid),
  );
  return rows.map((row) => ({ ...row, interfaceDebug: debugged.has(row.interfaceUuid) }));
}

const listPage = handlePage(pendingData);
const getRow = handleGet(pendingData);

/** Operation `pendingData.query`. */
export const queryPending: Handler = async (call): Promise<Page> => {
  const found = (await listPage(call)) as Page;
  return found.records.length > 0
    ? { ...found, records: await withInterfaceDebug(call, found.records) }
    : found;
};

/** Operation `pendingData.get`. */
export const getPending: Handler = async (call): Promise<Row | undefined> => {
  const [row] = await withInterfaceDebug(call, [(await getRow(call)) as Row]);
  return row;
};

/** A reset document is due, and a cancelled one no longer blocks others with its number. */
const withWakeUp =
  (handle: Handler): Handler =>
  async (call) => {
    const row = (await handle(call)) as Row;
    call.service.exchange.wake([String(row.interfaceUuid)]);
    return row;
  };

export const resetPending = withWakeUp(resetTransition);
/** A blank reason counts as missing. The schema of a bulk action's body has the same rule. */
const requireReason =
  (handle: Handler): Handler =>
  (call) => {
    const reason = String(call.query.reason).trim();
    if (reason !== '') return handle({ ...call, query: { ...call.query, reason } });
    const field = captionOf(call, 'pendingBatch', 'reason');
    throw invalidRequest([
      { field: 'reason', message: call.phrases.translate('validation.required', { field }) },
    ]);
  };

export const cancelPending = withWakeUp(requireReason(cancelTransition));

/** Reset and cancel change all documents in one transaction; a debug run sends each of them. */
export const batchPending: Handler = async (call) => {
  const action = isRecord(call.body) && call.body.action;
  if (action === 'debug') return debugPendingBatch(call);
  const result = await (action === 'reset' ? resetBatch(call) : cancelBatch(call));
  call.service.exchange.wake();
  return result;
};

export const debugPendingDocument: Handler = (call) => debugPending(call, String(call.query.uuid));
