import { emitApi } from './emit/api.ts';
import { emitCatalog } from './emit/catalog.ts';
import { emitCompiled } from './emit/compiled.ts';
import { emitForms } from './emit/forms.ts';
import { emitLabels } from './emit/labels.ts';
import { emitOpenApi } from './emit/openapi.ts';
import type { Output } from './emit/output.ts';
import { emitOverviews } from './emit/overviews.ts';
import { emitReference } from './emit/reference.ts';
import { emitService } from './emit/service.ts';
import { emitStrips } from './emit/strips.ts';
import { emitTasks } from './emit/tasks.ts';
import { emitTypes } from './emit/types.ts';
import { emitExternals } from './external/emit.ts';
import type { Model } from './model.ts';

/**
 * Every generated file, in the order of their paths.
 * @param ahead what `emitCompiled` makes, or will have made
 */
export async function emit(model: Model, ahead?: Promise<readonly Output[] | undefined>): Promise<Output[]> {
  const emitters = [
    emitTypes,
    emitApi,
    emitForms,
    emitCatalog,
    emitStrips,
    emitOverviews,
    emitTasks,
    emitService,
    emitLabels,
    emitOpenApi,
    emitExternals,
    emitReference,
  ];
  const outputs = await Promise.all(emitters.map((emitter) => emitter(model)));
  const compiled = (await ahead) ?? [...emitCompiled(model)];
  return [...outputs.flat(), ...compiled].sort((a, b) => (a.path < b.path ? -1 : 1));
}
