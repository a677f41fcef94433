import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { findParentResource } from '../families/familyRules.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  locationAt,
  memberLocations,
  rootLocation,
  unknownNames,
  violation,
  warning,
} from '../RuleViolation.ts';
import { columnNamesOf, findKnownMetrics } from './metricsRules.ts';

/** Returns the lists that show metrics, each with the metrics if they are known. */
const findListMetrics = (sources: RuleContext) => {
  const known = findKnownMetrics(sources);
  return sources.resources.flatMap((file) => {
    const { metrics } = file.value;
    if (!metrics) return [];
    const shown = known.find((one) => one.file.name === nameOfRef(metrics.$ref));
    return [{ ...locationAt(rootLocation(file), ['metrics'], metrics), resource: file.value, shown }];
  });
};

/** A list fixes existing parameters of its metrics, and its families have the constants that it sends. */
const listParameters: SchemaRule = function* (sources) {
  for (const { resource, shown, ...metrics } of findListMetrics(sources)) {
    const constants = elementLocations(metrics, 'familyConstants', metrics.value.familyConstants);
    const fixed = memberLocations(metrics, 'fixedParams', metrics.value.fixedParams).map(([name, place]) => ({
      ...place,
      value: name,
    }));
    if (shown)
      yield* unknownNames(
        [...fixed, ...constants],
        `The body of "${shown.value.operation}" has no property`,
        Object.keys(shown.bodyProperties),
      );
    for (const name of constants) {
      const other = sources.families.find(
        ({ value }) =>
          findParentResource(value, sources) === metrics.file && !(name.value in value.constants),
      );
      if (other)
        yield violation(
          name,
          `${other.path} has no "${name.value}" in "constants".`,
          didYouMean(name.value, Object.keys(other.value.constants)),
        );
    }
  }
};

/** The `afterColumn` of a list is one of its columns. The metrics of its sparklines have `uuidsProperty`. */
const listSparklines: SchemaRule = function* (sources) {
  for (const { resource, shown, ...metrics } of findListMetrics(sources)) {
    const { afterColumn } = metrics.value;
    if (afterColumn === undefined) continue;
    const at = locationAt(metrics, ['afterColumn'], afterColumn);
    yield* unknownNames([at], 'The list has no column', columnNamesOf(resource));
    if (shown && shown.value.records.uuidsProperty === undefined)
      yield violation(
        at,
        `${shown.file.path} has no "uuidsProperty", so the list cannot request its sparklines.`,
        'Add it to "records" there, or remove "afterColumn".',
      );
  }
};

/** A list or a screen shows every metrics file. */
const usedMetrics: SchemaRule = function* ({ metrics, resources, screens }) {
  const shown = [
    ...resources.map(({ value }) => value.metrics),
    ...screens.flatMap(({ value }) => value.tabs.map((tab) => tab.metrics)),
  ];
  const names = new Set(shown.flatMap((ref) => (ref ? nameOfRef(ref.$ref) : [])));
  for (const file of metrics)
    if (!names.has(file.name))
      yield warning(
        rootLocation<unknown>(file),
        'No list and no screen shows these metrics.',
        'Refer to them in "metrics" of a resource or of a tab, or remove the file.',
      );
};

/** Rules for the lists that show metrics. */
export const listMetricsRules: readonly SchemaRule[] = [listParameters, listSparklines, usedMetrics];
