import { resultOf } from '../../load/resultOf.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import type { MetricsSource } from '../../load/sources/ScreenSource.ts';
import { propertyOfColumn } from '../../normalize/normalizeResources.ts';
import { bodyRefOf, requiredParametersOf } from '../operations/OperationLocation.ts';
import { choicesOf, type EntityProperties, type RuleContext, type SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  unknownNames,
  violation,
} from '../RuleViolation.ts';

/** Metrics with the properties of the body and the result of their operation. */
interface KnownMetrics extends JsonLocation<MetricsSource> {
  readonly bodyProperties: EntityProperties;
  readonly resultProperties: EntityProperties;
  /** Properties of the elements of an array in the result. */
  readonly elementProperties: (property: string) => EntityProperties;
}

/** Returns the metrics whose operation is valid. */
export const findKnownMetrics = (sources: RuleContext): KnownMetrics[] =>
  sources.metrics.flatMap((file) => {
    const operation = sources.operation(file.value.operation);
    const [body, result] = operation ? [bodyRefOf(operation), resultOf(operation.value)] : [];
    const bodyProperties = body && sources.propertiesOf(body);
    const resultProperties = result && result.kind === 'one' ? sources.propertiesOf(result.ref) : undefined;
    if (!result || !bodyProperties || !resultProperties) return [];
    const elementProperties = (property: string): EntityProperties => {
      const items = resultProperties[property]?.items;
      return (items && sources.resolveSchema(result.ref, items)?.properties) ?? {};
    };
    return [{ ...rootLocation(file), bodyProperties, resultProperties, elementProperties }];
  });

export const columnNamesOf = ({ columns = [] }: ResourceSource): string[] => columns.map(propertyOfColumn);

/**
 * The operation of metrics takes an entity and answers with one object. It requires no parameter in path or
 * query, because its only argument is the body.
 */
const metricsOperation: SchemaRule = function* (sources) {
  for (const file of sources.metrics) {
    const { operation: id } = file.value;
    const at = locationAt(rootLocation(file), ['operation'], id);
    const operation = sources.operation(id);
    if (operation && (!bodyRefOf(operation) || resultOf(operation.value)?.kind !== 'one'))
      yield violation(
        at,
        `"${id}" does not take an entity or does not answer with one object.`,
        'Name an operation whose body is an entity and whose result is one object.',
      );
    for (const name of operation ? requiredParametersOf(operation) : [])
      yield violation(
        at,
        `"${id}" requires the parameter "${name}", which gets no value here.`,
        'Make the parameter optional, or move it to the body.',
      );
  }
};

/**
 * Every property that metrics name exists in the body or result of their operation. The columns `linkColumn`,
 * `afterColumn`, `subtitle` and `silentWhen` exist, too.
 */
const metricsProperties: SchemaRule = function* (sources) {
  for (const metrics of findKnownMetrics(sources)) {
    const { operation, findings, chart, records, ...more } = metrics.value;
    const at =
      (...path: readonly (string | number)[]) =>
      (value: string) =>
        locationAt(metrics, path, value);
    yield* unknownNames(
      [
        at('period')(more.period),
        ...(records.uuidsProperty ? [at('records', 'uuidsProperty')(records.uuidsProperty)] : []),
      ],
      `The body of "${operation}" has no property`,
      Object.keys(metrics.bodyProperties),
    );
    yield* unknownNames(
      [
        at('count')(more.count),
        at('sinceProperty')(more.sinceProperty),
        at('findings', 'property')(findings.property),
        at('chart', 'property')(chart.property),
        at('chart', 'secondsProperty')(chart.secondsProperty),
        at('records', 'property')(records.property),
        ...more.figures.map(({ property }, index) => at('figures', index, 'property')(property)),
      ],
      `The result of "${operation}" has no property`,
      Object.keys(metrics.resultProperties),
    );
    yield* unknownNames(
      (['kindProperty', 'messageProperty', 'sinceProperty'] as const).map((word) =>
        at('findings', word)(findings[word]),
      ),
      'A finding has no property',
      Object.keys(metrics.elementProperties(findings.property)),
    );
    const columns = records.columns.map((column, index) =>
      at('records', 'columns', index)(propertyOfColumn(column)),
    );
    const lines = chart.lines.map((line, index) => at('chart', 'lines', index)(line));
    yield* unknownNames(
      [...columns, ...lines, at('chart', 'property')(chart.property)],
      'A record has no property',
      Object.keys(metrics.elementProperties(records.property)),
    );
    yield* unknownNames(
      [
        ...(['linkColumn', 'afterColumn'] as const).map((word) => at('records', word)(records[word])),
        ...(records.subtitle ?? []).map((name, index) => at('records', 'subtitle', index)(name)),
        ...(records.silentWhen ? [at('records', 'silentWhen', 'column')(records.silentWhen.column)] : []),
      ],
      'The overview has no column',
      columns.map(({ value }) => value),
    );
  }
};

/** Every line of a chart is a figure with a `tone` and a `sinceFilter`. */
const chartLines: SchemaRule = function* ({ metrics }) {
  for (const file of metrics) {
    const { chart, figures } = file.value;
    const lines = elementLocations(locationAt(rootLocation(file), ['chart'], chart), 'lines', chart.lines);
    yield* unknownNames(
      lines,
      'The metrics have no figure',
      figures.map(({ property }) => property),
    );
    for (const line of lines) {
      const figure = figures.find(({ property }) => property === line.value);
      if (figure && !(figure.tone && figure.sinceFilter))
        yield violation(
          line,
          `The figure "${line.value}" has no "tone" or no "sinceFilter".`,
          'Add both to the figure, or remove the line.',
        );
    }
  }
};

/** The names in `kinds` of metrics and the kinds of their findings are the same. Each has a tone. */
const findingKinds: SchemaRule = function* (sources) {
  for (const metrics of findKnownMetrics(sources)) {
    const { findings } = metrics.value;
    const properties = metrics.elementProperties(findings.property);
    const choices = (properties[findings.kindProperty]?.oneOf ?? []).map((choice) => String(choice.const));
    const at = locationAt(metrics, ['findings'], findings);
    for (const [kind, place] of memberLocations(at, 'kinds', findings.kinds))
      if (!choices.includes(kind))
        yield violation(
          place,
          `The kind "${kind}" is not a choice of "${findings.kindProperty}".`,
          didYouMean(kind, choices),
        );
    for (const kind of choices)
      if (!(kind in findings.kinds))
        yield violation(
          locationAt(at, ['kinds'], undefined),
          `The kind "${kind}" has no tone.`,
          `Add "${kind}" with its tone to "kinds".`,
        );
  }
};

/** The values of `silentWhen` are choices of its column, if the column has choices. */
const silentValues: SchemaRule = function* (sources) {
  for (const metrics of findKnownMetrics(sources)) {
    const { silentWhen, property } = metrics.value.records;
    const choices = choicesOf(metrics.elementProperties(property)[silentWhen?.column ?? ''])?.map(String);
    const at = locationAt(metrics, ['records', 'silentWhen'], silentWhen);
    for (const value of choices ? elementLocations(at, 'values', silentWhen?.values) : [])
      if (!choices?.includes(value.value))
        yield violation(
          value,
          `The value "${value.value}" is not a choice of "${silentWhen?.column}".`,
          didYouMean(value.value, choices ?? []),
        );
  }
};

/** Rules for metrics files. */
export const metricsRules: readonly SchemaRule[] = [
  metricsOperation,
  metricsProperties,
  chartLines,
  findingKinds,
  silentValues,
];
