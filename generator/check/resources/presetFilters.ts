import type { ProjectFile } from '../../load/Project.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import { choicesOf, type RuleContext } from '../RuleContext.ts';
import {
  impossibleValue,
  type JsonLocation,
  memberLocations,
  type RuleViolation,
  unknownNames,
} from '../RuleViolation.ts';

/** Filters at a location belong to a list. The values of a filter are choices of its property. */
export function* checkFilters(
  sources: RuleContext,
  list: ProjectFile<ResourceSource>,
  place: JsonLocation<{ readonly presetFilters?: Readonly<Record<string, string>> }>,
): Iterable<RuleViolation> {
  const properties = sources.propertiesOf(list.value.entity) ?? {};
  for (const [name, filter] of memberLocations(place, 'presetFilters', place.value.presetFilters)) {
    yield* unknownNames(
      [{ ...filter, value: name }],
      `The list of "${list.name}" has no filter`,
      list.value.filters ?? [],
    );
    const choices = choicesOf(properties[name])?.map(String);
    for (const value of filter.value.split(','))
      if (choices && !choices.includes(value)) yield impossibleValue(filter, name, value, choices);
  }
}
