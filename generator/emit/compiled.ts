import { emitExternals } from '../external/emit.ts';
import type { Model } from '../model.ts';
import type { Output } from './output.ts';
import { emitRequests } from './requests.ts';
import { emitTypes } from './types.ts';
import { emitValidators } from './validators.ts';

/** What libraries write: types.ts, external/ and validators/. It takes as long as all else together. */
export async function* emitCompiled(model: Model): AsyncIterable<Output> {
  yield* await emitTypes(model);
  yield* await emitExternals(model);
  yield* emitRequests(model);
  yield* emitValidators(model);
}
