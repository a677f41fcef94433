import type { ProjectFile } from '../../load/Project.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import { findParentResource } from '../families/familyRules.ts';
import { scopeOf } from '../operations/OperationLocation.ts';
import { findSubTabs, type RuleContext, type SchemaRule } from '../RuleContext.ts';
import {
  elementLocations,
  type JsonLocation,
  locationAt,
  rootLocation,
  violation,
} from '../RuleViolation.ts';

interface ShownList {
  readonly at: JsonLocation<unknown>;
  /** The resource of the list; undefined for a place without one, or if its file is missing or broken. */
  readonly shown: ProjectFile<ResourceSource> | undefined;
  readonly fixed: readonly string[];
  /** The remedy for a parameter that the place does not fix. */
  readonly fix: string;
}

/** Returns the places that show a list, with the properties that each one fixes. */
export const findShownLists = (sources: RuleContext): ShownList[] => [
  ...sources.screens.flatMap((file) =>
    elementLocations(rootLocation(file), 'tabs', file.value.tabs).map((tab) => ({
      at: locationAt(tab, ['resource'], undefined),
      shown: sources.resource(tab.value.resource),
      fixed: [],
      fix: 'Make the parameter optional, or show the list on a tab of a record page, with "fixedProperties".',
    })),
  ),
  ...sources.families.map((file) => ({
    at: locationAt(rootLocation(file), ['constants'], undefined),
    shown: findParentResource(file.value, sources),
    fixed: Object.keys(file.value.constants),
    fix: 'Add it to "constants", or make the parameter optional.',
  })),
  ...sources.resources.flatMap((file) => [
    ...findSubTabs(file).map((part) => ({
      at: locationAt(part, ['fixedProperties'], undefined),
      shown: sources.resource(part.value.resource),
      fixed: Object.keys(part.value.fixedProperties),
      fix: 'Add it to "fixedProperties", or make the parameter optional.',
    })),
    ...elementLocations(rootLocation(file), 'relatedTabs', file.value.relatedTabs).map((tab) => ({
      at: locationAt(tab, ['familyConstants'], undefined),
      shown: sources.resource(tab.value.resource),
      fixed: tab.value.familyConstants,
      fix: 'Add it to "familyConstants", or make the parameter optional.',
    })),
  ]),
];

/** A list with a scope has a filter for each of its parameters that its place does not fix. */
const scopeFilter: SchemaRule = function* (sources) {
  for (const { at, shown, fixed } of findShownLists(sources)) {
    const list = sources.operation(shown?.value.roles.list ?? '');
    for (const name of list ? scopeOf(list) : [])
      if (!fixed.includes(name) && !shown?.value.filters?.includes(name))
        yield violation(
          at,
          `The list cannot be read without "${name}", which "${list?.id}" requires.`,
          `Add "${name}" to "filters" of the resource, or show the list on a tab of a record page, with "fixedProperties".`,
        );
  }
};

export const scopeFilterRules: readonly SchemaRule[] = [scopeFilter];
