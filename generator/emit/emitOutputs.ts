import type { Model } from '../normalize/Model.ts';
import { emitCatalog } from './catalog/emitCatalog.ts';
import { emitForms } from './catalog/emitForms.ts';
import { emitMetricsBars } from './catalog/emitMetricsBars.ts';
import { emitOverviews } from './catalog/emitOverviews.ts';
import { emitTasks } from './catalog/emitTasks.ts';
import type { EmitWorker } from './EmitWorker.ts';
import { emitLabels } from './labels/emitLabels.ts';
import type { Output } from './Output.ts';
import { emitOpenApi } from './openapi/emitOpenApi.ts';
import { emitReference } from './reference/emitReference.ts';
import { emitService } from './service/emitService.ts';
import { emitApi } from './types/emitApi.ts';

type Emitter = (model: Model) => readonly Output[] | Promise<readonly Output[]>;

/** Of every generated file but those that libraries write. */
const emitters: readonly Emitter[] = [
  emitApi,
  emitForms,
  emitCatalog,
  emitMetricsBars,
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
export async function* emitOutputs(model: Model, ahead?: EmitWorker): AsyncIterable<Output> {
  for (const emitter of emitters) yield* await emitter(model);
  if (ahead && (yield* ahead.outputs())) return;
  const { emitCompiled } = await import('./emitCompiled.ts');
  yield* emitCompiled(model);
}

/** Every generated file, in the order of their paths. */
export async function emitAll(model: Model): Promise<Output[]> {
  const outputs: Output[] = [];
  for await (const output of emitOutputs(model)) outputs.push(output);
  return outputs.sort((a, b) => (a.path < b.path ? -1 : 1));
}
