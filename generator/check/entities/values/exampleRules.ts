import { isRecord } from '../../../../src/contract/json/isRecord.ts';
import type { SchemaSource } from '../../../load/sources/SchemaSource.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../../RuleContext.ts';
import { elementLocations, type JsonLocation, locationAt, violation } from '../../RuleViolation.ts';

interface InvalidValue extends JsonLocation<unknown> {
  readonly reason: string;
}

/** Returns the invalid parts of a value, each with its location and reason. */
function findInvalidValues(
  value: JsonLocation<unknown>,
  schema: SchemaSource,
  place: EntitySchemaLocation,
  sources: RuleContext,
): InvalidValue[] {
  const rule = sources.followReference(place, schema);
  if (rule === undefined) return [];
  const reason = sources.describeInvalidValue(rule, value.value);
  if (reason !== undefined) return [{ ...value, reason }];
  const { items, properties = {}, additionalProperties: others = false } = rule;
  if (Array.isArray(value.value) && items)
    return value.value.flatMap((item, index) =>
      findInvalidValues(locationAt(value, [index], item), items, place, sources),
    );
  if (!isRecord(value.value)) return [];
  return Object.entries(value.value).flatMap(([name, member]) => {
    const at = locationAt(value, [name], member);
    const schema = properties[name] ?? others;
    if (typeof schema === 'object') return findInvalidValues(at, schema, place, sources);
    return schema ? [] : [{ ...at, reason: 'there is no such property' }];
  });
}

/** The `default` of a property satisfies the schema of the property. */
const validDefaults: SchemaRule = function* (sources) {
  for (const place of sources.schemasWith('default')) {
    const value = locationAt(place, ['default'], place.value.default);
    for (const { reason, ...at } of findInvalidValues(value, place.value, place, sources))
      yield violation(at, `The default is invalid: ${reason}.`, 'Change the default or the schema.');
  }
};

/**
 * Every value in `examples` satisfies the schema of its property. The form shows the first one as the
 * placeholder.
 */
const validExamples: SchemaRule = function* (sources) {
  for (const place of sources.schemasWith('examples'))
    for (const example of elementLocations(place, 'examples', place.value.examples))
      for (const { reason, ...at } of findInvalidValues(example, place.value, place, sources))
        yield violation(at, `The example is invalid: ${reason}.`, 'Change the example or the schema.');
};

/** Rules for `default` and `examples`. */
export const exampleRules: readonly SchemaRule[] = [validDefaults, validExamples];
