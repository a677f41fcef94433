import type { Project, ProjectFile } from '../../load/Project.ts';
import type { EndpointsSource } from '../../load/sources/EndpointsSource.ts';
import type { FamilySource } from '../../load/sources/FamilySource.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import type { SchemaCondition, SchemaSource } from '../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../normalizeEntities.ts';
import { parentNameOf } from '../normalizeResources.ts';
import type { ProjectFolding } from './ProjectFolding.ts';

/** The parent of a family. */
interface FamilyParent {
  readonly resource: ProjectFile<ResourceSource>;
  readonly entity: ProjectFile<SchemaSource>;
  /** The endpoint table with its list operation. */
  readonly endpoints: ProjectFile<EndpointsSource>;
}

/**
 * Adds the own parts of families to their parents: properties and lifecycle to the entity; filters to the
 * operations; columns, filters, actions and groups to the resource; operations to a table of their own. A
 * family with a missing or broken parent adds nothing.
 */
export function foldFamilies(project: Project, folding: ProjectFolding): void {
  for (const family of project.families) {
    const parent = findFamilyParent(family, project);
    if (parent) foldFamily(family, parent, folding);
  }
}

function findFamilyParent({ value }: ProjectFile<FamilySource>, project: Project): FamilyParent | undefined {
  const resource = project.resources.find(({ name }) => name === parentNameOf(value));
  const entity = project.entities.find(
    ({ name }) => resource && name === nameOfRef(resource.value.entity.$ref),
  );
  const list = resource?.value.roles.list ?? '';
  const endpoints = project.endpoints.find((file) => list in (file.value.operations ?? {}));
  return resource && entity && endpoints && { resource, entity, endpoints };
}

function foldFamily(family: ProjectFile<FamilySource>, parent: FamilyParent, folding: ProjectFolding): void {
  const { resource, entity, endpoints } = parent;
  const { value } = family;
  const isOfFamily = familyConditionOf(value, entity.value);
  for (const [name, property] of Object.entries(value.properties ?? {}))
    folding.put(entity, ['properties', name], limitVisibility(property, isOfFamily), family, [
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
  if (value.operations) folding.addTable(family, endpoints.value, value.operations);
}

/** Returns the constants that distinguish a family from all others. */
const distinguishingConstantsOf = (
  { constants }: FamilySource,
  { properties = {} }: SchemaSource,
): [name: string, value: string][] =>
  Object.entries(constants).filter(([name]) => properties[name]?.['x-choices'] === 'families');

/** Returns a condition for the records of one family. */
function familyConditionOf(family: FamilySource, entity: SchemaSource): SchemaCondition {
  const constants = distinguishingConstantsOf(family, entity);
  return {
    properties: Object.fromEntries(constants.map(([name, value]) => [name, { const: value }])),
    required: constants.map(([name]) => name),
  };
}

/** Shows a property of one family only with its records, in addition to its own condition. */
function limitVisibility(property: SchemaSource, isOfFamily: SchemaCondition): SchemaSource {
  const own = property['x-visible-when'];
  return { ...property, 'x-visible-when': own ? { ...own, allOf: [...allOf(own), isOfFamily] } : isOfFamily };
}

const allOf = (condition: SchemaCondition): unknown[] =>
  Array.isArray(condition.allOf) ? condition.allOf : [];

/** The list operation accepts the list's filters, and so does the bulk action. */
function foldFilters(
  family: ProjectFile<FamilySource>,
  { resource, endpoints, entity }: FamilyParent,
  folding: ProjectFolding,
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
        filterSchemaOf(properties[name]),
        family,
        from,
      );
  }
}

/** Maximum characters of a list's filter, which may hold several choices. */
const maxFilterLength = 2000;

function filterSchemaOf({
  type,
  title = '',
  description,
  'x-i18n': translations,
}: SchemaSource = {}): SchemaSource {
  const captions = { title, ...(description !== undefined && { description }), 'x-i18n': translations };
  return type === 'boolean'
    ? { type, ...captions }
    : { type: 'string', maxLength: maxFilterLength, ...captions };
}

function foldLifecycle(
  family: ProjectFile<FamilySource>,
  entity: ProjectFile<SchemaSource>,
  folding: ProjectFolding,
): void {
  const {
    addedStates: states = {},
    activities = {},
    transitions = {},
    finalStates = [],
  } = family.value.lifecycle ?? {};
  const { property = '' } = entity.value['x-lifecycle'] ?? {};
  for (const [name, { tone, ...captions }] of Object.entries(states)) {
    const from = ['lifecycle', 'addedStates', name];
    folding.put(entity, ['x-lifecycle', 'states', name], tone, family, from);
    folding.push(entity, ['properties', property, 'oneOf'], { const: name, ...captions }, family, from);
  }
  for (const [activity, names] of Object.entries(activities))
    for (const [index, name] of names.entries())
      folding.push(entity, ['x-lifecycle', 'activities', activity], name, family, [
        'lifecycle',
        'activities',
        activity,
        index,
      ]);
  for (const [index, name] of finalStates.entries())
    folding.push(entity, ['x-lifecycle', 'finalStates'], name, family, ['lifecycle', 'finalStates', index]);
  const isOfFamily = distinguishingConstantsOf(family.value, entity.value).map(([name, value]) => [
    name,
    [value],
  ]);
  for (const [name, transition] of Object.entries(transitions)) {
    // Otherwise records of other families could get the states of this family.
    const limited = { ...transition, from: { ...transition.from, ...Object.fromEntries(isOfFamily) } };
    folding.put(entity, ['x-lifecycle', 'transitions', name], limited, family, [
      'lifecycle',
      'transitions',
      name,
    ]);
  }
}
