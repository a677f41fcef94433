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

/** Every generated file but those that libraries write. */
async function emitOwn(model: Model): Promise<Output[]> {
  const outputs = await Promise.all(emitters.map((emitter) => emitter(model)));
  return outputs.flat();
}

/** What libraries write. They are loaded only where they are used: in this thread or in another. */
async function emitCompiledHere(model: Model): Promise<Output[]> {
  const { emitCompiled } = await import('./emit/compiled.ts');
  const outputs: Output[] = [];
  for await (const output of emitCompiled(model)) outputs.push(output);
  return outputs;
}

/**
 * Every generated file in two parts: what is there soon, and what libraries write.
 * @param ahead the latter, where another thread makes it
 */
export async function* emitInParts(
  model: Model,
  ahead?: Promise<readonly Output[] | undefined>,
): AsyncIterable<readonly Output[]> {
  yield await emitOwn(model);
  yield (await ahead) ?? (await emitCompiledHere(model));
}

/** Every generated file, in the order of their paths. */
export async function emit(model: Model): Promise<Output[]> {
  const outputs: Output[] = [];
  for await (const part of emitInParts(model)) outputs.push(...part);
  return outputs.sort((a, b) => (a.path < b.path ? -1 : 1));
}
