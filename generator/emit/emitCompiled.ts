import { emitExternals } from '../external/emit/emitExternals.ts';
import type { Model } from '../normalize/Model.ts';
import type { Output } from './Output.ts';
import { emitTypes } from './types/emitTypes.ts';
import { emitRequests } from './validators/emitRequests.ts';
import { emitValidators } from './validators/emitValidators.ts';

/** Emits types.ts, external/ and validators/ with libraries. Takes as long as all other outputs together. */
export async function* emitCompiled(model: Model): AsyncIterable<Output> {
  yield* await emitTypes(model);
  yield* await emitExternals(model);
  yield* emitRequests(model);
  yield* emitValidators(model);
}
