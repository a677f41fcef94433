import type { Binding, EntityModel, FamilyModel } from '../../src/contract/entity.ts';
import type { Reference } from '../../src/contract/resource.ts';
import type { Entity, Model, Node, ResourceModel } from '../model.ts';
import { remembered } from '../remembered.ts';
import type { Role } from '../source.ts';
import { operationOf } from './api.ts';
import { comparedBy, comparisonOf } from './compared.ts';
import { messagesOf, trimmedOf } from './field.ts';
import { header, importType, inParts, literal, member, type Output, record } from './output.ts';
import { isRanged } from './paging.ts';
import { bulkOf, columnsOf } from './resource.ts';

/** catalog/service.ts: what the embedded service must know of every entity, and what generic CRUD does for a call. */
export function emitService(model: Model): Output[] {
  const head = `${header}
${importType('Binding, EntityModel', '../../contract/entity.ts')}
${importType('Operation', '../../contract/operation.ts')}

export const entities: Readonly<Record<string, EntityModel>> = `;
  const bindings = `;

/** By operation; a call without a binding has a handler of its own. */
export const bindings: Readonly<Record<string, Binding>> = `;
  const partners = `;

/** What partners call, by operation: the console has no use for it. */
export const partnerOperations: Readonly<Record<string, Operation>> = ${literal(partnerOperationsOf(model))};
`;
  const parts = [
    ...[head, ...record(model.entities.map((entity) => textOf(entity, model)))],
    ...[bindings, ...record(Object.entries(bindingsOf(model)).map(bindingText))],
    partners,
  ];
  return [inParts('catalog/service.ts', parts, model.files), emitFamilies(model)];
}

const bindingTexts = remembered<string>();

const bindingText = ([operation, binding]: [string, Binding]): string =>
  bindingTexts(binding, [operation], () => member(operation, binding, 1));

const memory = remembered<string>();

/** An entity with the calls and resources that have to do with it. */
function textOf(entity: Entity, model: Model): string {
  const { lists, namedBy, resources } = model.uses(entity);
  const targets = Object.values(entity.schema.properties).map(
    ({ reference, items }) => model.call((reference ?? items?.reference)?.operation)?.entity,
  );
  const inputs = [...lists, ...namedBy, ...resources, ...targets];
  return memory(entity, inputs, () => member(entity.name, entityOf(entity, model), 1));
}

/** catalog/families.ts: where documents of each family go, for whoever delivers them and whoever says how they come in. */
function emitFamilies(model: Model): Output {
  const text = `${header}
${importType('FamilyModel', '../../contract/entity.ts')}

export const families: readonly FamilyModel[] = ${literal(familiesOf(model))};
`;
  const files = model.files.filter((file) => file.startsWith('schemas/families/'));
  return { path: 'catalog/families.ts', text, files };
}

const partnerOperationsOf = ({ calls }: Model) =>
  Object.fromEntries(calls.flatMap((call) => (call.security ? [[call.id, operationOf(call)]] : [])));

const familiesOf = ({ resources }: Model): FamilyModel[] =>
  resources.flatMap(({ constants, flow }) => (flow ? [{ constants, flow }] : []));

/** The service gives its records their uuid; anything else may name the record of another entity by its uuid. */
const hasIdentity = ({ schema }: Entity): boolean => schema.properties.uuid?.readOnly === true;

const namesWhere = ({ schema }: Entity, test: (node: Node, name: string) => boolean): string[] =>
  Object.entries(schema.properties).flatMap(([name, node]) => (test(node, name) ? [name] : []));

function entityOf(entity: Entity, model: Model): EntityModel {
  const uses = model.uses(entity);
  const { resources } = uses;
  const sortable = resources.flatMap((resource) =>
    columnsOf(resource).flatMap((column) => (column.sortable ? [column.property] : [])),
  );
  return {
    name: entity.name,
    displayProperty: resources[0]?.displayProperty ?? entity.naturalKey[0] ?? 'uuid',
    secrets: namesWhere(entity, ({ secret }) => secret),
    readOnly: namesWhere(entity, ({ readOnly }) => readOnly),
    omittedFromList: namesWhere(entity, ({ omitFromList: detail }) => detail),
    systemCounters: namesWhere(entity, ({ systemCounter: apart }) => apart),
    naturalKey: entity.naturalKey,
    references: referencesOf(entity, model),
    offered: offeredOf(entity, model),
    defaults: defaultsOf(entity),
    ...(entity.owner && { owner: entity.owner }),
    ...(entity.partitionBy && { partitionBy: entity.partitionBy }),
    ...(entity.lifecycle && { lifecycle: entity.lifecycle }),
    sortable: [...new Set(sortable)],
    stored: hasIdentity(entity),
    ...comparedBy(entity, sortable, uses),
    indexes: entity.indexes,
    texts: namesWhere(entity, (node, name) => comparisonOf(node, name) === 'text'),
    trimmed: trimmedOf(entity.schema),
    schedules: namesWhere(entity, ({ rules }) => rules.format === 'cron'),
    ranges: namesWhere(entity, isRanged),
    messages: messagesOf(entity.schema),
  };
}

/** References to records that have an identity of their own; choices that the service makes up have none. */
function referencesOf({ schema }: Entity, { call }: Model): EntityModel['references'] {
  return Object.entries(schema.properties).flatMap(([property, node]) => {
    const reference = node.reference ?? node.items?.reference;
    const target = call(reference?.operation)?.entity;
    if (!reference || !target || !hasIdentity(target)) return [];
    const many = node.reference ? {} : { many: true as const };
    const agrees = agreementsOf(reference, target);
    return [{ property, entity: target.name, value: reference.value, ...many, ...agrees }];
  });
}

/** References to choices that the service makes up, the same for every record: choices of records depend on parameters. */
const offeredOf = ({ schema }: Entity, { call }: Model): EntityModel['offered'] =>
  Object.entries(schema.properties).flatMap(([property, node]) => {
    const { operation, params } = node.reference ?? node.items?.reference ?? {};
    const found = call(operation);
    const isFixed = found?.query.every(({ from }) => from !== undefined) ?? false;
    if (!found?.entity || hasIdentity(found.entity) || params || !isFixed) return [];
    return [{ property, operation: found.id }];
  });

/** What the options are narrowed by holds for the one that is chosen. */
function agreementsOf({ params = {} }: Reference, { schema }: Entity) {
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

/** What a role asks of generic CRUD; without a list there is one record for what the parameters name. */
function bindingOf(role: Role, resource: ResourceModel, model: Model): Binding {
  const { roles, bodyProperty: body } = resource;
  const entity = resource.entity.name;
  if (role === 'batch') return { role, entity, actions: bulkOf(resource, model) };
  if (role === 'save') return { role, entity, ...(body && { bodyProperty: body }) };
  return { role: role === 'get' && roles.list === undefined ? 'read' : role, entity };
}

/** Roles come first: an action of a resource may be the same call as one of its roles. */
export function bindingsOf(model: Model): Record<string, Binding> {
  const bindings: Record<string, Binding> = {};
  for (const resource of model.resources)
    for (const [operation, binding] of boundBy(resource, model)) bindings[operation] ??= binding;
  return bindings;
}

const bound = remembered<readonly [operation: string, Binding][]>();

const boundBy = (resource: ResourceModel, model: Model) =>
  bound(resource, [model.call(resource.roles.batch)], () => {
    const { entity, roles, actions } = resource;
    const ofRoles = Object.entries(roles) as [Role, string][];
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
  });
