import type { DebugInput, DebugRun } from '#generated/types.ts';
import type { Row } from '../../../../contract/api/envelope.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { Handler, OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { findOrThrow } from '../../../platform/records/handlers/findOrThrow.ts';
import { assertValidJson } from '../assertValidJson.ts';
import type { StoredPart } from '../finish/endRun.ts';
import { createRunLogEntries } from '../run/createRunLogEntries.ts';
import { loadDebugRoute, loadMappingRoute } from '../run/loadDeliveryRoute.ts';
import { type RunInput, type SourceDocument, sourceDocumentOf } from '../run/RunInput.ts';
import { type RunResult, runDocument } from '../run/runDocument.ts';
import { createRunReport, logUnstored } from './createRunReport.ts';
import { debugPending } from './debugPending.ts';

const interfaces = entityOf('interface');

/** Returns the newest document of an interface with this number, in any state. Throws NOT_FOUND. */
async function findNewestDocument(call: OperationCall, owner: Row, orderNumber: string): Promise<Row> {
  const { records } = await call.service.store.repository.list({
    entity: 'pendingData',
    companyUuid: String(owner.companyUuid),
    equals: { interfaceUuid: owner.uuid, entityNo: orderNumber },
    sort: { property: 'createTime', order: 'desc' },
    window: { limit: 1, offset: 0 },
  });
  const [row] = records;
  if (!row) {
    throw new ServiceError('NOT_FOUND', {
      entity: call.phrases.translate('exchange.order', { orderNumber }),
    });
  }
  return row;
}

/** Throws INVALID_REQUEST unless it is JSON. */
function parseInputDocument(call: OperationCall, text: string): SourceDocument {
  assertValidJson(call, 'debugInput', text);
  return { text };
}

/** Sends and stores nothing. */
async function mapWithoutSending(
  call: OperationCall,
  owner: Row,
  document: SourceDocument,
): Promise<DebugRun> {
  const route = await loadMappingRoute(call.service.store.repository, call, owner);
  const runInput = { ...route, document };
  return createRunReport(call, runInput, await runDocument(call.service, runInput));
}

/** Stores the log entries of a run, or logs why not. */
async function storeEntries(
  { service }: OperationCall,
  input: RunInput,
  result: RunResult,
): Promise<StoredPart> {
  try {
    await service.store.repository.insertAll(createRunLogEntries(service, input, result, 'DEBUG'));
    return 'ALL';
  } catch (error) {
    logUnstored(input, error);
    return 'DOCUMENT';
  }
}

/** Sends the given document. Changes no pending document, but writes logs. */
async function sendDocument(
  call: OperationCall,
  interfaceUuid: string,
  document: SourceDocument,
): Promise<DebugRun> {
  const { store } = call.service;
  const route = await store.transaction(async ({ repository }) =>
    loadDebugRoute(
      repository,
      call,
      await findOrThrow(call, interfaces, interfaceUuid, repository, 'update'),
    ),
  );
  const runInput = { ...route, document };
  const runResult = await runDocument(call.service, runInput);
  const stored = await storeEntries(call, runInput, runResult);
  return createRunReport(call, runInput, runResult, stored);
}

/**
 * Operation `interfaceConfig.debugRun`: runs the document of an order, or a given one, through a stored
 * interface. By default it only maps, in any state of the interface. With sending, a document of the queue is
 * sent as in `pendingData.debug`.
 */
export const debugRun: Handler = async (call): Promise<DebugRun> => {
  // Validated by its entity's validator.
  const input = call.body as DebugInput;
  const { interfaceUuid, inputType, orderNumber = '', data = '' } = input;
  const owner = await findOrThrow(call, interfaces, interfaceUuid, call.service.store.repository);
  if (inputType === 'DATA') {
    const document = parseInputDocument(call, data);
    return input.send
      ? sendDocument(call, interfaceUuid, document)
      : mapWithoutSending(call, owner, document);
  }
  const pending = await findNewestDocument(call, owner, orderNumber);
  return input.send
    ? debugPending(call, pending.uuid)
    : mapWithoutSending(call, owner, sourceDocumentOf(pending));
};
