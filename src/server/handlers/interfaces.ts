import { isRecord } from '../../contract/isRecord.ts';
import { entityOf } from '../catalog.ts';
import { batch } from '../crud/batch.ts';
import type { Effect } from '../crud/Effect.ts';
import { transition } from '../crud/transition.ts';
import { faultsIn } from '../exchange/faultsIn.ts';
import type { Handler } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';

const interfaces = entityOf('interface');

/** What goes online must be able to handle a document: a mapping can be saved before it can do that. */
const workable: Effect = {
  refuse: async (_documents, call) => (row) => {
    const faults = faultsIn(call, row);
    if (faults.length > 0) throw invalidRequest(faults);
  },
};

export const online = transition(interfaces, 'online', workable);

const onlineMany = batch(interfaces, workable);
const changeMany = batch(interfaces);

export const batchOfInterfaces: Handler = (call) =>
  isRecord(call.body) && call.body.action === 'online' ? onlineMany(call) : changeMany(call);
