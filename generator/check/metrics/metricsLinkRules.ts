import type { ProjectFile } from '../../load/Project.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import type { MetricsSource } from '../../load/sources/ScreenSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  elementLocations,
  locationAt,
  memberLocations,
  rootLocation,
  unknownNames,
} from '../RuleViolation.ts';
import { checkFilters } from '../resources/presetFilters.ts';
import { fixedTabIds } from '../resources/recordTabRules.ts';
import { columnNamesOf } from './metricsRules.ts';

type ListFile = ProjectFile<ResourceSource>;

/** The tabs with lists beside some metrics, by id: of a screen, or of the screens of families. */
interface TabLists {
  /** The file with the tabs. */
  readonly path: string;
  readonly lists: ReadonlyMap<string, ListFile | undefined>;
}

/** Returns the tabs beside metrics for each screen and each list that shows them. */
function findTabLists(sources: RuleContext, name: string): TabLists[] {
  const isShown = (metrics: { readonly $ref: string } | undefined) =>
    metrics !== undefined && nameOfRef(metrics.$ref) === name;
  const users = [
    ...sources.screens.flatMap(({ path, value: { tabs } }) =>
      tabs.some(({ metrics }) => isShown(metrics)) ? [{ path, tabs }] : [],
    ),
    ...sources.resources.flatMap(({ path, value: { metrics, relatedTabs = [] } }) =>
      isShown(metrics) ? [{ path, tabs: relatedTabs }] : [],
    ),
  ];
  return users.map(({ path, tabs }) => ({
    path,
    lists: new Map(tabs.flatMap(({ id, resource }) => (resource ? [[id, sources.resource(resource)]] : []))),
  }));
}

/**
 * A figure links to a list on a tab of every screen that shows it. The filters and the sort column of the link
 * belong to that list.
 */
const figureLinks: SchemaRule = function* (sources) {
  for (const file of sources.metrics)
    for (const figure of elementLocations(rootLocation(file), 'figures', file.value.figures)) {
      const { tab, sinceFilter, sort } = figure.value;
      const users = findTabLists(sources, file.name);
      for (const { path, lists } of users)
        yield* unknownNames(
          [locationAt(figure, ['tab'], tab)],
          `${path} has no tab with a list and the id`,
          lists.keys(),
        );
      const linked = new Set(users.flatMap(({ lists }) => lists.get(tab) ?? []));
      for (const list of linked) {
        yield* checkFilters(sources, list, figure);
        if (sinceFilter)
          yield* unknownNames(
            [locationAt(figure, ['sinceFilter'], sinceFilter)],
            `The list of "${list.name}" has no filter`,
            list.value.filters ?? [],
          );
        if (sort)
          yield* unknownNames(
            [locationAt(figure, ['sort', 'property'], sort.property)],
            `The list of "${list.name}" has no column`,
            columnNamesOf(list.value),
          );
      }
    }
};

/** Every `recordTab` of metrics is a tab of the record page. The filters belong to the first list there. */
const recordLinks: SchemaRule = function* (sources) {
  for (const file of sources.metrics) {
    const resource = sources.resource(file.value.records.resource)?.value;
    if (!resource) continue;
    const { recordTabs = {} } = resource;
    for (const place of findRecordLinks(file)) {
      const { recordTab } = place.value;
      yield* unknownNames([locationAt(place, ['recordTab'], recordTab)], 'The record page has no tab', [
        ...fixedTabIds,
        ...Object.keys(recordTabs),
      ]);
      const list = sources.resource(recordTabs[recordTab]?.subTabs?.[0]?.resource);
      if (list) yield* checkFilters(sources, list, place);
    }
  }
};

/** Returns the locations of metrics that link to a tab of a record page. */
function findRecordLinks(file: ProjectFile<MetricsSource>) {
  const { findings, records } = file.value;
  const root = rootLocation(file);
  const kinds = memberLocations(locationAt(root, ['findings'], findings), 'kinds', findings.kinds).flatMap(
    ([, kind]) => (kind.value.drillDown ? [locationAt(kind, ['drillDown'], kind.value.drillDown)] : []),
  );
  const columns = elementLocations(
    locationAt(root, ['records'], records),
    'columns',
    records.columns,
  ).flatMap(({ value, ...at }) =>
    typeof value === 'object' && value.recordTab !== undefined
      ? [{ ...at, value: { ...value, recordTab: value.recordTab } }]
      : [],
  );
  return [...kinds, ...columns];
}

/** Rules for the links of metrics. */
export const metricsLinkRules: readonly SchemaRule[] = [figureLinks, recordLinks];
