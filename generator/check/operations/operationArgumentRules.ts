import type { ResourceRole } from '../../load/schemaSources.ts';
import { findParentResource } from '../families/familyRules.ts';
import { requiredParametersOf } from '../OperationLocation.ts';
import { findTabParts, type RuleContext, type SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';

/** Arguments available to each role's operation, besides the session parameters. */
const argumentsByRole: Readonly<Partial<Record<ResourceRole, readonly string[]>>> = {
  get: ['uuid'],
  create: [],
  modify: [],
  remove: ['uuid'],
  restore: ['uuid'],
  batch: [],
};

function* findMissingArguments(
  place: JsonLocation<unknown>,
  id: string | undefined,
  given: Iterable<string>,
  sources: RuleContext,
  fix: string,
) {
  const operation = id === undefined ? undefined : sources.operation(id);
  const names = new Set(given);
  for (const name of operation ? requiredParametersOf(operation) : [])
    if (!names.has(name))
      yield violation(place, `"${id}" requires "${name}", which nothing gives it here.`, fix);
}

/**
 * A role's operation is called with a record, or with its uuid: there is no other argument for its path or
 * its query.
 */
const roleArguments: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    if (file.value.roles.list === undefined) continue;
    for (const [role, place] of memberLocations(rootLocation(file), 'roles', file.value.roles)) {
      const given = argumentsByRole[role as ResourceRole];
      if (given)
        yield* findMissingArguments(
          place,
          place.value,
          given,
          sources,
          'Make the parameter optional, or part of the body.',
        );
    }
  }
};

/**
 * A list is given what its operation requires: by the constants of a family, by what a part is of, or by
 * nothing.
 */
const listArguments: SchemaRule = function* (sources) {
  const listOf = (ref = '') =>
    sources.resources.find(({ name }) => ref.endsWith(`/${name}.json`) || ref === `${name}.json`)?.value.roles
      .list;
  for (const file of sources.families)
    yield* findMissingArguments(
      locationAt(rootLocation(file), ['constants'], undefined),
      findParentResource(file.value, sources)?.value.roles.list,
      Object.keys(file.value.constants),
      sources,
      'Fix it in "constants", or make the parameter optional.',
    );
  for (const file of sources.screens)
    for (const tab of elementLocations(rootLocation(file), 'tabs', file.value.tabs))
      yield* findMissingArguments(
        locationAt(tab, ['resource'], undefined),
        listOf(tab.value.resource?.$ref),
        [],
        sources,
        'Make the parameter optional, or show the list on a tab of a record, with "fixedProperties".',
      );
  for (const file of sources.resources) {
    for (const part of findTabParts(file))
      yield* findMissingArguments(
        locationAt(part, ['fixedProperties'], undefined),
        listOf(part.value.resource.$ref),
        Object.keys(part.value.fixedProperties),
        sources,
        'Add it to "by", or make the parameter optional.',
      );
    for (const tab of elementLocations(rootLocation(file), 'relatedTabs', file.value.relatedTabs))
      yield* findMissingArguments(
        locationAt(tab, ['familyConstants'], undefined),
        listOf(tab.value.resource?.$ref),
        tab.value.familyConstants,
        sources,
        'Add it to "by", or make the parameter optional.',
      );
  }
};

/** Figures are asked for with a body: there is no argument for the path or the query. */
const figureArguments: SchemaRule = function* (sources) {
  const fix = 'Make the parameter optional, or part of the body.';
  for (const file of sources.resources)
    yield* findMissingArguments(
      locationAt(rootLocation(file), ['metrics', 'operation'], undefined),
      file.value.metrics?.operation,
      [],
      sources,
      fix,
    );
  for (const file of sources.screens)
    for (const tab of elementLocations(rootLocation(file), 'tabs', file.value.tabs))
      yield* findMissingArguments(
        locationAt(tab, ['overview', 'operation'], undefined),
        tab.value.overview?.operation,
        [],
        sources,
        fix,
      );
};

/** Rules of what calls are given. */
export const operationArgumentRules: readonly SchemaRule[] = [roleArguments, listArguments, figureArguments];

/** Every place outside entities that names an operation. */
function findOperationNames({ resources, tasks }: RuleContext): JsonLocation<string>[] {
  const places = [
    ...resources.flatMap((file) => [
      ...memberLocations(rootLocation(file), 'roles', file.value.roles).map(([, place]) => place),
      ...memberLocations(rootLocation(file), 'actions', file.value.actions).map(([, action]) =>
        locationAt(action, ['operation'], action.value.operation),
      ),
      ...memberLocations(rootLocation(file), 'testActions', file.value.testActions).map(([, trial]) =>
        locationAt(trial, ['operation'], trial.value.operation),
      ),
      ...findTabParts(file).map((part) =>
        locationAt(part, ['visibleIf', 'operation'], part.value.visibleIf?.operation),
      ),
    ]),
    ...tasks.flatMap((file) => [
      locationAt(rootLocation(file), ['operation'], file.value.operation),
      locationAt(rootLocation(file), ['plan'], file.value.plan),
    ]),
  ];
  return places.flatMap(({ value, ...place }) => (value === undefined ? [] : [{ ...place, value }]));
}

/** What resources and tasks do is done by operations that there are. */
const knownOperation: SchemaRule = function* (sources) {
  for (const call of findOperationNames(sources))
    if (!sources.mayHaveOperation(call.value))
      yield violation(
        call,
        `There is no operation "${call.value}".`,
        didYouMean(call.value, sources.operationIds),
      );
};

export const operationNameRules: readonly SchemaRule[] = [knownOperation];
