import { families } from '#generated/catalog/families.ts';
import { documentFlowOf, type Flow } from '../../../contract/model/entity.ts';

/**
 * Returns the direction of an interface's documents, from its family. The service accepts no record of
 * another family.
 */
export function flowOfInterface(record: Readonly<Record<string, unknown>>): Flow {
  const flow = documentFlowOf(families, record);
  if (!flow) throw new Error(`No file in schemas/families has the constants of interface ${record.uuid}.`);
  return flow;
}
