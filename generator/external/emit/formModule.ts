import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { levelId } from '../../../src/contract/model/publishedSchema.ts';
import { generatedHeader, importTypeLine, type Output, toLiteral } from '../../emit/Output.ts';
import { type AnySchema, schemaPartsOf } from '../jsonSchemaDraft.ts';
import type { SchemaBundle } from '../SchemaBundle.ts';
import { rewriteReferences, rewriteSchema, toDraft07 } from './rewriteSchema.ts';

const acceptsAnything = (schema: unknown): boolean => isRecord(schema) && Object.keys(schema).length === 0;
const acceptsNothing = (schema: unknown): boolean =>
  isRecord(schema) && isRecord(schema.not) && Object.keys(schema).length === 1;

const flagOf = (word: string, schema: unknown) =>
  acceptsAnything(schema) || acceptsNothing(schema) ? { [word]: acceptsAnything(schema) } : {};

/** Keywords for which rjsf draws something. */
const drawnKeywords = [
  'properties',
  'patternProperties',
  'additionalProperties',
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
];

/** Returns whether a schema accepts an object with any properties. */
const isOpen = (schema: Readonly<Record<string, unknown>>): boolean =>
  schema.type === 'object' && !drawnKeywords.some((word) => word in schema);

/**
 * Adds a comment to an empty schema. rjsf draws nothing for a schema without keywords, not even a field for
 * any value.
 */
const withComment = (schema: unknown): unknown =>
  acceptsAnything(schema) ? { $comment: 'anything' } : schema;

/**
 * Returns a schema that rjsf can draw. rjsf accepts a boolean only for additional properties or items. A
 * property that accepts no value is left out.
 */
const toDrawable = (schema: AnySchema): AnySchema =>
  rewriteSchema(toDraft07(schema), (one) => {
    if (typeof one === 'boolean') return one ? {} : { not: {} };
    const { properties, additionalProperties, additionalItems, items } = one;
    return {
      ...one,
      ...(isRecord(properties) && {
        properties: Object.fromEntries(
          Object.entries(properties)
            .filter(([, property]) => !acceptsNothing(property))
            .map(([name, property]) => [name, withComment(property)]),
        ),
      }),
      ...(items !== undefined && {
        items: Array.isArray(items) ? items.map(withComment) : withComment(items),
      }),
      ...(isOpen(one)
        ? { additionalProperties: true }
        : flagOf('additionalProperties', additionalProperties)),
      ...flagOf('additionalItems', additionalItems),
    };
  });

/** Returns the schema that rjsf draws the form from. */
export function publishedFormSchemaOf({ typeName, definitions }: SchemaBundle) {
  const refer = (definition: string) => `#/definitions/${definition}`;
  const drawable = Object.entries(splitLevels(definitions)).map(([key, schema]) => [
    key,
    toDrawable(rewriteReferences(schema, refer)),
  ]);
  return { $ref: refer(typeName), definitions: Object.fromEntries(drawable) };
}

/** Emits external/<name>/form.ts, which the form loads with the first field of the schema. */
export function formOutput(bundle: SchemaBundle): Output {
  const { name, files } = bundle;
  const text = `${generatedHeader}
${importTypeLine('PublishedSchema', '#contract/model/publishedSchema.ts')}
import { validate } from './validate.js';

const external: PublishedSchema = {
  name: ${toLiteral(name)},
  schema: ${toLiteral(publishedFormSchemaOf(bundle))},
  validate,
};

export default external;
`;
  return { path: `external/${name}/form.ts`, text, files };
}

type Definitions = Readonly<Record<string, AnySchema>>;

const referenceNameOf = (schema: AnySchema): string | undefined =>
  isRecord(schema) && typeof schema.$ref === 'string' ? schema.$ref.slice('#/$defs/'.length) : undefined;

const referenceNamesIn = (schema: AnySchema): string[] => [
  ...(referenceNameOf(schema) === undefined ? [] : [String(referenceNameOf(schema))]),
  ...schemaPartsOf(schema, '2020-12').flatMap((part) => referenceNamesIn(part.schema)),
];

/** Returns the names of all definitions that a definition refers to, directly or indirectly. */
function reachableNames(name: string, led: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(led.get(name) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(led.get(next) ?? []));
  }
  return reached;
}

/** Returns a schema with another part at a path of one or two steps. */
function withPart(schema: Readonly<Record<string, unknown>>, path: readonly string[], part: AnySchema) {
  const [word = '', key] = path;
  const holder = schema[word];
  if (key === undefined) return { ...schema, [word]: part };
  return {
    ...schema,
    [word]: Array.isArray(holder)
      ? holder.map((other: unknown, index) => (String(index) === key ? part : other))
      : { ...(holder as object), [key]: part },
  };
}

function cutRecursion(schema: AnySchema, isPart: boolean, leadsBack: (name: string) => boolean): AnySchema {
  if (!isRecord(schema)) return schema;
  const name = referenceNameOf(schema);
  if (isPart && name !== undefined && leadsBack(name)) {
    const { title, description } = schema;
    return {
      $id: levelId(name),
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
    };
  }
  return schemaPartsOf(schema, '2020-12').reduce<AnySchema>(
    (made, part) =>
      isRecord(made)
        ? withPart(made, part.path, cutRecursion(part.schema, isPart || !part.isInPlace, leadsBack))
        : made,
    schema,
  );
}

/**
 * Returns the definitions for a form. A part that leads back to its own definition becomes a separate level
 * (`levelId`). Otherwise rjsf would draw all levels at once. References for the value itself remain, because
 * they cannot lead back (check/referenceRules.ts).
 */
function splitLevels(definitions: Definitions): Definitions {
  const led = new Map(Object.entries(definitions).map(([name, schema]) => [name, referenceNamesIn(schema)]));
  const reaches = new Map([...led.keys()].map((name) => [name, reachableNames(name, led)]));
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [
      name,
      cutRecursion(schema, false, (target) => target === name || (reaches.get(target)?.has(name) ?? false)),
    ]),
  );
}
