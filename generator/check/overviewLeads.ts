import { nameOfRef } from '../normalize/entities.ts';
import type { OverviewSource, ResourceSource, ScreenSource } from '../source.ts';
import { broken, didYouMean, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Sources } from './sources.ts';

/** A list that something leads to, and the filters that it is to be narrowed by. */
interface Lead {
  readonly list: ResourceSource;
  readonly name: string;
  readonly filters: readonly [string, Place<string>][];
}

type Filters = Readonly<Record<string, string>>;

const overviewsIn = ({ screens }: Sources) =>
  screens.flatMap((screen) =>
    elements(rootOf(screen), 'tabs', screen.value.tabs).flatMap((tab) =>
      tab.value.overview ? [{ screen, ...inside(tab, ['overview'], tab.value.overview) }] : [],
    ),
  );

function leadsIn(sources: Sources): Lead[] {
  const resourceOf = (ref: string | undefined): ResourceSource | undefined =>
    sources.resources.find(({ name }) => ref !== undefined && name === nameOfRef(ref))?.value;
  const leadTo = (ref: string | undefined, place: Place<unknown>, filters: Filters | undefined): Lead[] => {
    const list = resourceOf(ref);
    return ref && list
      ? [{ list, name: nameOfRef(ref), filters: members(place, 'presetFilters', filters) }]
      : [];
  };

  const ofTabs = (place: Place<OverviewSource>, { tabs }: ScreenSource): Lead[] =>
    [
      ...elements(place, 'figures', place.value.figures),
      ...elements(inside(place, ['chart'], undefined), 'lines', place.value.chart.lines),
    ].flatMap((at) => {
      const { tab, presetFilters: filters } = at.value;
      return leadTo(tabs.find(({ id }) => id === tab)?.resource?.$ref, at, filters);
    });

  const ofSections = (place: Place<OverviewSource>): Lead[] => {
    const { findings, records } = place.value;
    const { recordTabs: tabs = {} } = resourceOf(records.resource.$ref) ?? {};
    const kinds = members(inside(place, ['findings'], findings), 'kinds', findings.kinds).flatMap(
      ([, { value, ...at }]) =>
        value.drillDown ? [inside({ ...at, value }, ['drillDown'], value.drillDown)] : [],
    );
    const columns = elements(inside(place, ['records'], records), 'columns', records.columns).flatMap(
      ({ value, ...at }) => (typeof value === 'object' ? [{ ...at, value }] : []),
    );
    return [...kinds, ...columns].flatMap((at) => {
      const { recordTab: section = '', presetFilters: filters } = at.value;
      return leadTo(tabs[section]?.subTabs?.[0]?.resource.$ref, at, filters);
    });
  };

  return overviewsIn(sources).flatMap(({ screen, ...place }) => [
    ...ofTabs(place, screen.value),
    ...ofSections(place),
  ]);
}

/** The list that an overview leads to can be narrowed so: by filters that it has, to values that there are. */
const narrowed: Rule = function* (sources) {
  for (const { list, name, filters } of leadsIn(sources))
    for (const [filter, place] of filters) {
      const schema = sources.propertiesOf(list.entity)?.[filter];
      const choices = schema?.oneOf?.map((choice) => String(choice.const)) ?? schema?.enum?.map(String);
      if (!list.filters?.includes(filter))
        yield broken(place, `"${name}" has no filter "${filter}".`, didYouMean(filter, list.filters ?? []));
      for (const value of place.value.split(','))
        if (choices && !choices.includes(value))
          yield broken(place, `"${filter}" never holds "${value}".`, didYouMean(value, choices));
    }
};

/** Rules of where an overview leads. */
export const overviewLeads: readonly Rule[] = [narrowed];
