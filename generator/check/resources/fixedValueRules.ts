import type { SchemaSource } from '../../load/schemaSources.ts';
import { describeInvalidValue } from '../entities/exampleRules.ts';
import { findParentResource } from '../families/familyRules.ts';
import { bodyRefOf } from '../OperationLocation.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { type EntityProperties, findTabParts, type RuleContext } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';

/** A value that a file fixes, and the property that it is for; undefined when there is none. */
interface FixedValue extends JsonLocation<unknown> {
  readonly name: string;
  readonly schema: SchemaSource | undefined;
}

const toFixedValues = (
  entries: [string, JsonLocation<unknown>][],
  properties: EntityProperties | undefined,
): FixedValue[] => entries.map(([name, place]) => ({ ...place, name, schema: properties?.[name] }));

/** Values that lists are narrowed by: of choices there may be several, parted by commas. */
function findFilterValues(sources: RuleContext): FixedValue[] {
  const propertiesOf = (ref: string | undefined) => {
    const shown = sources.resources.find(
      ({ path }) => ref !== undefined && path.endsWith(`/${ref.split('/').at(-1)}`),
    );
    return shown && sources.propertiesOf(shown.value.entity);
  };
  return sources.resources.flatMap((file) => {
    const { recordTabs: tabs = {}, relatedTabs: beside = [], metrics: strip } = file.value;
    const columns = elementLocations(rootLocation(file), 'columns', file.value.columns).flatMap((column) => {
      if (typeof column.value === 'string' || column.value.recordTab === undefined) return [];
      const first = tabs[column.value.recordTab]?.subTabs?.[0]?.resource.$ref;
      return toFixedValues(
        memberLocations(column, 'presetFilters', column.value.presetFilters),
        propertiesOf(first),
      );
    });
    const figures = elementLocations(
      locationAt(rootLocation(file), ['metrics'], strip),
      'figures',
      strip?.figures,
    ).flatMap((figure) => {
      const list = beside.find(({ id }) => id === figure.value.tab)?.resource?.$ref;
      return toFixedValues(
        memberLocations(figure, 'presetFilters', figure.value.presetFilters),
        propertiesOf(list),
      );
    });
    return [...columns, ...figures];
  });
}

const choicesOf = ({ oneOf, enum: choices }: SchemaSource): string[] | undefined =>
  (oneOf?.map((choice) => choice.const) ?? choices)?.map(String);

/** A list is narrowed by values that its property can hold. */
const possibleFilterValues: SchemaRule = function* (sources) {
  for (const { name, schema, ...place } of findFilterValues(sources)) {
    const choices = schema && choicesOf(schema);
    for (const value of String(place.value).split(','))
      if (choices && !choices.includes(value))
        yield violation(place, `"${name}" never holds "${value}".`, didYouMean(value, choices));
  }
};

/** What a family fixes, and what is asked for or given as a constant, keeps to the rules of its property. */
const validConstants: SchemaRule = function* (sources) {
  for (const { name, schema, ...place } of findConstants(sources)) {
    const choices = schema && choicesOf(schema);
    const wrong = schema && !schema['x-choices'] ? describeInvalidValue(schema, place.value) : undefined;
    if (choices && !choices.includes(String(place.value)))
      yield violation(
        place,
        `"${name}" never holds "${place.value}".`,
        didYouMean(String(place.value), choices),
      );
    else if (wrong !== undefined)
      yield violation(
        place,
        `"${name}" cannot be ${JSON.stringify(place.value)}: ${wrong}.`,
        'Change the value.',
      );
    if (schema?.writeOnly)
      yield violation(place, `"${name}" is a secret: its value stands in no file.`, 'Remove it here.');
  }
};

function findConstants(sources: RuleContext): FixedValue[] {
  const families = sources.families.flatMap((file) => {
    const parent = findParentResource(file.value, sources)?.value;
    const fixed = toFixedValues(
      memberLocations(rootLocation(file), 'constants', file.value.constants),
      parent && sources.propertiesOf(parent.entity),
    );
    // Of choices the rules of families tell.
    return fixed.filter(({ schema }) => schema?.oneOf === undefined);
  });
  const strips = sources.resources.flatMap((file) => {
    const { metrics: strip } = file.value;
    const operation = sources.operation(strip?.operation ?? '');
    const body = operation && bodyRefOf(operation);
    return toFixedValues(
      memberLocations(locationAt(rootLocation(file), ['metrics'], strip), 'fixedParams', strip?.fixedParams),
      body && sources.propertiesOf(body),
    );
  });
  const parts = sources.resources.flatMap(findTabParts).flatMap((part) => {
    const shown = sources.resources.find(({ name }) => part.value.resource.$ref === `${name}.json`);
    const given = memberLocations(part, 'fixedProperties', part.value.fixedProperties).flatMap(
      ([name, place]): [string, JsonLocation<unknown>][] =>
        'constant' in place.value ? [[name, locationAt(place, ['constant'], place.value.constant)]] : [],
    );
    return toFixedValues(given, shown && sources.propertiesOf(shown.value.entity));
  });
  return [...families, ...strips, ...parts];
}

/** Rules of values that files fix. */
export const fixedValueRules: readonly SchemaRule[] = [possibleFilterValues, validConstants];
