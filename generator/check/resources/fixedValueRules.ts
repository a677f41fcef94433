import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { findParentResource } from '../families/familyRules.ts';
import { bodyRefOf } from '../operations/OperationLocation.ts';
import {
  choicesOf,
  type EntityProperties,
  findSubTabs,
  type RuleContext,
  type SchemaRule,
} from '../RuleContext.ts';
import {
  impossibleValue,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';

/** A fixed value in a file, with its property. The `schema` is undefined if the property does not exist. */
interface FixedValue extends JsonLocation<unknown> {
  readonly name: string;
  readonly schema: SchemaSource | undefined;
}

const toFixedValues = (
  entries: [string, JsonLocation<unknown>][],
  properties: EntityProperties | undefined,
): FixedValue[] => entries.map(([name, place]) => ({ ...place, name, schema: properties?.[name] }));

/**
 * Every value in `constants`, `fixedParams` and `fixedProperties` satisfies the schema of its property. No
 * such property is a secret.
 */
const validConstants: SchemaRule = function* (sources) {
  for (const { name, schema, ...place } of findConstants(sources)) {
    const choices = choicesOf(schema)?.map(String);
    const wrong =
      schema && !schema['x-choices'] ? sources.describeInvalidValue(schema, place.value) : undefined;
    if (choices && !choices.includes(String(place.value)))
      yield impossibleValue(place, name, place.value, choices);
    else if (wrong !== undefined)
      yield violation(
        place,
        `"${name}" cannot be ${JSON.stringify(place.value)}: ${wrong}.`,
        'Change the value.',
      );
    if (schema?.writeOnly)
      yield violation(place, `"${name}" is a secret, so no file may contain its value.`, 'Remove it here.');
  }
};

function findConstants(sources: RuleContext): FixedValue[] {
  const families = sources.families.flatMap((file) => {
    const parent = findParentResource(file.value, sources)?.value;
    return toFixedValues(
      memberLocations(rootLocation(file), 'constants', file.value.constants),
      parent && sources.propertiesOf(parent.entity),
    );
  });
  const listMetrics = sources.resources.flatMap((file) => {
    const { metrics } = file.value;
    const shown = sources.metrics.find(({ name }) => metrics && name === nameOfRef(metrics.$ref));
    const operation = sources.operation(shown?.value.operation ?? '');
    const body = operation && bodyRefOf(operation);
    return toFixedValues(
      memberLocations(
        locationAt(rootLocation(file), ['metrics'], metrics),
        'fixedParams',
        metrics?.fixedParams,
      ),
      body && sources.propertiesOf(body),
    );
  });
  const parts = sources.resources.flatMap(findSubTabs).flatMap((part) => {
    const shown = sources.resource(part.value.resource);
    const given = memberLocations(part, 'fixedProperties', part.value.fixedProperties).flatMap(
      ([name, place]): [string, JsonLocation<unknown>][] =>
        'constant' in place.value ? [[name, locationAt(place, ['constant'], place.value.constant)]] : [],
    );
    return toFixedValues(given, shown && sources.propertiesOf(shown.value.entity));
  });
  return [...families, ...listMetrics, ...parts];
}

/** Rules for fixed values in files. */
export const fixedValueRules: readonly SchemaRule[] = [validConstants];
