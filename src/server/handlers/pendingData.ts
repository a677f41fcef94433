import { entityOf } from '../catalog.ts';
import { batch } from '../crud/batch.ts';
import type { Effect } from '../crud/Effect.ts';
import { transition } from '../crud/transition.ts';
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
export const batchOfPending = batch(pendingData, effect);
