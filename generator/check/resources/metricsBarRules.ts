import type { ResourceSource, StripSource } from '../../load/schemaSources.ts';
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

interface MetricsBarLocation extends JsonLocation<StripSource> {
  readonly resource: JsonLocation<ResourceSource>;
  /** The operation takes an entity and answers with one object. */
  readonly isFit: boolean;
  /** Properties of the query and of the answer, if known. */
  readonly queryProperties: EntityProperties | undefined;
  readonly resultProperties: EntityProperties | undefined;
}

const findMetricsBars = (sources: RuleContext): MetricsBarLocation[] =>
  sources.resources.flatMap((file) => {
    const { metrics: strip } = file.value;
    const operation = sources.operation(strip?.operation ?? '');
    if (!strip || !operation) return [];
    const [body, result] = [bodyRefOf(operation), resultRefOf(operation)];
    return [
      {
        ...locationAt(rootLocation(file), ['metrics'], strip),
        resource: rootLocation(file),
        isFit: body !== undefined && result !== undefined && !result.many,
        queryProperties: body && sources.propertiesOf(body),
        resultProperties: result && sources.propertiesOf(result.ref),
      },
    ];
  });

const missingName = (name: JsonLocation<string>, whose: string, properties: Iterable<string>) =>
  violation(name, `${whose} has no "${name.value}".`, didYouMean(name.value, properties));

/** A metrics bar uses an existing operation. */
const metricsOperation: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const { metrics: strip } = file.value;
    if (strip && !sources.mayHaveOperation(strip.operation))
      yield violation(
        locationAt(rootLocation(file), ['metrics', 'operation'], undefined),
        `There is no operation "${strip.operation}".`,
        didYouMean(strip.operation, sources.operationIds),
      );
  }
};

/** The filters and figures of a metrics bar are in the query and the answer of its operation. */
const metricsProperties: SchemaRule = function* (sources) {
  for (const strip of findMetricsBars(sources)) {
    const { operation, fixedParams: asks, sinceProperty: since, sparklines } = strip.value;
    const { isFit, queryProperties, resultProperties } = strip;
    if (!isFit)
      yield violation(
        locationAt(strip, ['operation'], operation),
        `"${operation}" takes no entity, or answers with none.`,
        'Name an operation whose body is an entity and whose result is one object.',
      );
    if (!isFit || !queryProperties || !resultProperties) continue;
    const said = [
      ...memberLocations(strip, 'fixedParams', asks).map(([name, place]) => ({ ...place, value: name })),
      ...elementLocations(strip, 'familyConstants', strip.value.familyConstants),
      ...(sparklines ? [locationAt(strip, ['sparklines', 'uuidsProperty'], sparklines.uuidsProperty)] : []),
    ];
    for (const name of said)
      if (!(name.value in queryProperties))
        yield missingName(name, 'The question', Object.keys(queryProperties));
    const shown = [
      locationAt(strip, ['sinceProperty'], since),
      ...elementLocations(strip, 'figures', strip.value.figures).map((figure) =>
        locationAt(figure, ['property'], figure.value.property),
      ),
      ...(sparklines ? [locationAt(strip, ['sparklines', 'property'], sparklines.property)] : []),
    ];
    for (const name of shown)
      if (!(name.value in resultProperties))
        yield missingName(name, 'The answer', Object.keys(resultProperties));
  }
};

/** Every family has constants for the filters of its metrics bar. */
const metricsFilters: SchemaRule = function* (sources) {
  for (const strip of findMetricsBars(sources))
    for (const name of elementLocations(strip, 'familyConstants', strip.value.familyConstants)) {
      const other = sources.families.find(
        ({ value }) => findParentResource(value, sources) === strip.file && !(name.value in value.constants),
      );
      if (other)
        yield violation(
          name,
          `${other.path} does not fix "${name.value}".`,
          didYouMean(name.value, Object.keys(other.value.constants)),
        );
    }
};

/** A figure leads to a list beside the family's own, with filters and sort columns of that list. */
const figureDrillDowns: SchemaRule = function* (sources) {
  for (const { resource, ...strip } of findMetricsBars(sources))
    for (const figure of elementLocations(strip, 'figures', strip.value.figures)) {
      const { tab, presetFilters: filters, sinceFilter: since, sort } = figure.value;
      const lists = (resource.value.relatedTabs ?? []).filter((beside) => beside.resource);
      const found = lists.find(({ id }) => id === tab);
      if (!found) {
        yield missingName(
          locationAt(figure, ['tab'], tab),
          'What stands beside the list',
          lists.map(({ id }) => id),
        );
        continue;
      }
      const name = nameOfRef(found.resource?.$ref ?? '');
      const shown = sources.resources.find((file) => file.name === name)?.value;
      if (!shown) continue;
      const columns = (shown.columns ?? []).map((one) => (typeof one === 'string' ? one : one.property));
      const narrowing = memberLocations(figure, 'presetFilters', filters).map(([key, place]) => ({
        ...place,
        value: key,
      }));
      for (const filter of [...narrowing, ...(since ? [locationAt(figure, ['sinceFilter'], since)] : [])])
        if (!shown.filters?.includes(filter.value))
          yield missingName(filter, `The list of "${name}"`, shown.filters ?? []);
      if (sort && !columns.includes(sort.property))
        yield missingName(
          locationAt(figure, ['sort', 'property'], sort.property),
          `The list of "${name}"`,
          columns,
        );
    }
};

/** A sparkline shows figures and follows a column. */
const sparklineFigures: SchemaRule = function* (sources) {
  for (const { resource, ...strip } of findMetricsBars(sources)) {
    const { sparklines, figures } = strip.value;
    if (!sparklines) continue;
    const at = locationAt(strip, ['sparklines'], sparklines);
    const properties = figures.map(({ property }) => property);
    const columns = (resource.value.columns ?? []).map((one) =>
      typeof one === 'string' ? one : one.property,
    );
    for (const line of elementLocations(at, 'lineProperties', sparklines.lineProperties))
      if (!properties.includes(line.value)) yield missingName(line, 'The strip', properties);
    if (!columns.includes(sparklines.afterColumn))
      yield missingName(locationAt(at, ['afterColumn'], sparklines.afterColumn), 'The list', columns);
  }
};

/** Rules of the metrics bar above a list. */
export const metricsBarRules: readonly SchemaRule[] = [
  metricsOperation,
  metricsProperties,
  metricsFilters,
  figureDrillDowns,
  sparklineFigures,
];
