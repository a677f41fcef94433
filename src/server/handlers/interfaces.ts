import { isRecord } from '../../contract/isRecord.ts';
import { entityOf } from '../catalog.ts';
import { batch } from '../crud/batch.ts';
import type { Effect } from '../crud/Effect.ts';
import { transition } from '../crud/transition.ts';
import { faultsIn } from '../exchange/faultsIn.ts';
import { wakeScope } from '../exchange/wakeGroups.ts';
import type { Handler } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';

const interfaces = entityOf('interface');

/** What goes online must be able to handle a document: a mapping can be saved before it can do that. Its schedule counts from now. */
const workable: Effect = {
  mark: ({ service }) => ({ onlineAt: service.now().toISOString() }),
  refuse: async (_documents, call) => (row) => {
    const faults = faultsIn(call, row);
    if (faults.length > 0) throw invalidRequest(faults);
  },
};

const onlineOne = transition(interfaces, 'online', workable);
const resumeOne = transition(interfaces, 'resume');
const onlineMany = batch(interfaces, workable);
const changeMany = batch(interfaces);

/** What has waited for its interface is due. */
const waking =
  (handle: Handler): Handler =>
  async (call) => {
    const answer = await handle(call);
    const { uuid } = call.query;
    const scope = uuid === undefined ? { companyUuid: call.companyUuid } : { interfaceUuid: String(uuid) };
    await wakeScope(call.service, scope);
    return answer;
  };

export const online = waking(onlineOne);
export const resume = waking(resumeOne);

export const batchOfInterfaces: Handler = waking((call) =>
  isRecord(call.body) && call.body.action === 'online' ? onlineMany(call) : changeMany(call),
);
