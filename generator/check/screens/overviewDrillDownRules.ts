import type { OverviewSource, ResourceSource, ScreenSource } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';

/** A list that an overview links to, with the preset filters of the link. */
interface OverviewDrillDown {
  readonly list: ResourceSource;
  readonly name: string;
  readonly filters: readonly [string, JsonLocation<string>][];
}

type Filters = Readonly<Record<string, string>>;

const findOverviews = ({ screens }: RuleContext) =>
  screens.flatMap((screen) =>
    elementLocations(rootLocation(screen), 'tabs', screen.value.tabs).flatMap((tab) =>
      tab.value.overview ? [{ screen, ...locationAt(tab, ['overview'], tab.value.overview) }] : [],
    ),
  );

function findDrillDowns(sources: RuleContext): OverviewDrillDown[] {
  const resourceOf = (ref: string | undefined): ResourceSource | undefined =>
    sources.resources.find(({ name }) => ref !== undefined && name === nameOfRef(ref))?.value;
  const leadTo = (
    ref: string | undefined,
    place: JsonLocation<unknown>,
    filters: Filters | undefined,
  ): OverviewDrillDown[] => {
    const list = resourceOf(ref);
    return ref && list
      ? [{ list, name: nameOfRef(ref), filters: memberLocations(place, 'presetFilters', filters) }]
      : [];
  };

  const ofTabs = (place: JsonLocation<OverviewSource>, { tabs }: ScreenSource): OverviewDrillDown[] =>
    [
      ...elementLocations(place, 'figures', place.value.figures),
      ...elementLocations(locationAt(place, ['chart'], undefined), 'lines', place.value.chart.lines),
    ].flatMap((at) => {
      const { tab, presetFilters } = at.value;
      return leadTo(tabs.find(({ id }) => id === tab)?.resource?.$ref, at, presetFilters);
    });

  const ofSections = (place: JsonLocation<OverviewSource>): OverviewDrillDown[] => {
    const { findings, records } = place.value;
    const { recordTabs: tabs = {} } = resourceOf(records.resource.$ref) ?? {};
    const kinds = memberLocations(locationAt(place, ['findings'], findings), 'kinds', findings.kinds).flatMap(
      ([, { value, ...at }]) =>
        value.drillDown ? [locationAt({ ...at, value }, ['drillDown'], value.drillDown)] : [],
    );
    const columns = elementLocations(
      locationAt(place, ['records'], records),
      'columns',
      records.columns,
    ).flatMap(({ value, ...at }) => (typeof value === 'object' ? [{ ...at, value }] : []));
    return [...kinds, ...columns].flatMap((at) => {
      const { recordTab = '', presetFilters } = at.value;
      return leadTo(tabs[recordTab]?.subTabs?.[0]?.resource.$ref, at, presetFilters);
    });
  };

  return findOverviews(sources).flatMap(({ screen, ...place }) => [
    ...ofTabs(place, screen.value),
    ...ofSections(place),
  ]);
}

/**
 * Every name in `presetFilters` of an overview is a filter of the linked list. Every value is a choice of
 * that property, if it has choices.
 */
const drillDownFilters: SchemaRule = function* (sources) {
  for (const { list, name, filters } of findDrillDowns(sources))
    for (const [filter, place] of filters) {
      const schema = sources.propertiesOf(list.entity)?.[filter];
      const choices = schema?.oneOf?.map((choice) => String(choice.const)) ?? schema?.enum?.map(String);
      if (!list.filters?.includes(filter))
        yield violation(
          place,
          `"${name}" has no filter "${filter}".`,
          didYouMean(filter, list.filters ?? []),
        );
      for (const value of place.value.split(','))
        if (choices && !choices.includes(value))
          yield violation(place, `"${filter}" cannot be "${value}".`, didYouMean(value, choices));
    }
};

/** Rules for the drill-downs of an overview. */
export const overviewDrillDownRules: readonly SchemaRule[] = [drillDownFilters];
