import type { Finding } from './check/place.ts';
import { Folding } from './expand/Folding.ts';
import type { Origins } from './expand/Origins.ts';
import type { File, Project } from './load.ts';
import { nameOfRef } from './normalize/entities.ts';
import { parentName } from './normalize/resources.ts';
import type { Condition, EndpointsSource, FamilySource, ResourceSource, SchemaSource } from './source.ts';

export interface Expanded {
  readonly project: Project;
  /** Where what was folded in is written. */
  readonly origins: Origins;
  /** Names that families bring although they are taken. */
  readonly clashes: readonly Finding[];
}

/** What a family varies. */
interface Parent {
  readonly resource: File<ResourceSource>;
  readonly entity: File<SchemaSource>;
  /** The table of the call that lists it. */
  readonly endpoints: File<EndpointsSource>;
}

const known = new WeakMap<Project, Expanded>();

/**
 * Folds what families bring of their own into what they vary: properties and lifecycle into the entity, filters into the calls,
 * columns, filters, actions and groups into the resource, operations into a table of their own. So rules and emitters know of one
 * kind of property, action and call only. A family whose parent is missing or broken brings nothing.
 */
export function expand(project: Project): Expanded {
  const ready = known.get(project);
  if (ready) return ready;
  const folding = new Folding(project);
  for (const family of project.families) {
    const parent = parentOf(family, project);
    if (parent) fold(family, parent, folding);
  }
  const expanded = folding.done();
  known.set(project, expanded);
  return expanded;
}

function parentOf({ value }: File<FamilySource>, project: Project): Parent | undefined {
  const resource = project.resources.find(({ name }) => name === parentName(value));
  const entity = project.entities.find(
    ({ name }) => resource && name === nameOfRef(resource.value.entity.$ref),
  );
  const list = resource?.value.roles.list ?? '';
  const endpoints = project.endpoints.find((file) => list in file.value.operations);
  return resource && entity && endpoints && { resource, entity, endpoints };
}

function fold(family: File<FamilySource>, parent: Parent, folding: Folding): void {
  const { resource, entity, endpoints } = parent;
  const { value } = family;
  const isOfFamily = conditionOf(value, entity.value);
  for (const [name, property] of Object.entries(value.properties ?? {}))
    folding.put(entity, ['properties', name], visibleOnly(property, isOfFamily), family, [
      'properties',
      name,
    ]);
  for (const [index, name] of (value.required ?? []).entries())
    folding.push(entity, ['required'], name, family, ['required', index]);
  for (const word of ['groups', 'actions'] as const)
    for (const [name, member] of Object.entries(value[word] ?? {}))
      folding.put(resource, [word, name], member, family, [word, name]);
  for (const word of ['columns', 'filters'] as const)
    for (const [index, member] of (value[word] ?? []).entries())
      folding.push(resource, [word], member, family, [word, index]);
  foldFilters(family, parent, folding);
  foldLifecycle(family, entity, folding);
  if (value.operations) folding.table(family, endpoints.value.service, value.operations);
}

/** Holds for the records of one family. */
function conditionOf({ constants }: FamilySource, { properties = {} }: SchemaSource): Condition {
  const telling = Object.entries(constants).filter(([name]) => properties[name]?.['x-choices']);
  return {
    properties: Object.fromEntries(telling.map(([name, value]) => [name, { const: value }])),
    required: telling.map(([name]) => name),
  };
}

/** A property of one family is shown with its records only; its own condition comes on top. */
function visibleOnly(property: SchemaSource, isOfFamily: Condition): SchemaSource {
  const own = property['x-visible-when'];
  return { ...property, 'x-visible-when': own ? { ...own, allOf: [...allOf(own), isOfFamily] } : isOfFamily };
}

const allOf = (condition: Condition): unknown[] => (Array.isArray(condition.allOf) ? condition.allOf : []);

/** What the list is narrowed by, the call takes; and so does the batch, which is told the list's filter. */
function foldFilters(
  family: File<FamilySource>,
  { resource, endpoints, entity }: Parent,
  folding: Folding,
): void {
  const { list = '', batch = '' } = resource.value.roles;
  const properties = { ...entity.value.properties, ...family.value.properties };
  for (const [index, name] of (family.value.filters ?? []).entries()) {
    const from = ['filters', index] as const;
    folding.push(endpoints, ['operations', list, 'body', 'filter'], name, family, from);
    const taken = folding.bodyOf(batch);
    if (taken?.value.properties?.filter && name in properties)
      folding.put(
        taken,
        ['properties', 'filter', 'properties', name],
        filterOf(properties[name]),
        family,
        from,
      );
  }
}

/** Characters of a list's filter: of a choice there may be several. */
const longestFilter = 2000;

function filterOf({
  type,
  title = '',
  description,
  'x-i18n': translations,
}: SchemaSource = {}): SchemaSource {
  const captions = { title, ...(description !== undefined && { description }), 'x-i18n': translations };
  return type === 'boolean'
    ? { type, ...captions }
    : { type: 'string', maxLength: longestFilter, ...captions };
}

function foldLifecycle(family: File<FamilySource>, entity: File<SchemaSource>, folding: Folding): void {
  const {
    addedStates: states = {},
    transitions = {},
    finalStates: withoutExit = [],
  } = family.value.lifecycle ?? {};
  const { property = '' } = entity.value['x-lifecycle'] ?? {};
  for (const [name, { tone, ...captions }] of Object.entries(states)) {
    const from = ['lifecycle', 'addedStates', name];
    folding.put(entity, ['x-lifecycle', 'states', name], tone, family, from);
    folding.push(entity, ['properties', property, 'oneOf'], { const: name, ...captions }, family, from);
  }
  for (const [index, name] of withoutExit.entries())
    folding.push(entity, ['x-lifecycle', 'finalStates'], name, family, ['lifecycle', 'finalStates', index]);
  for (const [name, transition] of Object.entries(transitions))
    folding.put(entity, ['x-lifecycle', 'transitions', name], transition, family, [
      'lifecycle',
      'transitions',
      name,
    ]);
}
