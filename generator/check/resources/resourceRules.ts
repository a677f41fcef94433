import type { ResourceSource } from '../../load/schemaSources.ts';
import { hasRangeFilter, parameterNamesOf } from '../OperationLocation.ts';
import type { EntityProperties, RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  rootLocation,
  violation,
  withRepair,
} from '../RuleViolation.ts';

interface ResourceLocation extends JsonLocation<ResourceSource> {
  readonly properties: EntityProperties;
}

/** The resources whose entity is known. */
const findResources = ({ resources, propertiesOf }: RuleContext): ResourceLocation[] =>
  resources.flatMap((file) => {
    const properties = propertiesOf(file.value.entity);
    return properties ? [{ ...rootLocation(file), properties }] : [];
  });

const columnPropertyOf = (column: NonNullable<ResourceSource['columns']>[number]): string =>
  typeof column === 'string' ? column : column.property;

/** Every place of a resource that names a property of its entity. */
const findPropertyNames = (place: ResourceLocation): JsonLocation<string>[] => [
  locationAt(place, ['displayProperty'], place.value.displayProperty),
  ...elementLocations(place, 'columns', place.value.columns).map((column) => ({
    ...column,
    value: columnPropertyOf(column.value),
  })),
  ...elementLocations(place, 'filters', place.value.filters),
  ...(place.value.sort ? [locationAt(place, ['sort', 'property'], place.value.sort.property)] : []),
];

/** A resource speaks of properties that its entity has. */
const knownProperties: SchemaRule = function* (sources) {
  for (const place of findResources(sources))
    for (const name of findPropertyNames(place))
      if (!(name.value in place.properties))
        yield violation(
          name,
          `The entity has no property "${name.value}".`,
          didYouMean(name.value, Object.keys(place.properties)),
        );
};

/** A secret is in no list. */
const noListedSecret: SchemaRule = function* (sources) {
  for (const place of findResources(sources))
    for (const name of findPropertyNames(place))
      if (place.properties[name.value]?.writeOnly)
        yield violation(name, `"${name.value}" is a secret: it is never answered.`, 'Remove it here.');
};

/** What a list shows, or goes by, is in its rows. */
const noListedDetail: SchemaRule = function* (sources) {
  for (const place of findResources(sources))
    for (const name of findPropertyNames(place))
      if (place.properties[name.value]?.['x-omit-from-list'])
        yield violation(
          name,
          `"${name.value}" is a detail: the rows of a list have none.`,
          'Remove it here, or its "x-omit-from-list".',
        );
};

/** A column is there once. */
const distinctColumns: SchemaRule = function* (sources) {
  for (const place of findResources(sources)) {
    const seen = new Set<string>();
    for (const column of elementLocations(place, 'columns', place.value.columns)) {
      const name = columnPropertyOf(column.value);
      const found = violation(column, `The column "${name}" is there twice.`, 'Remove one of them.');
      // A name says no more than the column that is there already.
      if (seen.has(name)) yield column.value === name ? withRepair(found, { remove: true }) : found;
      seen.add(name);
    }
  }
};

/** The service can filter by what the list offers. */
const supportedFilters: SchemaRule = function* (sources) {
  for (const place of findResources(sources)) {
    const { list = '' } = place.value.roles;
    const found = sources.operation(list);
    const offered = found && parameterNamesOf(found);
    for (const name of elementLocations(place, 'filters', place.value.filters))
      if (offered && name.value in place.properties && !offered.has(name.value))
        yield violation(
          name,
          `"${list}" cannot filter by "${name.value}".`,
          `${didYouMean(name.value, offered)} Or add it to the operation's parameters.`,
        );
  }
};

/** An instant or a figure is narrowed by a range, which a paging body takes. */
const rangeFilters: SchemaRule = function* (sources) {
  for (const place of findResources(sources)) {
    const { list = '' } = place.value.roles;
    const body = sources.operation(list)?.value.body;
    for (const name of elementLocations(place, 'filters', place.value.filters)) {
      if (
        hasRangeFilter(place.properties[name.value] ?? {}) &&
        sources.operation(list) &&
        !(body && 'filter' in body)
      )
        yield violation(
          name,
          `"${name.value}" is narrowed by a range, which "${list}" does not take.`,
          'Give the operation a paging body, or remove the filter.',
        );
    }
  }
};

/** A single record is in no list. */
const listKeywords: SchemaRule = function* ({ resources }) {
  const ofLists = ['columns', 'filters', 'tree', 'sort', 'refresh'] as const;
  for (const file of resources) {
    const { list } = file.value.roles;
    if (list && file.value.columns === undefined)
      yield violation(rootLocation(file), 'The list has no columns.', 'Add "columns".');
    for (const word of ofLists)
      if (list === undefined && file.value[word] !== undefined)
        yield violation(
          locationAt(rootLocation(file), [word], undefined),
          `There is no list that "${word}" could be for.`,
          'Remove it, or add "list" to "roles".',
        );
  }
};

/** Rules of what a resource shows. */
export const resourceRules: readonly SchemaRule[] = [
  knownProperties,
  noListedSecret,
  noListedDetail,
  distinctColumns,
  supportedFilters,
  rangeFilters,
  listKeywords,
];
