import type { Binding, EntityModel, FamilyModel } from '../../../src/contract/model/entity.ts';
import type { FieldReference } from '../../../src/contract/model/resource.ts';
import type { ResourceRole } from '../../load/sources/ResourceSource.ts';
import type { Entity, SchemaNode } from '../../normalize/model/Entity.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { ResourceModel } from '../../normalize/model/ResourceModel.ts';
import { recordMigrationsOf } from '../../normalize/recordMigrations.ts';
import { bulkActionNamesOf, columnViewsOf } from '../catalog/resourceView.ts';
import { generatedHeader, importTypeLine, type Output, toLiteral } from '../Output.ts';
import { instantPathsOf, messagesOf, serviceTextPathsOf, trimmedPathsOf } from '../schema/fields.ts';
import { isFilteredByPart } from '../schema/pagingSchema.ts';
import { toOperation } from '../types/emitApi.ts';
import { comparedPropertiesOf } from './comparedProperties.ts';

/**
 * Emits catalog/service.ts: the facts about each entity that the service needs, and the generic
 * implementation of each operation. Also emits catalog/families.ts and catalog/migrations.ts.
 */
export const emitService = (model: Model): Output[] => [
  {
    path: 'catalog/service.ts',
    files: model.files,
    get text() {
      return serviceModule(model);
    },
  },
  emitFamilies(model),
  emitMigrations(model),
];

function serviceModule(model: Model): string {
  const entities = Object.fromEntries(
    model.entities.map((entity) => [entity.name, entityModelOf(entity, model)]),
  );
  return `${generatedHeader}
${importTypeLine('Binding, EntityModel', '#contract/model/entity.ts')}
${importTypeLine('AuditRule, Operation', '#contract/api/operation.ts')}

export const entities: Readonly<Record<string, EntityModel>> = ${toLiteral(entities)};

/** Bindings by operation; an operation without a binding has a handler of its own. */
export const bindings: Readonly<Record<string, Binding>> = ${toLiteral(bindingsOf(model))};

/** Operations that partners call, by name. The console does not use them. */
export const partnerOperations: Readonly<Record<string, Operation>> = ${toLiteral(partnerOperationsOf(model))};

/** Operations whose calls the audit log has, by name. */
export const auditedOperations: Readonly<Record<string, AuditRule>> = ${toLiteral(auditedOperationsOf(model))};
`;
}

/** Emits catalog/families.ts: the constants of each family, and the direction of its documents. */
function emitFamilies(model: Model): Output {
  const text = `${generatedHeader}
${importTypeLine('FamilyModel', '#contract/model/entity.ts')}

export const families: readonly FamilyModel[] = ${toLiteral(familiesOf(model))};
`;
  const files = model.files.filter((file) => file.startsWith('schemas/families/'));
  return { path: 'catalog/families.ts', text, files };
}

/** Emits catalog/migrations.ts: the migrations of stored records. */
function emitMigrations({ entities }: Model): Output {
  const stored = entities.filter(hasOwnUuid);
  const migrations = stored.flatMap(recordMigrationsOf).sort((a, b) => a.version - b.version);
  const text = `${generatedHeader}
${importTypeLine('RecordMigration', '#contract/model/recordMigration.ts')}

export const recordMigrations: readonly RecordMigration[] = ${toLiteral(migrations)};
`;
  const files = [...new Set(stored.flatMap((entity) => entity.files))].sort();
  return { path: 'catalog/migrations.ts', text, files };
}

const partnerOperationsOf = ({ operations }: Model) =>
  Object.fromEntries(operations.flatMap((call) => (call.security ? [[call.id, toOperation(call)]] : [])));

const auditedOperationsOf = ({ operations }: Model) =>
  Object.fromEntries(operations.flatMap(({ id, audit }) => (audit ? [[id, audit]] : [])));

const familiesOf = ({ resources }: Model): FamilyModel[] =>
  resources.flatMap(({ constants, flow }) => (flow ? [{ constants, flow }] : []));

/**
 * Returns whether the service assigns the uuid. Otherwise the uuid may belong to a record of another entity.
 */
const hasOwnUuid = ({ schema }: Entity): boolean => schema.properties.uuid?.readOnly === true;

const propertiesWhere = ({ schema }: Entity, test: (node: SchemaNode, name: string) => boolean): string[] =>
  Object.entries(schema.properties).flatMap(([name, node]) => (test(node, name) ? [name] : []));

function entityModelOf(entity: Entity, model: Model): EntityModel {
  const uses = model.uses(entity);
  const { resources } = uses;
  const sortable = resources.flatMap((resource) =>
    columnViewsOf(resource).flatMap((column) => (column.sortable ? [column.property] : [])),
  );
  return {
    name: entity.name,
    displayProperty: resources[0]?.displayProperty ?? entity.naturalKey[0] ?? 'uuid',
    secrets: propertiesWhere(entity, ({ secret }) => secret),
    secretEntries: secretEntriesOf(entity),
    readOnly: propertiesWhere(entity, ({ readOnly }) => readOnly),
    omittedFromList: propertiesWhere(entity, ({ omitFromList }) => omitFromList),
    systemCounters: propertiesWhere(entity, ({ systemCounter }) => systemCounter),
    serviceTexts: serviceTextPathsOf(entity.schema),
    naturalKey: entity.naturalKey,
    references: referencesOf(entity, model),
    offered: serviceChoicesOf(entity, model),
    defaults: defaultsOf(entity),
    ...(entity.owner && { owner: entity.owner }),
    ...(entity.partitionBy && { partitionBy: entity.partitionBy }),
    ...(entity.retention && { retention: entity.retention }),
    ...(entity.payload && { payload: entity.payload }),
    ...(entity.serviceRole && { serviceRole: entity.serviceRole }),
    ...(entity.lifecycle && { lifecycle: entity.lifecycle }),
    sortable: [...new Set(sortable)],
    stored: hasOwnUuid(entity),
    ...comparedPropertiesOf(entity, sortable, uses),
    indexes: entity.indexes,
    texts: propertiesWhere(entity, isFilteredByPart),
    trimmed: trimmedPathsOf(entity.schema),
    instants: instantPathsOf(entity.schema),
    schedules: propertiesWhere(entity, ({ rules }) => rules.format === 'cron'),
    messages: messagesOf(entity.schema),
  };
}

/** Returns the lists of a record whose entries have a secret value. */
const secretEntriesOf = ({ schema }: Entity): EntityModel['secretEntries'] =>
  Object.entries(schema.properties).flatMap(([list, { items }]) =>
    Object.entries(items?.properties ?? {}).flatMap(([value, { secretEntry }]) =>
      secretEntry ? [{ list, value, ...secretEntry }] : [],
    ),
  );

/** Returns the references to records with their own uuid. Choices that the service computes have none. */
function referencesOf({ schema }: Entity, { operation }: Model): EntityModel['references'] {
  return Object.entries(schema.properties).flatMap(([property, node]) => {
    const reference = node.reference ?? node.items?.reference;
    const target = operation(reference?.operation)?.entity;
    if (!reference || !target || !hasOwnUuid(target)) return [];
    const many = node.reference ? {} : { many: true as const };
    const agrees = agreementsOf(reference, target);
    const unless = reference.unless !== undefined && { unless: reference.unless };
    return [{ property, entity: target.name, value: reference.value, ...many, ...agrees, ...unless }];
  });
}

/**
 * Returns the references to choices that the service computes, the same for every record. Choices with
 * parameters depend on the record.
 */
const serviceChoicesOf = ({ schema }: Entity, { operation: call }: Model): EntityModel['offered'] =>
  Object.entries(schema.properties).flatMap(([property, node]) => {
    const { operation, params } = node.reference ?? node.items?.reference ?? {};
    const found = call(operation);
    const isFixed = found?.query.every(({ from }) => from !== undefined) ?? false;
    if (!found?.entity || hasOwnUuid(found.entity) || params || !isFixed) return [];
    return [{ property, operation: found.id }];
  });

/**
 * Returns the properties in which the chosen record must equal the referring record: those that filter the
 * options.
 */
function agreementsOf({ params = {} }: FieldReference, { schema }: Entity) {
  const pairs = Object.entries(params).flatMap(([name, source]) =>
    'record' in source && name in schema.properties ? [[name, source.record] as const] : [],
  );
  return pairs.length > 0 && { agrees: Object.fromEntries(pairs) };
}

const defaultsOf = ({ schema, lifecycle }: Entity): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, { rules }]) =>
      'default' in rules ? [[name, rules.default]] : [],
    ),
  ),
  ...lifecycle?.initial,
});

/** Returns the generic implementation of a role. Without a list, the parameters name the only record. */
function bindingOf(role: ResourceRole, resource: ResourceModel, model: Model): Binding {
  const { roles, bodyProperty } = resource;
  const entity = resource.entity.name;
  if (role === 'batch') return { role, entity, actions: bulkActionNamesOf(resource, model) };
  if (role === 'save') return { role, entity, ...(bodyProperty && { bodyProperty }) };
  return { role: role === 'get' && roles.list === undefined ? 'read' : role, entity };
}

/**
 * Returns the bindings by operation of the served back end. Roles come first, because an action of a resource may use the same
 * operation as a role.
 */
export function bindingsOf(model: Model): Record<string, Binding> {
  const bindings: Record<string, Binding> = {};
  for (const resource of model.resources)
    for (const [operation, binding] of bindingsOfResource(resource, model))
      if (model.operation(operation)?.backend.served) bindings[operation] ??= binding;
  return bindings;
}

function bindingsOfResource(resource: ResourceModel, model: Model): [operation: string, Binding][] {
  const { entity, roles, actions } = resource;
  const ofRoles = Object.entries(roles) as [ResourceRole, string][];
  const transitions = Object.entries(actions).filter(
    ([action]) => action in (entity.lifecycle?.transitions ?? {}),
  );
  return [
    ...ofRoles.map(([role, operation]): [string, Binding] => [operation, bindingOf(role, resource, model)]),
    ...transitions.map(([action, { source }]): [string, Binding] => [
      source.operation,
      { role: 'transition', entity: entity.name, action },
    ]),
  ];
}
