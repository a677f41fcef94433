import { operations as consoleOperations } from '#generated/api.ts';
import { defaultBackend } from '#generated/backends.ts';
import { recordMigrations } from '#generated/catalog/migrations.ts';
import {
  auditedOperations as generatedAuditedOperations,
  bindings as generatedBindings,
  entities as models,
  partnerOperations,
} from '#generated/catalog/service.ts';
import { entities as validators } from '#generated/validators/index.ts';
import type { AuditRule, Operation } from '../../../contract/api/operation.ts';
import type { Binding, EntityModel } from '../../../contract/model/entity.ts';
import type { EntityValidators } from '../../../contract/model/form.ts';
import { newestFormatOf } from '../../../contract/model/recordMigration.ts';
import type { ServiceRole } from '../../../contract/model/serviceRole.ts';
import { EntityTable } from '../store/schema/EntityTable.ts';
import { servedBackend } from './servedBackend.ts';

export { requests } from '#generated/catalog/requests.ts';

/** An entity in the service: its model and its validators. */
export interface EntityDefinition {
  readonly model: EntityModel;
  readonly validators: EntityValidators;
}

const isServed = ([, { backend = defaultBackend }]: [string, Operation]): boolean =>
  backend === servedBackend?.name;

/** The operations of the served back end, by name. */
export const serviceOperations: Readonly<Record<string, Operation>> = Object.fromEntries(
  Object.entries<Operation>({ ...consoleOperations, ...partnerOperations }).filter(isServed),
);
export const bindings: Readonly<Record<string, Binding>> = generatedBindings;
export const auditedOperations: Readonly<Record<string, AuditRule>> = generatedAuditedOperations;
export const entityModels: Readonly<Record<string, EntityModel>> = models;

/** Throws for a name without an entity file. Handlers and bindings name only existing entities. */
export function entityOf(name: string): EntityDefinition {
  const model = entityModels[name];
  const validator: EntityValidators | undefined = validators[name];
  if (!model || !validator) throw new Error(`There is no entity "${name}" in schemas/entities.`);
  return { model, validators: validator };
}

/** Returns the entity with a service role (`x-service-role`); undefined if the schemas have none. */
export function entityInRole(role: ServiceRole): EntityDefinition | undefined {
  const model = Object.values(entityModels).find(({ serviceRole }) => serviceRole === role);
  return model && entityOf(model.name);
}

/**
 * Returns the defaults that count for records without the property. A property that the service sets has a value in each
 * record, and a hidden one has none.
 */
function defaultsOfRecords({ name, defaults, readOnly, lifecycle }: EntityModel) {
  const { visible } = entityOf(name).validators;
  const others = { ...visible, ...lifecycle?.initial };
  return Object.fromEntries(
    Object.entries(defaults).filter(([property]) => !readOnly.includes(property) && !(property in others)),
  );
}

const storedModels = Object.values(entityModels).filter(({ stored }) => stored);

/** The defaults that count for records without the property, by entity. */
export const recordDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  storedModels.map((model) => [model.name, defaultsOfRecords(model)]),
);

/** The tables of all entities with an identity. */
export const entityTables: readonly EntityTable[] = storedModels.map((model) => {
  const { name, naturalKey, references, partitionBy, retention } = model;
  return new EntityTable({
    entity: name,
    compared: model.compared,
    indexed: model.indexed,
    filtered: model.filtered,
    extraIndexes: model.indexes,
    defaults: recordDefaults[name],
    systemCounters: model.systemCounters,
    partitionBy,
    hasFewRecords: partitionBy === undefined && retention === undefined,
    // No index covers both partitions, so none could keep a natural key unique.
    finishedWhere: naturalKey.length === 0 ? retention?.where : undefined,
    recordFormat: newestFormatOf(recordMigrations.filter(({ entity }) => entity === name)),
    referenceLists: references.filter(({ many }) => many).map(({ property }) => property),
  });
});

/** Returns the table of an entity, for SQL of modules. Throws for an entity without records. */
export function entityTableOf(name: string): EntityTable {
  const table = entityTables.find(({ entity }) => entity === name);
  if (!table) throw new Error(`The service stores no records of "${name}".`);
  return table;
}
