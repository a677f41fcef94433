import type { ProjectFile } from '../../load/loadProject.ts';
import type { BesideSource, FamilySource, ResourceSource } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { parameterNamesOf } from '../OperationLocation.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { findTabParts, type RuleContext } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  rootLocation,
  violation,
} from '../RuleViolation.ts';
import { findParentResource } from './familyRules.ts';

/** Everything beside a family's list, with the families that show it. */
function findRelatedTabs(sources: RuleContext): {
  readonly at: JsonLocation<BesideSource>;
  /** Of the resource; a panel has none. */
  readonly name: string;
  readonly shown: ResourceSource | undefined;
  readonly families: readonly ProjectFile<FamilySource>[];
}[] {
  return sources.resources.flatMap((file) =>
    elementLocations(rootLocation(file), 'relatedTabs', file.value.relatedTabs).map((at) => {
      const name = nameOfRef(at.value.resource?.$ref ?? '');
      const shown = sources.resources.find((other) => other.name === name)?.value;
      const families = sources.families.filter(
        ({ value }) => findParentResource(value, sources) === file && !value.excludes?.includes(name),
      );
      return { at, name, shown, families };
    }),
  );
}

/** What stands beside a family's list is a list, narrowed by what the families fix. */
const relatedTabFilters: SchemaRule = function* (sources) {
  for (const { at, name, shown, families } of findRelatedTabs(sources)) {
    const properties = shown && sources.propertiesOf(shown.entity);
    const list = sources.operation(shown?.roles.list ?? '');
    if (shown && shown.roles.list === undefined)
      yield violation(
        locationAt(at, ['resource'], undefined),
        `"${name}" has no list.`,
        'Name a resource with one.',
      );
    for (const property of elementLocations(at, 'familyConstants', at.value.familyConstants)) {
      const other = families.find(({ value }) => !(property.value in value.constants));
      if (properties && !(property.value in properties))
        yield violation(
          property,
          `"${name}" has no property "${property.value}".`,
          didYouMean(property.value, Object.keys(properties)),
        );
      else if (list && !parameterNamesOf(list).has(property.value))
        yield violation(
          property,
          `"${shown?.roles.list}" cannot filter by "${property.value}".`,
          'Add it to the filters of that operation.',
        );
      if (other)
        yield violation(
          property,
          `${other.path} does not fix "${property.value}".`,
          `${didYouMean(property.value, Object.keys(other.value.constants))} Or name "${name}" in "excludes" there.`,
        );
    }
  }
};

/** A tab beside a list shows a resource under its title, or a panel under a title of its own. */
const relatedTabContent: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const place of elementLocations(rootLocation(file), 'relatedTabs', file.value.relatedTabs)) {
      const { id, resource, panel, title } = place.value;
      if ((resource === undefined) === (panel === undefined))
        yield violation(
          place,
          `The tab "${id}" shows ${resource ? 'a resource and a panel' : 'nothing'}.`,
          'Give it a "resource" or a "panel".',
        );
      else if ((panel === undefined) !== (title === undefined))
        yield violation(
          place,
          panel ? `The tab "${id}" has no title.` : `The tab "${id}" is titled by its resource.`,
          panel ? 'Add "title" and "x-i18n".' : 'Remove "title" and "x-i18n".',
        );
    }
};

/** The tabs of a family's screen are told apart in the URL. */
const distinctRelatedTabIds: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const seen = new Set(sources.families.map(({ name }) => name));
    for (const place of elementLocations(rootLocation(file), 'relatedTabs', file.value.relatedTabs)) {
      if (seen.has(place.value.id))
        yield violation(
          locationAt(place, ['id'], undefined),
          `The tab "${place.value.id}" is there twice.`,
          'Rename one of them.',
        );
      seen.add(place.value.id);
    }
  }
};

/** A family does without resources that it would have otherwise. */
const excludedResources: SchemaRule = function* (sources) {
  for (const file of sources.families) {
    const parent = findParentResource(file.value, sources);
    if (parent === undefined) continue;
    const shown = [...findTabParts(parent).map(({ value }) => value), ...(parent.value.relatedTabs ?? [])];
    const names = new Set(shown.flatMap(({ resource }) => (resource ? nameOfRef(resource.$ref) : [])));
    for (const name of elementLocations(rootLocation<unknown>(file), 'excludes', file.value.excludes))
      if (!names.has(name.value))
        yield violation(
          name,
          `${parent.path} has no "${name.value}" on a tab or beside its list.`,
          didYouMean(name.value, names),
        );
  }
};

/** Rules of what families show besides their own list. */
export const relatedTabRules: readonly SchemaRule[] = [
  relatedTabContent,
  relatedTabFilters,
  distinctRelatedTabIds,
  excludedResources,
];
