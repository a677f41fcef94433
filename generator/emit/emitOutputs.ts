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

/** Emitters of all generated files except those of libraries. */
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
 * Yields every generated file as soon as it is ready, because all together need too much memory. Files of
 * libraries come last, and some of them twice if the worker fails midway.
 * @param ahead the worker that emits these, if any; this thread loads the libraries only if needed
 */
export async function* emitOutputs(model: Model, ahead?: EmitWorker): AsyncIterable<Output> {
  for (const emitter of emitters) yield* await emitter(model);
  if (ahead && (yield* ahead.outputs())) return;
  const { emitCompiled } = await import('./emitCompiled.ts');
  yield* emitCompiled(model);
}

/** Returns every generated file, sorted by path. */
export async function emitAll(model: Model): Promise<Output[]> {
  const outputs: Output[] = [];
  for await (const output of emitOutputs(model)) outputs.push(output);
  return outputs.sort((a, b) => (a.path < b.path ? -1 : 1));
}
