import type { Page, Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { entityOf } from '../catalog.ts';
import { answered } from '../crud/answered.ts';
import { batch } from '../crud/batch.ts';
import { captionOf } from '../crud/captionOf.ts';
import type { Effect } from '../crud/Effect.ts';
import { get } from '../crud/get.ts';
import { page } from '../crud/list.ts';
import { transition } from '../crud/transition.ts';
import { countChanges } from '../exchange/countChanges.ts';
import { debugMany } from '../exchange/debugMany.ts';
import { debugPending } from '../exchange/debugPending.ts';
import { wakeGroups, wakeScope } from '../exchange/wakeGroups.ts';
import type { Call, Handler } from '../Service.ts';
import { invalidRequest, ServiceError } from '../ServiceError.ts';

const pendingData = entityOf('pendingData');
const interfaces = entityOf('interface');

/** Who did it, when and why stays on the document; its interface's counts follow. */
export const dealtWith = {
  mark: ({ login, service }, reason) => ({
    lastAction: { by: login.loginId, at: service.now().toISOString(), reason },
  }),
  settle: (tables, steps, { service }) => countChanges(tables, steps, service.now()),
} satisfies Effect;

/** What waits again has failed no more, and needs an interface to deliver it: a cancelled document outlives its own. */
export const revival: Effect = {
  ...dealtWith,
  mark: (call, reason) => ({
    ...dealtWith.mark(call, reason),
    failureReason: undefined,
    errorCode: undefined,
  }),
  refuse: async (documents, call, rows) => {
    const wanted = rows.map(({ interfaceUuid }) => interfaceUuid);
    const companyUuid = String(rows[0]?.companyUuid);
    const there = await documents.findAll('interface', 'uuid', wanted, companyUuid, 'update');
    const uuids = new Set<unknown>(there.map(({ uuid }) => uuid));
    const entity = call.say.translate('entities.interface.title');
    return ({ interfaceUuid }) => {
      if (!uuids.has(interfaceUuid)) throw new ServiceError('NOT_FOUND', { entity });
    };
  },
};

const resetOne = transition(pendingData, 'reset', revival);
const cancelOne = transition(pendingData, 'cancel', dealtWith);
const resetMany = batch(pendingData, revival);
const changeMany = batch(pendingData, dealtWith);

/** Documents with whether their interface is in debug, which few interfaces are: a document can be debugged only then. */
async function withDebug({ service }: Call, rows: readonly Row[]): Promise<Row[]> {
  const { model } = interfaces;
  const { records } = await service.store.documents.list({
    entity: model.name,
    companyUuid: String(rows[0]?.companyUuid),
    equals: { debug: true },
    without: model.omittedFromList,
  });
  const debugged = new Set<unknown>(
    records.filter((row) => answered(model, row, service.now()).debug === true).map(({ uuid }) => uuid),
  );
  return rows.map((row) => ({ ...row, interfaceDebug: debugged.has(row.interfaceUuid) }));
}

const pageOf = page(pendingData);
const rowOf = get(pendingData);

/** Operation `pendingData.query`. */
export const queryPending: Handler = async (call): Promise<Page> => {
  const found = (await pageOf(call)) as Page;
  return found.records.length > 0 ? { ...found, records: await withDebug(call, found.records) } : found;
};

/** Operation `pendingData.get`. */
export const getPending: Handler = async (call): Promise<Row | undefined> => {
  const [row] = await withDebug(call, [(await rowOf(call)) as Row]);
  return row;
};

/** What is reset is due, and what is cancelled keeps nobody of its number waiting any more. */
const waking =
  (handle: Handler): Handler =>
  async (call) => {
    const row = (await handle(call)) as Row;
    await wakeGroups(call.service, [row]);
    return row;
  };

export const reset = waking(resetOne);
/** A reason that is blank is none; the body of a batch has the same rule in its schema. */
const withReason =
  (handle: Handler): Handler =>
  (call) => {
    const reason = String(call.query.reason).trim();
    if (reason !== '') return handle({ ...call, query: { ...call.query, reason } });
    const field = captionOf(call, 'pendingBatch', 'reason');
    throw invalidRequest([
      { field: 'reason', message: call.say.translate('validation.required', { field }) },
    ]);
  };

export const cancel = waking(withReason(cancelOne));

/** Reset and cancel change documents, all in one transaction; a debug run sends each of them. */
export const batchOfPending: Handler = async (call) => {
  const action = isRecord(call.body) && call.body.action;
  if (action === 'debug') return debugMany(call);
  const result = await (action === 'reset' ? resetMany(call) : changeMany(call));
  await wakeScope(call.service, { companyUuid: call.companyUuid });
  return result;
};

export const debug: Handler = (call) => debugPending(call, String(call.query.uuid));
