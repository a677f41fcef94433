import type { Model, ResourceModel } from '../normalize/Model.ts';
import type { SampleRecords } from './SampleRecords.ts';
import { ServiceRefusal } from './SampleRecords.ts';

/** What became of the samples of a resource. */
export interface CreatedSamples {
  readonly resource: string;
  readonly count: number;
  /** What the service said of those that it refused, each sentence once. */
  readonly refusals: readonly string[];
  /** Those that were refused are there already, from an earlier run. */
  readonly isComplete: boolean;
}

/** Resources whose records can be created; of one that families vary, these. */
const creatableResources = ({ resources }: Model): ResourceModel[] => {
  const varied = new Set(resources.map(({ base }) => base));
  return resources.filter(({ name, roles }) => roles.create !== undefined && !varied.has(name));
};

/** Error code of the service for a record whose natural key is taken. */
const duplicate = 'DUPLICATE';

/** How often a record that the service refuses is drawn anew. */
const attempts = 3;

/** Makes a record; answers with what the service said where it refused every attempt. */
async function createSample(
  records: SampleRecords,
  resource: ResourceModel,
  seed: number,
  ending: string,
): Promise<ServiceRefusal | undefined> {
  let refusal: ServiceRefusal | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      await records.create(resource, seed, attempt, ending);
      return undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // An attempt that met with the record of an earlier run says more than others.
      if (refusal?.code !== duplicate)
        refusal = error instanceof ServiceRefusal ? error : new ServiceRefusal(message, undefined);
    }
  }
  return refusal;
}

/**
 * Makes sample records of every resource and every family, as many of each. The same seed and count make the
 * same records of the same schemas, and another seed others: its names have it in them (`Sample 7-1`). What
 * no schema tells, such as a name that is taken, is the service's to refuse.
 */
export async function makeSamples(
  model: Model,
  records: SampleRecords,
  count: number,
  seed: number,
): Promise<CreatedSamples[]> {
  const made: CreatedSamples[] = [];
  for (const [index, resource] of creatableResources(model).entries()) {
    const refusals: ServiceRefusal[] = [];
    for (let number = index * count; number < (index + 1) * count; number += 1) {
      const ending = seed === 1 ? `${number + 1}` : `${seed}-${number + 1}`;
      const refusal = await createSample(records, resource, seed + number, ending);
      if (refusal !== undefined) refusals.push(refusal);
    }
    made.push({
      resource: resource.name,
      count: count - refusals.length,
      refusals: [...new Set(refusals.map(({ message }) => message))],
      isComplete: refusals.every(({ code }) => code === duplicate),
    });
  }
  return made;
}
