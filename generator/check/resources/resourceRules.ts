import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import { propertyOfColumn } from '../../normalize/normalizeResources.ts';
import { parameterNamesOf, scopeOf } from '../operations/OperationLocation.ts';
import { type EntityProperties, hasRangeFilter, type RuleContext, type SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  findRepeated,
  type JsonLocation,
  locationAt,
  rootLocation,
  unknownNames,
  violation,
  withRepair,
} from '../RuleViolation.ts';

interface ResourceLocation extends JsonLocation<ResourceSource> {
  readonly properties: EntityProperties;
}

/** Returns the resources whose entity is known. */
const findResources = ({ resources, propertiesOf }: RuleContext): ResourceLocation[] =>
  resources.flatMap((file) => {
    const properties = propertiesOf(file.value.entity);
    return properties ? [{ ...rootLocation(file), properties }] : [];
  });

/** Returns the locations in `displayProperty`, `columns`, `subtitle`, `filters` and `sort` that name a property. */
const findPropertyNames = (place: ResourceLocation): JsonLocation<string>[] => [
  locationAt(place, ['displayProperty'], place.value.displayProperty),
  ...elementLocations(place, 'columns', place.value.columns).map((column) => ({
    ...column,
    value: propertyOfColumn(column.value),
  })),
  ...elementLocations(place, 'subtitle', place.value.subtitle),
  ...elementLocations(place, 'filters', place.value.filters),
  ...(place.value.sort ? [locationAt(place, ['sort', 'property'], place.value.sort.property)] : []),
];

/** The `displayProperty`, columns, subtitle, filters and sort property of a resource are properties of its entity. */
const knownProperties: SchemaRule = function* (sources) {
  for (const place of findResources(sources))
    yield* unknownNames(
      findPropertyNames(place),
      'The entity has no property',
      Object.keys(place.properties),
    );
};

/**
 * No secret and no property with `x-omit-from-list` is the `displayProperty`, a column, a filter or the sort
 * property of a resource.
 */
const listedProperties: SchemaRule = function* (sources) {
  for (const place of findResources(sources))
    for (const name of findPropertyNames(place)) {
      const property = place.properties[name.value];
      if (property?.writeOnly)
        yield violation(
          name,
          `"${name.value}" is a secret, which the service never returns.`,
          'Remove it here.',
        );
      if (property?.['x-omit-from-list'])
        yield violation(
          name,
          `"${name.value}" has "x-omit-from-list", so the rows of a list do not have it.`,
          'Remove it here, or remove its "x-omit-from-list".',
        );
    }
};

/** No two columns of a list show the same property. */
const distinctColumns: SchemaRule = function* (sources) {
  for (const place of findResources(sources)) {
    const columns = elementLocations(place, 'columns', place.value.columns);
    for (const [column] of findRepeated(columns, ({ value }) => propertyOfColumn(value))) {
      const name = propertyOfColumn(column.value);
      const found = violation(column, `The column "${name}" appears twice.`, 'Remove one of the two.');
      // A column that is only a name adds nothing to the earlier column, so `--fix` may remove it.
      yield column.value === name ? withRepair(found, { remove: true }) : found;
    }
  }
};

/** The list operation can filter by every property in `filters`. */
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
          didYouMean(name.value, offered).withAlternative('Or add it to the parameters of the operation.'),
        );
  }
};

/** A filter by an instant or a number is a range, so its list operation takes a paging body. */
const rangeFilters: SchemaRule = function* (sources) {
  for (const place of findResources(sources)) {
    const { list = '' } = place.value.roles;
    const found = sources.operation(list);
    const body = found?.value.body;
    for (const name of elementLocations(place, 'filters', place.value.filters)) {
      if (
        hasRangeFilter(place.properties[name.value] ?? {}) &&
        found &&
        !scopeOf(found).includes(name.value) &&
        !(body && 'filter' in body)
      )
        yield violation(
          name,
          `"${name.value}" is filtered by a range, which "${list}" does not support.`,
          'Add a paging body to the operation, or remove the filter.',
        );
    }
  }
};

/**
 * A resource with a list has `columns`. A resource without a list has no `columns`, `subtitle`, `filters`, `tree`,
 * `sort` or `refresh`.
 */
const listKeywords: SchemaRule = function* ({ resources }) {
  const ofLists = ['columns', 'subtitle', 'filters', 'tree', 'sort', 'refresh'] as const;
  for (const file of resources) {
    const { list } = file.value.roles;
    if (list && file.value.columns === undefined)
      yield violation(rootLocation(file), 'The list has no columns.', 'Add "columns".');
    for (const word of ofLists)
      if (list === undefined && file.value[word] !== undefined)
        yield violation(
          locationAt(rootLocation(file), [word], undefined),
          `"${word}" requires a list, which the resource does not have.`,
          'Remove it, or add "list" to "roles".',
        );
  }
};

/** Rules for the properties that a resource shows. */
export const resourceRules: readonly SchemaRule[] = [
  knownProperties,
  listedProperties,
  distinctColumns,
  supportedFilters,
  rangeFilters,
  listKeywords,
];
