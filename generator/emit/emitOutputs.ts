import { emitExternals } from '../external/emit/emitExternals.ts';
import type { Model } from '../normalize/model/Model.ts';
import { emitCatalog } from './catalog/emitCatalog.ts';
import { emitForms } from './catalog/emitForms.ts';
import { emitMetrics } from './catalog/emitMetrics.ts';
import { emitTasks } from './catalog/emitTasks.ts';
import { emitLabels } from './labels/emitLabels.ts';
import type { Output } from './Output.ts';
import { emitOpenApi } from './openapi/emitOpenApi.ts';
import { emitPhrases } from './phrases/emitPhrases.ts';
import { emitReference } from './reference/emitReference.ts';
import { emitRequests } from './service/emitRequests.ts';
import { emitService } from './service/emitService.ts';
import { emitApi } from './types/emitApi.ts';
import { emitBackends } from './types/emitBackends.ts';
import { emitTypes } from './types/emitTypes.ts';
import { emitValidators } from './validators/emitValidators.ts';

/** A function from the model to generated files. Its file has its name. */
type Emitter = (model: Model) => readonly Output[] | Promise<readonly Output[]>;

export const emitters: readonly Emitter[] = [
  emitTypes,
  emitApi,
  emitBackends,
  emitForms,
  emitCatalog,
  emitMetrics,
  emitTasks,
  emitService,
  emitLabels,
  emitPhrases,
  emitOpenApi,
  emitReference,
  emitExternals,
  emitRequests,
  emitValidators,
];

/** Returns every generated file, sorted by path. Throws if two emitters emit the same path. */
export async function emitOutputs(model: Model, list = emitters): Promise<Output[]> {
  const emitterOf = new Map<string, string>();
  const outputs: Output[] = [];
  for (const emitter of list)
    for (const output of await emitter(model)) {
      const other = emitterOf.get(output.path);
      if (other !== undefined)
        throw new Error(
          `${other} and ${emitter.name} emit the same file "${output.path}". Change the path in one of them.`,
        );
      emitterOf.set(output.path, emitter.name);
      outputs.push(output);
    }
  return outputs.sort((a, b) => (a.path < b.path ? -1 : 1));
}
