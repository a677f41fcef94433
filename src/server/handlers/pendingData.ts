import { isRecord } from '../../contract/isRecord.ts';
import { entityOf } from '../catalog.ts';
import { batch } from '../crud/batch.ts';
import type { Effect } from '../crud/Effect.ts';
import { transition } from '../crud/transition.ts';
import { debugMany } from '../exchange/debugMany.ts';
import { debugPending } from '../exchange/debugPending.ts';
import type { Handler } from '../Service.ts';
import { recountPending } from './recountPending.ts';

const pendingData = entityOf('pendingData');

/** Who did it, when and why stays on the document; its interface's counts follow. */
const effect: Effect = {
  mark: ({ login, service }, reason) => ({
    lastAction: { by: login.loginId, at: service.now().toISOString(), reason },
  }),
  settle: async (documents, changed) => {
    const interfaces = new Set(changed.map(({ interfaceUuid }) => String(interfaceUuid)));
    const [first] = changed;
    if (first) await recountPending(documents, String(first.companyUuid), [...interfaces]);
  },
};

export const reset = transition(pendingData, 'reset', effect);
export const cancel = transition(pendingData, 'cancel', effect);

const changeMany = batch(pendingData, effect);

/** Reset and cancel change documents, all in one transaction; a debug run sends each of them. */
export const batchOfPending: Handler = (call) =>
  isRecord(call.body) && call.body.action === 'debug' ? debugMany(call) : changeMany(call);

export const debug: Handler = (call) => debugPending(call, call.query.uuid);
