import type { Model } from '../normalize/model/Model.ts';
import type { ResourceModel } from '../normalize/model/ResourceModel.ts';
import type { SampleRecords } from './SampleRecords.ts';
import { ServiceRefusal } from './SampleRecords.ts';

/** The result for the samples of one resource. */
interface CreatedSamples {
  readonly resource: string;
  readonly count: number;
  /** The messages of refused records, each once. */
  readonly refusals: readonly string[];
  /** True if all refused records already exist from an earlier run. */
  readonly isComplete: boolean;
}

/** Returns the resources whose records can be created. The families of a resource replace it. */
const creatableResources = ({ resources }: Model): ResourceModel[] => {
  const varied = new Set(resources.map(({ base }) => base));
  return resources.filter(({ name, roles }) => roles.create !== undefined && !varied.has(name));
};

/** Error code of the service for a record whose natural key is taken. */
const duplicate = 'DUPLICATE';

/** The maximum number of draws for one record that the service refuses. */
const attempts = 3;

/** Creates a record. Returns the service's refusal if it refused every attempt. */
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
      // The refusal of a duplicate of an earlier run says more than other refusals.
      if (refusal?.code !== duplicate)
        refusal = error instanceof ServiceRefusal ? error : new ServiceRefusal(message, undefined);
    }
  }
  return refusal;
}

/**
 * Makes the same number of sample records for each resource and each family. The same seed, count and schemas
 * give the same records. Another seed gives other records: their names contain it (`Sample 7-1`). The service
 * may still refuse a record for a reason outside the schemas, such as a name that is taken.
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
