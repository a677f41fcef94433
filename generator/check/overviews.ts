import type { File } from '../load.ts';
import { nameOfRef } from '../normalize/entities.ts';
import type { OverviewSource, ResourceSource, ScreenSource } from '../source.ts';
import { bodyOf, type OperationPlace, resultOf } from './operationPlace.ts';
import { broken, didYouMean, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Properties, Sources } from './sources.ts';

interface OverviewPlace extends Place<OverviewSource> {
  readonly screen: File<ScreenSource>;
  readonly operation: OperationPlace;
  /** Of the question, of the answer, of a finding and of a record in it. */
  readonly asked: Properties;
  readonly answered: Properties;
  readonly found: Properties;
  readonly told: Properties;
  readonly resource: ResourceSource | undefined;
}

const overviewsOf = (screen: File<ScreenSource>): Place<OverviewSource>[] =>
  elements(rootOf(screen), 'tabs', screen.value.tabs).flatMap((tab) =>
    tab.value.overview ? [inside(tab, ['overview'], tab.value.overview)] : [],
  );

const known = (sources: Sources): OverviewPlace[] =>
  sources.screens.flatMap((screen) =>
    overviewsOf(screen).flatMap((place) => {
      const operation = sources.operation(place.value.operation);
      const [body, result] = operation ? [bodyOf(operation), resultOf(operation)] : [];
      const asked = body && sources.propertiesOf(body);
      const answered = result && !result.many ? sources.propertiesOf(result.ref) : undefined;
      if (!operation || !asked || !answered) return [];
      const { findings, records } = place.value;
      const itemsOf = (name: string): Properties => answered[name]?.items?.properties ?? {};
      const name = nameOfRef(records.resource.$ref);
      const resource = sources.resources.find((file) => file.name === name)?.value;
      const [found, told] = [itemsOf(findings.property), itemsOf(records.property)];
      return [{ ...place, screen, operation, asked, answered, found, told, resource }];
    }),
  );

/** An overview asks with an entity and is answered with one object; a screen has one. */
const asking: Rule = function* (sources) {
  for (const screen of sources.screens) {
    const [first, second] = overviewsOf(screen);
    if (second) yield broken(second, 'The screen has an overview already.', 'Remove one of them.');
    if (!first) continue;
    const { operation: id } = first.value;
    const operation = sources.operation(id);
    const at = inside(first, ['operation'], id);
    if (!sources.mayHaveOperation(id))
      yield broken(at, `There is no operation "${id}".`, didYouMean(id, sources.operationIds));
    else if (operation && (!bodyOf(operation) || resultOf(operation)?.many !== false))
      yield broken(
        at,
        `"${id}" takes no entity, or does not answer with one.`,
        'Name an operation whose body is an entity and whose result is one object.',
      );
  }
};

function* missing(names: readonly Place<string>[], whose: string, properties: Iterable<string>) {
  const all = [...properties];
  for (const name of names)
    if (!all.includes(name.value))
      yield broken(name, `${whose} has no "${name.value}".`, didYouMean(name.value, all));
}

const at = (place: Place<unknown>, path: readonly (string | number)[], value: string): Place<string> =>
  inside(place, path, value);

/** What is named of question and answer is there. */
const shown: Rule = function* (sources) {
  for (const overview of known(sources)) {
    const { period: span, count, findings, chart, records } = overview.value;
    yield* missing([at(overview, ['period'], span)], 'The question', Object.keys(overview.asked));
    const named = [
      at(overview, ['count'], count),
      at(overview, ['findings', 'property'], findings.property),
      at(overview, ['chart', 'property'], chart.property),
      at(overview, ['chart', 'sinceProperty'], chart.sinceProperty),
      at(overview, ['chart', 'secondsProperty'], chart.secondsProperty),
      at(overview, ['records', 'property'], records.property),
      ...overview.value.figures.map(({ property }, index) =>
        at(overview, ['figures', index, 'property'], property),
      ),
      ...chart.lines.map(({ property }, index) =>
        at(overview, ['chart', 'lines', index, 'property'], property),
      ),
    ];
    yield* missing(named, 'The answer', Object.keys(overview.answered));
    const words = (['kindProperty', 'messageProperty', 'sinceProperty'] as const).map((word) =>
      at(overview, ['findings', word], findings[word]),
    );
    yield* missing(words, 'A finding', Object.keys(overview.found));
    const columns = records.columns.map((column, index) =>
      at(overview, ['records', 'columns', index], typeof column === 'string' ? column : column.property),
    );
    yield* missing(
      [...columns, at(overview, ['records', 'series'], records.series)],
      'A record',
      Object.keys(overview.told),
    );
    yield* missing(
      (['linkColumn', 'afterColumn'] as const).map((word) => at(overview, ['records', word], records[word])),
      'The list of columns',
      columns.map(({ value }) => value),
    );
  }
};

/** Every kind of finding has its tone. */
const kinds: Rule = function* (sources) {
  for (const overview of known(sources)) {
    const { findings } = overview.value;
    const choices = (overview.found[findings.kindProperty]?.oneOf ?? []).map((choice) =>
      String(choice.const),
    );
    for (const [kind, place] of members(inside(overview, ['findings'], findings), 'kinds', findings.kinds))
      if (!choices.includes(kind))
        yield broken(place, `There is no finding "${kind}".`, didYouMean(kind, choices));
    for (const kind of choices)
      if (!(kind in findings.kinds))
        yield broken(
          inside(overview, ['findings', 'kinds'], undefined),
          `Nothing says how grave "${kind}" is.`,
          `Add "${kind}" with its tone.`,
        );
  }
};

/** Figures and lines lead to lists on other tabs of the screen, narrowed by filters and ordered by columns of these. */
const lists: Rule = function* (sources) {
  for (const overview of known(sources)) {
    const { figures, chart } = overview.value;
    const leads = [
      ...figures.map((figure, index) => ({ ...figure, place: inside(overview, ['figures', index], figure) })),
      ...chart.lines.map((line, index) => ({
        ...line,
        place: inside(overview, ['chart', 'lines', index], line),
      })),
    ];
    const tabs = overview.screen.value.tabs.filter(({ resource }) => resource);
    for (const { place, tab, presetFilters: filters, ...lead } of leads) {
      const ref = tabs.find(({ id }) => id === tab)?.resource?.$ref;
      const list = sources.resources.find(({ name }) => ref && name === nameOfRef(ref))?.value;
      yield* missing(
        [at(place, ['tab'], tab)],
        'The screen',
        tabs.map(({ id }) => id),
      );
      if (!list) continue;
      const narrowing = members(place, 'presetFilters', filters).map(([name, found]) => ({
        ...found,
        value: name,
      }));
      const since =
        'sinceFilter' in lead && lead.sinceFilter ? [at(place, ['sinceFilter'], lead.sinceFilter)] : [];
      const within = 'withinFilter' in lead ? [at(place, ['withinFilter'], lead.withinFilter)] : [];
      yield* missing([...narrowing, ...since, ...within], 'The list', list.filters ?? []);
      const columns = (list.columns ?? []).map((column) =>
        typeof column === 'string' ? column : column.property,
      );
      if ('sort' in lead && lead.sort)
        yield* missing([at(place, ['sort', 'property'], lead.sort.property)], 'The list', columns);
    }
  }
};

/** The sections that the page of every record has. */
const own = ['overview', 'settings'];

/** What leads to the page of a record leads to a section of it. */
const sections: Rule = function* (sources) {
  for (const place of known(sources)) {
    const { value, resource } = place;
    if (!resource) continue;
    const leads = [
      ...Object.entries(value.findings.kinds).flatMap(([kind, { drillDown: lead }]) =>
        lead ? [at(place, ['findings', 'kinds', kind, 'drillDown', 'recordTab'], lead.recordTab)] : [],
      ),
      ...value.records.columns.flatMap((column, index) =>
        typeof column === 'object' && column.recordTab
          ? [at(place, ['records', 'columns', index, 'recordTab'], column.recordTab)]
          : [],
      ),
    ];
    yield* missing(leads, 'The page of the record', [...own, ...Object.keys(resource.recordTabs ?? {})]);
  }
};

/** Rules of screens that tell how things are going. */
export const overviews: readonly Rule[] = [asking, shown, kinds, lists, sections];
