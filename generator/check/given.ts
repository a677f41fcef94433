import type { Role } from '../source.ts';
import { parentOf } from './families.ts';
import { requiredOf } from './operationPlace.ts';
import { broken, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import { partsIn, type Sources } from './sources.ts';

/** What the console calls an operation with, by the role that it plays; the session's parameters come on top. */
const givenTo: Readonly<Partial<Record<Role, readonly string[]>>> = {
  get: ['uuid'],
  create: [],
  modify: [],
  remove: ['uuid'],
  restore: ['uuid'],
  batch: [],
};

function* lacking(
  place: Place<unknown>,
  id: string | undefined,
  given: Iterable<string>,
  sources: Sources,
  fix: string,
) {
  const operation = id === undefined ? undefined : sources.operation(id);
  const names = new Set(given);
  for (const name of operation ? requiredOf(operation) : [])
    if (!names.has(name))
      yield broken(place, `"${id}" requires "${name}", which nothing gives it here.`, fix);
}

/** A role's operation is called with a record, or with its uuid: there is no other argument for its path or its query. */
const roles: Rule = function* (sources) {
  for (const file of sources.resources) {
    if (file.value.roles.list === undefined) continue;
    for (const [role, place] of members(rootOf(file), 'roles', file.value.roles)) {
      const given = givenTo[role as Role];
      if (given)
        yield* lacking(
          place,
          place.value,
          given,
          sources,
          'Make the parameter optional, or part of the body.',
        );
    }
  }
};

/** A list is given what its operation requires: by the constants of a family, by what a part is of, or by nothing. */
const lists: Rule = function* (sources) {
  const listOf = (ref = '') =>
    sources.resources.find(({ name }) => ref.endsWith(`/${name}.json`) || ref === `${name}.json`)?.value.roles
      .list;
  for (const file of sources.families)
    yield* lacking(
      inside(rootOf(file), ['constants'], undefined),
      parentOf(file.value, sources)?.value.roles.list,
      Object.keys(file.value.constants),
      sources,
      'Fix it in "constants", or make the parameter optional.',
    );
  for (const file of sources.screens)
    for (const tab of elements(rootOf(file), 'tabs', file.value.tabs))
      yield* lacking(
        inside(tab, ['resource'], undefined),
        listOf(tab.value.resource?.$ref),
        [],
        sources,
        'Make the parameter optional, or show the list on a tab of a record, with "fixedProperties".',
      );
  for (const file of sources.resources) {
    for (const part of partsIn(file))
      yield* lacking(
        inside(part, ['fixedProperties'], undefined),
        listOf(part.value.resource.$ref),
        Object.keys(part.value.fixedProperties),
        sources,
        'Add it to "by", or make the parameter optional.',
      );
    for (const tab of elements(rootOf(file), 'relatedTabs', file.value.relatedTabs))
      yield* lacking(
        inside(tab, ['familyConstants'], undefined),
        listOf(tab.value.resource?.$ref),
        tab.value.familyConstants,
        sources,
        'Add it to "by", or make the parameter optional.',
      );
  }
};

/** Figures are asked for with a body: there is no argument for the path or the query. */
const figures: Rule = function* (sources) {
  const fix = 'Make the parameter optional, or part of the body.';
  for (const file of sources.resources)
    yield* lacking(
      inside(rootOf(file), ['metrics', 'operation'], undefined),
      file.value.metrics?.operation,
      [],
      sources,
      fix,
    );
  for (const file of sources.screens)
    for (const tab of elements(rootOf(file), 'tabs', file.value.tabs))
      yield* lacking(
        inside(tab, ['overview', 'operation'], undefined),
        tab.value.overview?.operation,
        [],
        sources,
        fix,
      );
};

/** Rules of what calls are given. */
export const given: readonly Rule[] = [roles, lists, figures];
