import fc from 'fast-check';
import type { JsonSchema } from '../emit/jsonSchema.ts';
import { isSchema, schemaOf } from './schemaAt.ts';
import { textOf } from './textOf.ts';

/** `full`: everything that may be left out is there, and examples come first; `any`: whatever the rules allow. */
export type Manner = 'full' | 'any';

const numberIn = (value: unknown, other: number): number => (typeof value === 'number' ? value : other);

/** The span of figures without limits: small enough to be read. */
const span = 100;

function figureOf(schema: JsonSchema): fc.Arbitrary<number> {
  const step = numberIn(schema.multipleOf, schema.type === 'integer' ? 1 : 0.5);
  const above = numberIn(schema.exclusiveMinimum, Number.NEGATIVE_INFINITY);
  const below = numberIn(schema.exclusiveMaximum, Number.POSITIVE_INFINITY);
  const given = Math.max(numberIn(schema.minimum, Number.NEGATIVE_INFINITY), above + step);
  const most = Math.min(numberIn(schema.maximum, Number.POSITIVE_INFINITY), below - step);
  const least = Number.isFinite(given) ? given : Math.min(0, most - span);
  const greatest = Number.isFinite(most) ? most : least + span;
  return fc
    .integer({
      min: Math.ceil(least / step),
      max: Math.max(Math.ceil(least / step), Math.floor(greatest / step)),
    })
    .map((count) => count * step);
}

/** Lists are short: as long as they must be, and up to three. */
function listOf(schema: JsonSchema, manner: Manner): fc.Arbitrary<unknown[]> {
  const minLength = numberIn(schema.minItems, manner === 'full' && schema.maxItems !== 0 ? 1 : 0);
  const maxLength = Math.min(numberIn(schema.maxItems, 3), Math.max(minLength, 3));
  const length = { minLength: Math.min(minLength, maxLength), maxLength };
  const item = arbitraryOf(schemaOf(schema.items), manner);
  return schema.uniqueItems === true
    ? fc.uniqueArray(item, { ...length, selector: (value) => JSON.stringify(value) })
    : fc.array(item, length);
}

function recordOf(schema: JsonSchema, manner: Manner): fc.Arbitrary<unknown> {
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const extra = schema.additionalProperties;
  const known = isSchema(schema.properties) ? schema.properties : {};
  const free = isSchema(extra) && Object.keys(known).length === 0 ? { sample: extra } : {};
  const unknown = required.filter((name) => !(name in known)).map((name) => [name, extra ?? true] as const);
  const members = { ...known, ...free, ...Object.fromEntries(unknown) };
  const model = Object.fromEntries(
    Object.entries(members)
      .filter(([, member]) => member !== false)
      .map(([name, member]) => [name, arbitraryOf(schemaOf(member), manner)]),
  );
  const requiredKeys = manner === 'full' ? Object.keys(model) : required.filter((name) => name in model);
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}

/** Choices that a schema leaves: branches are taken one by one, each with what stands beside them. */
const branchesOf = ({ anyOf, oneOf, ...rest }: JsonSchema): JsonSchema[] | undefined => {
  const branches = anyOf ?? oneOf;
  return Array.isArray(branches) ? branches.map((branch) => ({ ...rest, ...schemaOf(branch) })) : undefined;
};

/** Values by a schema's own keywords, as a fast-check arbitrary; what its conditions ask for besides is for `sampleOf` to mend. */
export function arbitraryOf(schema: JsonSchema, manner: Manner): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  // Of what has no type its examples are all that is known.
  const isExemplary = manner === 'full' || schema.type === undefined;
  if (isExemplary && Array.isArray(schema.examples) && schema.examples.length > 0)
    return fc.constantFrom(...schema.examples);
  const branches = branchesOf(schema);
  if (branches) return fc.oneof(...branches.map((branch) => arbitraryOf(branch, manner)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: unknown) => arbitraryOf({ ...schema, type }, manner)));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return figureOf(schema);
    case 'array':
      return listOf(schema, manner);
    case 'string':
      return textOf(schema);
    case 'object':
      return recordOf(schema, manner);
    default:
      return 'properties' in schema ? recordOf(schema, manner) : textOf(schema);
  }
}
