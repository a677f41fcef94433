import type { Row } from '../../../contract/api/envelope.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { Handler, OperationCall } from '../../platform/operations/ServiceContext.ts';
import { handleList } from '../../platform/records/handlers/handleList.ts';
import { handleTransition } from '../../platform/records/handlers/handleTransition.ts';
import { changeRecord, createRecord } from '../../platform/records/handlers/writeRecord.ts';
import { assertSameInterfaceType } from './findSettlementInterfaces.ts';
import { previewSettlement } from './previewSettlement.ts';

const configuration = entityOf('dailySettlementConfig');

/** A configuration has both names, `uuid` and `configUuid` (schemas/SPECIFICATION.md section 3.4). */
const withConfigUuid = (row: Row): Row => ({ ...row, configUuid: row.uuid });

const isRow = (data: unknown): data is Row => isRecord(data) && typeof data.uuid === 'string';

/** Returns the row of an answer or refusal with both names. */
const answerWithConfigUuid =
  (handle: (call: OperationCall) => Promise<unknown>): Handler =>
  async (call) => {
    try {
      return withConfigUuid((await handle(call)) as Row);
    } catch (error) {
      if (!(error instanceof ServiceError && isRow(error.data))) throw error;
      throw error.withData(withConfigUuid(error.data));
    }
  };

/**
 * Creates a configuration, or changes the one in the body (schemas/SPECIFICATION.md section 7.5 has one
 * operation for both).
 */
const save = answerWithConfigUuid((call) =>
  call.service.store.transaction(async ({ repository }) => {
    const body = isRecord(call.body) ? call.body : {};
    const { version } = body;
    const uuid = body.uuid || body.configUuid;
    const row = uuid
      ? await changeRecord(repository, call, configuration, { uuid, version, bodyOf: () => body })
      : await createRecord(repository, call, configuration, body);
    await assertSameInterfaceType(repository, call, row);
    return row;
  }),
);

const transitionHandler = (action: 'online' | 'offline'): Handler => {
  const handle = handleTransition(configuration, action);
  return answerWithConfigUuid((call) =>
    handle({ ...call, query: { ...call.query, uuid: call.query.configUuid } }),
  );
};

const queryconfig: Handler = async (call) =>
  ((await handleList(configuration)(call)) as Row[]).map(withConfigUuid);

export const settlementHandlers: Readonly<Record<string, Handler>> = {
  'dailyKnotConfig.save': save,
  'dailyKnotConfig.online': transitionHandler('online'),
  'dailyKnotConfig.offline': transitionHandler('offline'),
  'dailyKnotConfig.queryconfig': queryconfig,
  'dailyKnotConfig.preview': previewSettlement,
};
