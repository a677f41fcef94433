import { emitApi } from './emit/api.ts';
import { emitCatalog } from './emit/catalog.ts';
import { emitForms } from './emit/forms.ts';
import { emitLabels } from './emit/labels.ts';
import { emitOpenApi } from './emit/openapi.ts';
import type { Output } from './emit/output.ts';
import { emitOverviews } from './emit/overviews.ts';
import { emitReference } from './emit/reference.ts';
import { emitService } from './emit/service.ts';
import { emitStrips } from './emit/strips.ts';
import { emitTasks } from './emit/tasks.ts';
import type { Model } from './model.ts';

/**
 * Every generated file, in the order of their paths.
 * @param ahead what `emitCompiled` makes, or will have made
 */
export async function emit(model: Model, ahead?: Promise<readonly Output[] | undefined>): Promise<Output[]> {
  const emitters = [
    emitApi,
    emitForms,
    emitCatalog,
    emitStrips,
    emitOverviews,
    emitTasks,
    emitService,
    emitLabels,
    emitOpenApi,
    emitReference,
  ];
  const outputs = await Promise.all(emitters.map((emitter) => emitter(model)));
  const compiled = (await ahead) ?? (await compiledHere(model));
  return [...outputs.flat(), ...compiled].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Its libraries are loaded only where they are used: in this thread or in another. */
async function compiledHere(model: Model): Promise<Output[]> {
  const { emitCompiled } = await import('./emit/compiled.ts');
  const outputs: Output[] = [];
  for await (const output of emitCompiled(model)) outputs.push(output);
  return outputs;
}
