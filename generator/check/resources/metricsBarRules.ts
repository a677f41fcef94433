import type { MetricsBarSource, ResourceSource } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { findParentResource } from '../families/familyRules.ts';
import { bodyRefOf, resultRefOf } from '../OperationLocation.ts';
import type { EntityProperties, RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';

interface MetricsBarLocation extends JsonLocation<MetricsBarSource> {
  readonly resource: JsonLocation<ResourceSource>;
  /** The operation takes an entity and answers with one object. */
  readonly isFit: boolean;
  /** Properties of the query and of the answer, if known. */
  readonly queryProperties: EntityProperties | undefined;
  readonly resultProperties: EntityProperties | undefined;
}

const findMetricsBars = (sources: RuleContext): MetricsBarLocation[] =>
  sources.resources.flatMap((file) => {
    const { metrics } = file.value;
    const operation = sources.operation(metrics?.operation ?? '');
    if (!metrics || !operation) return [];
    const [body, result] = [bodyRefOf(operation), resultRefOf(operation)];
    return [
      {
        ...locationAt(rootLocation(file), ['metrics'], metrics),
        resource: rootLocation(file),
        isFit: body !== undefined && result !== undefined && !result.many,
        queryProperties: body && sources.propertiesOf(body),
        resultProperties: result && sources.propertiesOf(result.ref),
      },
    ];
  });

/** @param lack the message without the name, such as `The list has no column` */
const missingName = (name: JsonLocation<string>, lack: string, known: Iterable<string>) =>
  violation(name, `${lack} "${name.value}".`, didYouMean(name.value, known));

/** A metrics bar uses an existing operation. */
const metricsOperation: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const { metrics } = file.value;
    if (metrics && !sources.mayHaveOperation(metrics.operation))
      yield violation(
        locationAt(rootLocation(file), ['metrics', 'operation'], undefined),
        `There is no operation "${metrics.operation}".`,
        didYouMean(metrics.operation, sources.operationIds),
      );
  }
};

/**
 * The operation of a metrics bar takes an entity and answers with one object. Its parameters and figures are
 * properties of these.
 */
const metricsProperties: SchemaRule = function* (sources) {
  for (const metricsBar of findMetricsBars(sources)) {
    const { operation, fixedParams, sinceProperty, sparklines } = metricsBar.value;
    const { isFit, queryProperties, resultProperties } = metricsBar;
    if (!isFit)
      yield violation(
        locationAt(metricsBar, ['operation'], operation),
        `"${operation}" does not take an entity or does not answer with one object.`,
        'Name an operation whose body is an entity and whose result is one object.',
      );
    if (!isFit || !queryProperties || !resultProperties) continue;
    const referenced = [
      ...memberLocations(metricsBar, 'fixedParams', fixedParams).map(([name, place]) => ({
        ...place,
        value: name,
      })),
      ...elementLocations(metricsBar, 'familyConstants', metricsBar.value.familyConstants),
      ...(sparklines
        ? [locationAt(metricsBar, ['sparklines', 'uuidsProperty'], sparklines.uuidsProperty)]
        : []),
    ];
    for (const name of referenced)
      if (!(name.value in queryProperties))
        yield missingName(name, `The body of "${operation}" has no property`, Object.keys(queryProperties));
    const shown = [
      locationAt(metricsBar, ['sinceProperty'], sinceProperty),
      ...elementLocations(metricsBar, 'figures', metricsBar.value.figures).map((figure) =>
        locationAt(figure, ['property'], figure.value.property),
      ),
      ...(sparklines ? [locationAt(metricsBar, ['sparklines', 'property'], sparklines.property)] : []),
    ];
    for (const name of shown)
      if (!(name.value in resultProperties))
        yield missingName(
          name,
          `The result of "${operation}" has no property`,
          Object.keys(resultProperties),
        );
  }
};

/** Every family has the `familyConstants` of its metrics bar in its `constants`. */
const metricsFilters: SchemaRule = function* (sources) {
  for (const metricsBar of findMetricsBars(sources))
    for (const name of elementLocations(metricsBar, 'familyConstants', metricsBar.value.familyConstants)) {
      const other = sources.families.find(
        ({ value }) =>
          findParentResource(value, sources) === metricsBar.file && !(name.value in value.constants),
      );
      if (other)
        yield violation(
          name,
          `${other.path} has no "${name.value}" in "constants".`,
          didYouMean(name.value, Object.keys(other.value.constants)),
        );
    }
};

/**
 * A figure links to a list in `relatedTabs`. The filters and the sort column of the link belong to that list.
 */
const figureDrillDowns: SchemaRule = function* (sources) {
  for (const { resource, ...metricsBar } of findMetricsBars(sources))
    for (const figure of elementLocations(metricsBar, 'figures', metricsBar.value.figures)) {
      const { tab, presetFilters, sinceFilter, sort } = figure.value;
      const lists = (resource.value.relatedTabs ?? []).filter((beside) => beside.resource);
      const found = lists.find(({ id }) => id === tab);
      if (!found) {
        yield missingName(
          locationAt(figure, ['tab'], tab),
          'No related tab with a list has the id',
          lists.map(({ id }) => id),
        );
        continue;
      }
      const name = nameOfRef(found.resource?.$ref ?? '');
      const shown = sources.resources.find((file) => file.name === name)?.value;
      if (!shown) continue;
      const columns = (shown.columns ?? []).map((one) => (typeof one === 'string' ? one : one.property));
      const narrowing = memberLocations(figure, 'presetFilters', presetFilters).map(([key, place]) => ({
        ...place,
        value: key,
      }));
      for (const filter of [
        ...narrowing,
        ...(sinceFilter ? [locationAt(figure, ['sinceFilter'], sinceFilter)] : []),
      ])
        if (!shown.filters?.includes(filter.value))
          yield missingName(filter, `The list of "${name}" has no filter`, shown.filters ?? []);
      if (sort && !columns.includes(sort.property))
        yield missingName(
          locationAt(figure, ['sort', 'property'], sort.property),
          `The list of "${name}" has no column`,
          columns,
        );
    }
};

/**
 * Every name in `lineProperties` of the sparklines is a figure of the metrics bar. The `afterColumn` is a
 * column of the list.
 */
const sparklineFigures: SchemaRule = function* (sources) {
  for (const { resource, ...metricsBar } of findMetricsBars(sources)) {
    const { sparklines, figures } = metricsBar.value;
    if (!sparklines) continue;
    const at = locationAt(metricsBar, ['sparklines'], sparklines);
    const properties = figures.map(({ property }) => property);
    const columns = (resource.value.columns ?? []).map((one) =>
      typeof one === 'string' ? one : one.property,
    );
    for (const line of elementLocations(at, 'lineProperties', sparklines.lineProperties))
      if (!properties.includes(line.value))
        yield missingName(line, 'The metrics bar has no figure', properties);
    if (!columns.includes(sparklines.afterColumn))
      yield missingName(
        locationAt(at, ['afterColumn'], sparklines.afterColumn),
        'The list has no column',
        columns,
      );
  }
};

/** Rules for the metrics bar above a list. */
export const metricsBarRules: readonly SchemaRule[] = [
  metricsOperation,
  metricsProperties,
  metricsFilters,
  figureDrillDowns,
  sparklineFigures,
];
