import type { ProjectFile } from '../../load/Project.ts';
import type { FamilySource } from '../../load/sources/FamilySource.ts';
import type { RelatedTabSource, ResourceSource } from '../../load/sources/ResourceSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { parameterNamesOf } from '../operations/OperationLocation.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { findSubTabs, type RuleContext } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  rootLocation,
  unknownName,
  violation,
} from '../RuleViolation.ts';
import { findParentResource } from './familyRules.ts';

/** Returns all related tabs, each with the families that show it. */
function findRelatedTabs(sources: RuleContext): {
  readonly at: JsonLocation<RelatedTabSource>;
  /** Name of the resource; empty for a panel. */
  readonly name: string;
  readonly shown: ResourceSource | undefined;
  readonly families: readonly ProjectFile<FamilySource>[];
}[] {
  return sources.resources.flatMap((file) =>
    elementLocations(rootLocation(file), 'relatedTabs', file.value.relatedTabs).map((at) => {
      const name = nameOfRef(at.value.resource?.$ref ?? '');
      const shown = sources.resource(at.value.resource)?.value;
      const families = sources.families.filter(
        ({ value }) => findParentResource(value, sources) === file && !value.excludes?.includes(name),
      );
      return { at, name, shown, families };
    }),
  );
}

/**
 * The resource of a related tab has a list. Its `familyConstants` are filters of that list and `constants` of
 * every family that shows the tab.
 */
const relatedTabFilters: SchemaRule = function* (sources) {
  for (const { at, name, shown, families } of findRelatedTabs(sources)) {
    const properties = shown && sources.propertiesOf(shown.entity);
    const list = sources.operation(shown?.roles.list ?? '');
    if (shown && shown.roles.list === undefined)
      yield violation(
        locationAt(at, ['resource'], undefined),
        `The resource "${name}" has no list.`,
        'Name a resource with a list.',
      );
    for (const property of elementLocations(at, 'familyConstants', at.value.familyConstants)) {
      const other = families.find(({ value }) => !(property.value in value.constants));
      if (properties && !(property.value in properties))
        yield unknownName(property, `"${name}" has no property`, property.value, Object.keys(properties));
      else if (list && !parameterNamesOf(list).has(property.value))
        yield violation(
          property,
          `"${shown?.roles.list}" cannot filter by "${property.value}".`,
          'Add it to the filters of that operation.',
        );
      if (other)
        yield violation(
          property,
          `${other.path} has no "${property.value}" in "constants".`,
          didYouMean(property.value, Object.keys(other.value.constants)).withAlternative(
            `Or add "${name}" to "excludes" there.`,
          ),
        );
    }
  }
};

/** A related tab has either a `resource` and no title, or a `panel` and a title. */
const relatedTabContent: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const place of elementLocations(rootLocation(file), 'relatedTabs', file.value.relatedTabs)) {
      const { id, resource, panel, title } = place.value;
      if ((resource === undefined) === (panel === undefined))
        yield violation(
          place,
          `The tab "${id}" shows ${resource ? 'a resource and a panel' : 'nothing'}.`,
          'Give it either a "resource" or a "panel".',
        );
      else if ((panel === undefined) !== (title === undefined))
        yield violation(
          place,
          panel ? `The tab "${id}" has no title.` : `The tab "${id}" already has the title of its resource.`,
          panel ? 'Add "title" and "x-i18n".' : 'Remove "title" and "x-i18n".',
        );
    }
};

/**
 * The id of a related tab is unique in its resource and is not the name of a family. It is part of the URL.
 */
const distinctRelatedTabIds: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const seen = new Set(sources.families.map(({ name }) => name));
    for (const place of elementLocations(rootLocation(file), 'relatedTabs', file.value.relatedTabs)) {
      if (seen.has(place.value.id))
        yield violation(
          locationAt(place, ['id'], undefined),
          `The tab id "${place.value.id}" is not unique.`,
          'Rename one of the two.',
        );
      seen.add(place.value.id);
    }
  }
};

/** Every name in `excludes` of a family is a resource in `recordTabs` or `relatedTabs` of its parent. */
const excludedResources: SchemaRule = function* (sources) {
  for (const file of sources.families) {
    const parent = findParentResource(file.value, sources);
    if (parent === undefined) continue;
    const shown = [...findSubTabs(parent).map(({ value }) => value), ...(parent.value.relatedTabs ?? [])];
    const names = new Set(shown.flatMap(({ resource }) => (resource ? nameOfRef(resource.$ref) : [])));
    for (const name of elementLocations(rootLocation<unknown>(file), 'excludes', file.value.excludes))
      if (!names.has(name.value))
        yield violation(
          name,
          `${parent.path} has no resource "${name.value}" in "recordTabs" or "relatedTabs".`,
          didYouMean(name.value, names),
        );
  }
};

/** Rules for the related tabs of families. */
export const relatedTabRules: readonly SchemaRule[] = [
  relatedTabContent,
  relatedTabFilters,
  distinctRelatedTabIds,
  excludedResources,
];
