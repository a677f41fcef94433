import { breakIn } from '../../contract/breakIn.ts';
import type { Row } from '../../contract/envelope.ts';
import type { DebugInput, DebugRun } from '../../generated/types.ts';
import { entityOf } from '../catalog.ts';
import { captionOf } from '../crud/captionOf.ts';
import { found } from '../crud/found.ts';
import type { Call, Handler } from '../Service.ts';
import { invalidRequest, ServiceError } from '../ServiceError.ts';
import { debugPending } from './debugPending.ts';
import type { SourceDocument } from './Job.ts';
import { logEntries } from './logEntries.ts';
import { refuseInexact } from './refuseInexact.ts';
import { report } from './report.ts';
import { mappingRouteOf, sendingRouteOf } from './routeOf.ts';
import { runJob } from './runJob.ts';
import { sourceOf } from './sourceOf.ts';

const interfaces = entityOf('interface');

/** The newest document of an interface with this number, whatever has become of it. Throws NOT_FOUND. */
async function newestOf(call: Call, owner: Row, orderNumber: string): Promise<Row> {
  const { records } = await call.service.store.documents.list({
    entity: 'pendingData',
    companyUuid: String(owner.companyUuid),
    equals: { interfaceUuid: owner.uuid, entityNo: orderNumber },
    sort: { property: 'createTime', order: 'desc' },
    window: { limit: 1, offset: 0 },
  });
  const [row] = records;
  if (!row) {
    throw new ServiceError('NOT_FOUND', { entity: call.say.translate('exchange.order', { orderNumber }) });
  }
  return row;
}

/** Throws INVALID_REQUEST with the place where the text is no JSON, INEXACT_NUMBER for a number that would change. */
function given(call: Call, text: string): SourceDocument {
  const place = breakIn(text);
  if (!place) {
    refuseInexact(text);
    return { text };
  }
  const field = captionOf(call, 'debugInput', 'data');
  const message = call.say.translate('exchange.brokenData', { field, ...place });
  throw invalidRequest([{ field: 'data', message }]);
}

/** Nothing leaves the service, and nothing is stored. */
async function mapOnly(call: Call, owner: Row, document: SourceDocument): Promise<DebugRun> {
  const route = await mappingRouteOf(call.service.store.documents, call, owner);
  const job = { ...route, document };
  return report(call, job, await runJob(call, job));
}

/** Sends what was given: no pending document is touched, but the logs have it. */
async function send(call: Call, interfaceUuid: string, document: SourceDocument): Promise<DebugRun> {
  const { store } = call.service;
  const route = await store.transaction(async ({ documents }) =>
    sendingRouteOf(documents, call, await found(call, interfaces, interfaceUuid, documents, 'update')),
  );
  const job = { ...route, document };
  const ended = await runJob(call, job);
  await store.documents.insertAll(logEntries(call, job, ended, 'DEBUG'));
  return report(call, job, ended);
}

/**
 * Operation `interfaceConfig.debugRun`: runs the document of an order, or a given one, through an interface as it is stored.
 * Unless asked to send it is only mapped, in whatever state the interface is; a document of the queue is sent as
 * `pendingData.debug` does.
 */
export const debugRun: Handler = async (call): Promise<DebugRun> => {
  // Its entity's validator has seen it.
  const input = call.body as DebugInput;
  const { interfaceUuid, inputType, orderNumber = '', data = '' } = input;
  const owner = await found(call, interfaces, interfaceUuid, call.service.store.documents);
  if (inputType === 'DATA') {
    const document = given(call, data);
    return input.send ? send(call, interfaceUuid, document) : mapOnly(call, owner, document);
  }
  const pending = await newestOf(call, owner, orderNumber);
  return input.send ? debugPending(call, pending.uuid) : mapOnly(call, owner, sourceOf(pending));
};
