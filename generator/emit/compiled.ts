import type { Model } from '../model.ts';
import type { Output } from './output.ts';
import { emitRequests } from './requests.ts';
import { emitValidators } from './validators.ts';

/** What Ajv compiles is made of. */
export type Compiled = Pick<Model, 'entities' | 'externals' | 'calls' | 'files'>;

/** validators/, one after the other: it takes as long as all else together. */
export function* emitCompiled(model: Compiled): Iterable<Output> {
  yield* emitRequests(model);
  yield* emitValidators(model);
}
