import type { Call } from '../Service.ts';

/** For whom a document runs: a call, or the queue in the language of its logs. */
export type Speaker = Pick<Call, 'service' | 'say'>;
