import { nameOfRef } from '../normalize/entities.ts';
import type { ResourceSource, StripSource } from '../source.ts';
import { parentOf } from './families.ts';
import { bodyOf, resultOf } from './operationPlace.ts';
import { broken, didYouMean, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Properties, Sources } from './sources.ts';

interface StripPlace extends Place<StripSource> {
  readonly resource: Place<ResourceSource>;
  /** The operation takes an entity and answers with one object. */
  readonly isFit: boolean;
  /** Of the question and of the answer, where they are known. */
  readonly asked: Properties | undefined;
  readonly answered: Properties | undefined;
}

const known = (sources: Sources): StripPlace[] =>
  sources.resources.flatMap((file) => {
    const { metrics: strip } = file.value;
    const operation = sources.operation(strip?.operation ?? '');
    if (!strip || !operation) return [];
    const [body, result] = [bodyOf(operation), resultOf(operation)];
    return [
      {
        ...inside(rootOf(file), ['metrics'], strip),
        resource: rootOf(file),
        isFit: body !== undefined && result !== undefined && !result.many,
        asked: body && sources.propertiesOf(body),
        answered: result && sources.propertiesOf(result.ref),
      },
    ];
  });

const isNone = (name: Place<string>, whose: string, properties: Iterable<string>) =>
  broken(name, `${whose} has no "${name.value}".`, didYouMean(name.value, properties));

/** A strip asks an operation that there is. */
const asking: Rule = function* (sources) {
  for (const file of sources.resources) {
    const { metrics: strip } = file.value;
    if (strip && !sources.mayHaveOperation(strip.operation))
      yield broken(
        inside(rootOf(file), ['metrics', 'operation'], undefined),
        `There is no operation "${strip.operation}".`,
        didYouMean(strip.operation, sources.operationIds),
      );
  }
};

/** What a strip asks, and what it shows, is in the question and in the answer of its operation. */
const fit: Rule = function* (sources) {
  for (const strip of known(sources)) {
    const { operation, fixedParams: asks, sinceProperty: since, sparklines } = strip.value;
    const { isFit, asked, answered } = strip;
    if (!isFit)
      yield broken(
        inside(strip, ['operation'], operation),
        `"${operation}" takes no entity, or answers with none.`,
        'Name an operation whose body is an entity and whose result is one object.',
      );
    if (!isFit || !asked || !answered) continue;
    const said = [
      ...members(strip, 'fixedParams', asks).map(([name, place]) => ({ ...place, value: name })),
      ...elements(strip, 'familyConstants', strip.value.familyConstants),
      ...(sparklines ? [inside(strip, ['sparklines', 'uuidsProperty'], sparklines.uuidsProperty)] : []),
    ];
    for (const name of said)
      if (!(name.value in asked)) yield isNone(name, 'The question', Object.keys(asked));
    const shown = [
      inside(strip, ['sinceProperty'], since),
      ...elements(strip, 'figures', strip.value.figures).map((figure) =>
        inside(figure, ['property'], figure.value.property),
      ),
      ...(sparklines ? [inside(strip, ['sparklines', 'property'], sparklines.property)] : []),
    ];
    for (const name of shown)
      if (!(name.value in answered)) yield isNone(name, 'The answer', Object.keys(answered));
  }
};

/** Every family fixes what narrows its strip. */
const narrowed: Rule = function* (sources) {
  for (const strip of known(sources))
    for (const name of elements(strip, 'familyConstants', strip.value.familyConstants)) {
      const other = sources.families.find(
        ({ value }) => parentOf(value, sources) === strip.file && !(name.value in value.constants),
      );
      if (other)
        yield broken(
          name,
          `${other.path} does not fix "${name.value}".`,
          didYouMean(name.value, Object.keys(other.value.constants)),
        );
    }
};

/** A figure leads to a list beside the family's own, narrowed by filters and ordered by columns of that. */
const led: Rule = function* (sources) {
  for (const { resource, ...strip } of known(sources))
    for (const figure of elements(strip, 'figures', strip.value.figures)) {
      const { tab, presetFilters: filters, sinceFilter: since, sort } = figure.value;
      const lists = (resource.value.relatedTabs ?? []).filter((beside) => beside.resource);
      const found = lists.find(({ id }) => id === tab);
      if (!found) {
        yield isNone(
          inside(figure, ['tab'], tab),
          'What stands beside the list',
          lists.map(({ id }) => id),
        );
        continue;
      }
      const name = nameOfRef(found.resource?.$ref ?? '');
      const shown = sources.resources.find((file) => file.name === name)?.value;
      if (!shown) continue;
      const columns = (shown.columns ?? []).map((one) => (typeof one === 'string' ? one : one.property));
      const narrowing = members(figure, 'presetFilters', filters).map(([key, place]) => ({
        ...place,
        value: key,
      }));
      for (const filter of [...narrowing, ...(since ? [inside(figure, ['sinceFilter'], since)] : [])])
        if (!shown.filters?.includes(filter.value))
          yield isNone(filter, `The list of "${name}"`, shown.filters ?? []);
      if (sort && !columns.includes(sort.property))
        yield isNone(inside(figure, ['sort', 'property'], sort.property), `The list of "${name}"`, columns);
    }
};

/** A sparkline draws figures, and stands behind a column. */
const drawn: Rule = function* (sources) {
  for (const { resource, ...strip } of known(sources)) {
    const { sparklines, figures } = strip.value;
    if (!sparklines) continue;
    const at = inside(strip, ['sparklines'], sparklines);
    const properties = figures.map(({ property }) => property);
    const columns = (resource.value.columns ?? []).map((one) =>
      typeof one === 'string' ? one : one.property,
    );
    for (const line of elements(at, 'lineProperties', sparklines.lineProperties))
      if (!properties.includes(line.value)) yield isNone(line, 'The strip', properties);
    if (!columns.includes(sparklines.afterColumn))
      yield isNone(inside(at, ['afterColumn'], sparklines.afterColumn), 'The list', columns);
  }
};

/** Rules of the figures over a list. */
export const strips: readonly Rule[] = [asking, fit, narrowed, led, drawn];
