import type { ResourceSource } from '../source.ts';
import { isRanged } from './isRanged.ts';
import { parametersOf } from './operationPlace.ts';
import { broken, didYouMean, elements, inside, type Place, repaired, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Properties, Sources } from './sources.ts';

interface ResourcePlace extends Place<ResourceSource> {
  readonly properties: Properties;
}

/** The resources whose entity is known. */
const known = ({ resources, propertiesOf }: Sources): ResourcePlace[] =>
  resources.flatMap((file) => {
    const properties = propertiesOf(file.value.entity);
    return properties ? [{ ...rootOf(file), properties }] : [];
  });

const columnOf = (column: NonNullable<ResourceSource['columns']>[number]): string =>
  typeof column === 'string' ? column : column.property;

/** Every place of a resource that names a property of its entity. */
const named = (place: ResourcePlace): Place<string>[] => [
  inside(place, ['displayProperty'], place.value.displayProperty),
  ...elements(place, 'columns', place.value.columns).map((column) => ({
    ...column,
    value: columnOf(column.value),
  })),
  ...elements(place, 'filters', place.value.filters),
  ...(place.value.sort ? [inside(place, ['sort', 'property'], place.value.sort.property)] : []),
];

/** A resource speaks of properties that its entity has. */
const properties: Rule = function* (sources) {
  for (const place of known(sources))
    for (const name of named(place))
      if (!(name.value in place.properties))
        yield broken(
          name,
          `The entity has no property "${name.value}".`,
          didYouMean(name.value, Object.keys(place.properties)),
        );
};

/** A secret is in no list. */
const secrets: Rule = function* (sources) {
  for (const place of known(sources))
    for (const name of named(place))
      if (place.properties[name.value]?.writeOnly)
        yield broken(name, `"${name.value}" is a secret: it is never answered.`, 'Remove it here.');
};

/** What a list shows, or goes by, is in its rows. */
const details: Rule = function* (sources) {
  for (const place of known(sources))
    for (const name of named(place))
      if (place.properties[name.value]?.['x-omit-from-list'])
        yield broken(
          name,
          `"${name.value}" is a detail: the rows of a list have none.`,
          'Remove it here, or its "x-omit-from-list".',
        );
};

/** A column is there once. */
const columns: Rule = function* (sources) {
  for (const place of known(sources)) {
    const seen = new Set<string>();
    for (const column of elements(place, 'columns', place.value.columns)) {
      const name = columnOf(column.value);
      const found = broken(column, `The column "${name}" is there twice.`, 'Remove one of them.');
      // A name says no more than the column that is there already.
      if (seen.has(name)) yield column.value === name ? repaired(found, { remove: true }) : found;
      seen.add(name);
    }
  }
};

/** The service can filter by what the list offers. */
const filters: Rule = function* (sources) {
  for (const place of known(sources)) {
    const { list = '' } = place.value.roles;
    const found = sources.operation(list);
    const offered = found && parametersOf(found);
    for (const name of elements(place, 'filters', place.value.filters))
      if (offered && name.value in place.properties && !offered.has(name.value))
        yield broken(
          name,
          `"${list}" cannot filter by "${name.value}".`,
          `${didYouMean(name.value, offered)} Or add it to the operation's parameters.`,
        );
  }
};

/** An instant or a figure is narrowed by a range, which a paging body takes. */
const ranges: Rule = function* (sources) {
  for (const place of known(sources)) {
    const { list = '' } = place.value.roles;
    const body = sources.operation(list)?.value.body;
    for (const name of elements(place, 'filters', place.value.filters)) {
      if (
        isRanged(place.properties[name.value] ?? {}) &&
        sources.operation(list) &&
        !(body && 'filter' in body)
      )
        yield broken(
          name,
          `"${name.value}" is narrowed by a range, which "${list}" does not take.`,
          'Give the operation a paging body, or remove the filter.',
        );
    }
  }
};

/** A single record is in no list. */
const unlisted: Rule = function* ({ resources }) {
  const ofLists = ['columns', 'filters', 'tree', 'sort', 'refresh'] as const;
  for (const file of resources) {
    const { list } = file.value.roles;
    if (list && file.value.columns === undefined)
      yield broken(rootOf(file), 'The list has no columns.', 'Add "columns".');
    for (const word of ofLists)
      if (list === undefined && file.value[word] !== undefined)
        yield broken(
          inside(rootOf(file), [word], undefined),
          `There is no list that "${word}" could be for.`,
          'Remove it, or add "list" to "roles".',
        );
  }
};

/** Rules of what a resource shows. */
export const resources: readonly Rule[] = [properties, secrets, details, columns, filters, ranges, unlisted];
