import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { entityOf } from '../catalog.ts';
import { changeIn } from '../crud/change.ts';
import { createIn } from '../crud/create.ts';
import type { Effect } from '../crud/Effect.ts';
import { list } from '../crud/list.ts';
import { transition } from '../crud/transition.ts';
import type { Call, Handler } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { preview } from './preview.ts';
import { refuseOtherType } from './refuseOtherType.ts';

const configuration = entityOf('dailySettlementConfig');

/** A configuration has both names, `uuid` and `configUuid` (schemas/SPECIFICATION.md section 3.4). */
const named = (row: Row): Row => ({ ...row, configUuid: row.uuid });

const isRow = (data: unknown): data is Row => isRecord(data) && typeof data.uuid === 'string';

/** The row that a call answers with, or that it is refused with, under both names. */
const underBothNames =
  (handle: (call: Call) => Promise<unknown>): Handler =>
  async (call) => {
    try {
      return named((await handle(call)) as Row);
    } catch (error) {
      if (!(error instanceof ServiceError && isRow(error.data))) throw error;
      throw new ServiceError(error.code, error.parameters, named(error.data));
    }
  };

/** Creates a configuration, or changes the one that the body names (schemas/SPECIFICATION.md section 7.5 has one call for both). */
const save = underBothNames((call) =>
  call.service.store.transaction(async ({ documents }) => {
    const body = isRecord(call.body) ? call.body : {};
    const { version } = body;
    const uuid = body.uuid || body.configUuid;
    const row = uuid
      ? await changeIn(documents, call, configuration, { uuid, version, bodyOf: () => body })
      : await createIn(documents, call, configuration, body);
    await refuseOtherType(documents, call, row);
    return row;
  }),
);

/** What is settled later speaks the language of whoever took it online. */
const speaking: Effect = { mark: ({ say }) => ({ language: say.locale }) };

const take = (action: 'online' | 'offline', effect?: Effect): Handler => {
  const handle = transition(configuration, action, effect);
  return underBothNames((call) => handle({ ...call, query: { ...call.query, uuid: call.query.configUuid } }));
};

const queryconfig: Handler = async (call) => ((await list(configuration)(call)) as Row[]).map(named);

export const settlements: Readonly<Record<string, Handler>> = {
  'dailyKnotConfig.save': save,
  'dailyKnotConfig.online': take('online', speaking),
  'dailyKnotConfig.offline': take('offline'),
  'dailyKnotConfig.queryconfig': queryconfig,
  'dailyKnotConfig.preview': preview,
};
