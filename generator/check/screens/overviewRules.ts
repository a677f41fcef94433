import type { ProjectFile } from '../../load/Project.ts';
import type { OverviewSource, ResourceSource, ScreenSource } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { bodyRefOf, type OperationLocation, resultRefOf } from '../OperationLocation.ts';
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

interface OverviewLocation extends JsonLocation<OverviewSource> {
  readonly screen: ProjectFile<ScreenSource>;
  readonly operation: OperationLocation;
  /** Properties of the body, of the answer, and of a finding and a record in the answer, in this order. */
  readonly queryProperties: EntityProperties;
  readonly resultProperties: EntityProperties;
  readonly findingProperties: EntityProperties;
  readonly recordProperties: EntityProperties;
  readonly resource: ResourceSource | undefined;
}

const findOverviews = (screen: ProjectFile<ScreenSource>): JsonLocation<OverviewSource>[] =>
  elementLocations(rootLocation(screen), 'tabs', screen.value.tabs).flatMap((tab) =>
    tab.value.overview ? [locationAt(tab, ['overview'], tab.value.overview)] : [],
  );

const findKnownOverviews = (sources: RuleContext): OverviewLocation[] =>
  sources.screens.flatMap((screen) =>
    findOverviews(screen).flatMap((place) => {
      const operation = sources.operation(place.value.operation);
      const [body, result] = operation ? [bodyRefOf(operation), resultRefOf(operation)] : [];
      const queryProperties = body && sources.propertiesOf(body);
      const resultProperties = result && !result.many ? sources.propertiesOf(result.ref) : undefined;
      if (!operation || !queryProperties || !resultProperties) return [];
      const { findings, records } = place.value;
      const propertiesOfItems = (property: string): EntityProperties =>
        resultProperties[property]?.items?.properties ?? {};
      const name = nameOfRef(records.resource.$ref);
      const resource = sources.resources.find((file) => file.name === name)?.value;
      return [
        {
          ...place,
          screen,
          operation,
          queryProperties,
          resultProperties,
          findingProperties: propertiesOfItems(findings.property),
          recordProperties: propertiesOfItems(records.property),
          resource,
        },
      ];
    }),
  );

/**
 * The operation of an overview takes an entity and answers with one object. A screen has at most one
 * overview.
 */
const overviewOperation: SchemaRule = function* (sources) {
  for (const screen of sources.screens) {
    const [first, second] = findOverviews(screen);
    if (second) yield violation(second, 'The screen already has an overview.', 'Remove one of the two.');
    if (!first) continue;
    const { operation: id } = first.value;
    const operation = sources.operation(id);
    const at = locationAt(first, ['operation'], id);
    if (!sources.mayHaveOperation(id))
      yield violation(at, `There is no operation "${id}".`, didYouMean(id, sources.operationIds));
    else if (operation && (!bodyRefOf(operation) || resultRefOf(operation)?.many !== false))
      yield violation(
        at,
        `"${id}" does not take an entity or does not answer with one object.`,
        'Name an operation whose body is an entity and whose result is one object.',
      );
  }
};

/** @param lack the message without the name, such as `The list has no column` */
function* findMissingNames(names: readonly JsonLocation<string>[], lack: string, known: Iterable<string>) {
  const all = [...known];
  for (const name of names)
    if (!all.includes(name.value))
      yield violation(name, `${lack} "${name.value}".`, didYouMean(name.value, all));
}

const nameAt = (
  place: JsonLocation<unknown>,
  path: readonly (string | number)[],
  value: string,
): JsonLocation<string> => locationAt(place, path, value);

/**
 * Every property that an overview names exists in the body or answer of its operation. The columns
 * `linkColumn` and `afterColumn` exist, too.
 */
const overviewProperties: SchemaRule = function* (sources) {
  for (const overview of findKnownOverviews(sources)) {
    const { operation, period: span, count, findings, chart, records } = overview.value;
    yield* findMissingNames(
      [nameAt(overview, ['period'], span)],
      `The body of "${operation}" has no property`,
      Object.keys(overview.queryProperties),
    );
    const named = [
      nameAt(overview, ['count'], count),
      nameAt(overview, ['findings', 'property'], findings.property),
      nameAt(overview, ['chart', 'property'], chart.property),
      nameAt(overview, ['chart', 'sinceProperty'], chart.sinceProperty),
      nameAt(overview, ['chart', 'secondsProperty'], chart.secondsProperty),
      nameAt(overview, ['records', 'property'], records.property),
      ...overview.value.figures.map(({ property }, index) =>
        nameAt(overview, ['figures', index, 'property'], property),
      ),
      ...chart.lines.map(({ property }, index) =>
        nameAt(overview, ['chart', 'lines', index, 'property'], property),
      ),
    ];
    yield* findMissingNames(
      named,
      `The result of "${operation}" has no property`,
      Object.keys(overview.resultProperties),
    );
    const words = (['kindProperty', 'messageProperty', 'sinceProperty'] as const).map((word) =>
      nameAt(overview, ['findings', word], findings[word]),
    );
    yield* findMissingNames(words, 'A finding has no property', Object.keys(overview.findingProperties));
    const columns = records.columns.map((column, index) =>
      nameAt(overview, ['records', 'columns', index], typeof column === 'string' ? column : column.property),
    );
    yield* findMissingNames(
      [...columns, nameAt(overview, ['records', 'series'], records.series)],
      'A record has no property',
      Object.keys(overview.recordProperties),
    );
    yield* findMissingNames(
      (['linkColumn', 'afterColumn'] as const).map((word) =>
        nameAt(overview, ['records', word], records[word]),
      ),
      'The overview has no column',
      columns.map(({ value }) => value),
    );
  }
};

/** The names in `kinds` of an overview and the kinds of its findings are the same. Each has a tone. */
const findingKinds: SchemaRule = function* (sources) {
  for (const overview of findKnownOverviews(sources)) {
    const { findings } = overview.value;
    const choices = (overview.findingProperties[findings.kindProperty]?.oneOf ?? []).map((choice) =>
      String(choice.const),
    );
    for (const [kind, place] of memberLocations(
      locationAt(overview, ['findings'], findings),
      'kinds',
      findings.kinds,
    ))
      if (!choices.includes(kind))
        yield violation(
          place,
          `The kind "${kind}" is not a choice of "${findings.kindProperty}".`,
          didYouMean(kind, choices),
        );
    for (const kind of choices)
      if (!(kind in findings.kinds))
        yield violation(
          locationAt(overview, ['findings', 'kinds'], undefined),
          `The kind "${kind}" has no tone.`,
          `Add "${kind}" with its tone to "kinds".`,
        );
  }
};

/**
 * A figure or line of an overview links to a list on a tab of the same screen. The filters and the sort
 * column of the link belong to that list.
 */
const drillDownLists: SchemaRule = function* (sources) {
  for (const overview of findKnownOverviews(sources)) {
    const { figures, chart } = overview.value;
    const leads = [
      ...figures.map((figure, index) => ({
        ...figure,
        place: locationAt(overview, ['figures', index], figure),
      })),
      ...chart.lines.map((line, index) => ({
        ...line,
        place: locationAt(overview, ['chart', 'lines', index], line),
      })),
    ];
    const tabs = overview.screen.value.tabs.filter(({ resource }) => resource);
    for (const { place, tab, presetFilters, ...lead } of leads) {
      const ref = tabs.find(({ id }) => id === tab)?.resource?.$ref;
      const list = sources.resources.find(({ name }) => ref && name === nameOfRef(ref))?.value;
      yield* findMissingNames(
        [nameAt(place, ['tab'], tab)],
        'No tab with a list has the id',
        tabs.map(({ id }) => id),
      );
      if (!list) continue;
      const narrowing = memberLocations(place, 'presetFilters', presetFilters).map(([name, found]) => ({
        ...found,
        value: name,
      }));
      const since =
        'sinceFilter' in lead && lead.sinceFilter ? [nameAt(place, ['sinceFilter'], lead.sinceFilter)] : [];
      const within = 'withinFilter' in lead ? [nameAt(place, ['withinFilter'], lead.withinFilter)] : [];
      yield* findMissingNames(
        [...narrowing, ...since, ...within],
        'The list has no filter',
        list.filters ?? [],
      );
      const columns = (list.columns ?? []).map((column) =>
        typeof column === 'string' ? column : column.property,
      );
      if ('sort' in lead && lead.sort)
        yield* findMissingNames(
          [nameAt(place, ['sort', 'property'], lead.sort.property)],
          'The list has no column',
          columns,
        );
    }
  }
};

/** Ids of the tabs that every record page has. */
const fixedSections = ['overview', 'settings'];

/** Every `recordTab` of an overview is a tab of the record page. */
const drillDownSections: SchemaRule = function* (sources) {
  for (const place of findKnownOverviews(sources)) {
    const { value, resource } = place;
    if (!resource) continue;
    const leads = [
      ...Object.entries(value.findings.kinds).flatMap(([kind, { drillDown: lead }]) =>
        lead ? [nameAt(place, ['findings', 'kinds', kind, 'drillDown', 'recordTab'], lead.recordTab)] : [],
      ),
      ...value.records.columns.flatMap((column, index) =>
        typeof column === 'object' && column.recordTab
          ? [nameAt(place, ['records', 'columns', index, 'recordTab'], column.recordTab)]
          : [],
      ),
    ];
    yield* findMissingNames(leads, 'The record page has no tab', [
      ...fixedSections,
      ...Object.keys(resource.recordTabs ?? {}),
    ]);
  }
};

/** Rules for overviews. */
export const overviewRules: readonly SchemaRule[] = [
  overviewOperation,
  overviewProperties,
  findingKinds,
  drillDownLists,
  drillDownSections,
];
