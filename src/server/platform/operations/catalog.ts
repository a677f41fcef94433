import type { Operation } from '../../../contract/api/operation.ts';
import { type Binding, documentFlowOf, type EntityModel, type Flow } from '../../../contract/model/entity.ts';
import type { EntityValidators } from '../../../contract/model/form.ts';
import { operations as consoleOperations } from '../../../generated/api.ts';
import { families } from '../../../generated/catalog/families.ts';
import {
  bindings as generatedBindings,
  entities as models,
  partnerOperations,
} from '../../../generated/catalog/service.ts';
import { entities as validators } from '../../../generated/validators/index.ts';
import { EntityTable } from '../store/schema/EntityTable.ts';

export { requests } from '../../../generated/validators/requests.ts';

/** An entity in the service: its model and its validators. */
export interface EntityDefinition {
  readonly model: EntityModel;
  readonly validators: EntityValidators;
}

export const serviceOperations: Readonly<Record<string, Operation>> = {
  ...consoleOperations,
  ...partnerOperations,
};
export const bindings: Readonly<Record<string, Binding>> = generatedBindings;
export const entityModels: Readonly<Record<string, EntityModel>> = models;

/** Throws for a name without an entity file. Handlers and bindings name only existing entities. */
export function entityOf(name: string): EntityDefinition {
  const model = entityModels[name];
  const validator: EntityValidators | undefined = validators[name];
  if (!model || !validator) throw new Error(`There is no entity "${name}" in schemas/entities.`);
  return { model, validators: validator };
}

/**
 * Returns the direction of an interface's documents, from its family. The service accepts no record of
 * another family.
 */
export function flowOfInterface(record: Readonly<Record<string, unknown>>): Flow {
  const flow = documentFlowOf(families, record);
  if (!flow) throw new Error(`No file in schemas/families has the constants of interface ${record.uuid}.`);
  return flow;
}

/** The tables of all entities with an identity. */
export const entityTables: readonly EntityTable[] = Object.values(entityModels)
  .filter(({ stored }) => stored)
  .map(
    ({
      name,
      references,
      compared,
      indexed,
      filtered,
      indexes: lookups,
      systemCounters: apart,
      partitionBy: keptByMonth,
    }) =>
      new EntityTable({
        entity: name,
        compared,
        indexed,
        filtered,
        extraIndexes: lookups,
        systemCounters: apart,
        partitionBy: keptByMonth,
        referenceLists: references.filter(({ many }) => many).map(({ property }) => property),
      }),
  );
