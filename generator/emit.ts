import type { Ahead } from './emit/Ahead.ts';
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

type Emitter = (model: Model) => readonly Output[] | Promise<readonly Output[]>;

/** Of every generated file but those that libraries write. */
const emitters: readonly Emitter[] = [
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

/**
 * Every generated file, each as soon as it is there, for nobody can hold all of them at once. What libraries write comes last, and
 * some of it twice where the other thread fails half-way.
 * @param ahead the other thread that makes it, where there is one; the libraries are loaded only where they are used
 */
export async function* emitEach(model: Model, ahead?: Ahead): AsyncIterable<Output> {
  for (const emitter of emitters) yield* await emitter(model);
  if (ahead && (yield* ahead.outputs())) return;
  const { emitCompiled } = await import('./emit/compiled.ts');
  yield* emitCompiled(model);
}

/** Every generated file, in the order of their paths. */
export async function emit(model: Model): Promise<Output[]> {
  const outputs: Output[] = [];
  for await (const output of emitEach(model)) outputs.push(output);
  return outputs.sort((a, b) => (a.path < b.path ? -1 : 1));
}
