import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { generatedHeader, type Output } from '../../emit/Output.ts';
import { beginStep } from '../../pipeline/progress.ts';
import type { AnySchema } from '../jsonSchemaDraft.ts';
import { rootFileOf, type SchemaBundle, warnOfDefinition } from '../SchemaBundle.ts';
import { rewriteReferences, rewriteSchema, toDraft07 } from './rewriteSchema.ts';

type SchemaKeywords = Readonly<Record<string, unknown>>;

/** Keywords without an effect on types, and those that would name a type. Names come from the definitions. */
const ignoredKeywords = [
  'title',
  'default',
  'examples',
  'format',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
];

/** Keywords that determine a type. */
const typeKeywords = [
  ...['type', 'enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf'],
  ...['properties', 'patternProperties', 'additionalProperties', 'items'],
];

/**
 * Combines a reference and the keywords beside it with `allOf`. Otherwise json-schema-to-typescript would
 * write the whole target out.
 */
function separateReference({ $ref, description, ...words }: SchemaKeywords): SchemaKeywords {
  const beside = Object.keys(words).length > 0 ? [words] : [];
  return { ...(description !== undefined && { description }), allOf: [{ $ref }, ...beside] };
}

/**
 * Returns a schema for json-schema-to-typescript. TypeScript compares every property with an index signature,
 * JSON Schema only the additional ones. If a schema has both, its additional properties may have any type.
 */
const toTypable = (schema: AnySchema): AnySchema =>
  rewriteSchema(toDraft07(schema), (one) => {
    if (!isRecord(one)) return one;
    const words = Object.entries(one).filter(
      ([word]) => !ignoredKeywords.includes(word) && word !== 'dependencies',
    );
    const { title, description, properties, patternProperties, additionalProperties, items } = one;
    const text = [title, description].filter((part) => typeof part === 'string' && part !== '').join(': ');
    const isOpen = patternProperties !== undefined || isRecord(additionalProperties);
    const typed = {
      ...Object.fromEntries(words.filter(([word]) => word !== 'patternProperties' || !properties)),
      ...(text !== '' && { description: text }),
      ...(isOpen && properties !== undefined && { additionalProperties: true }),
      ...(Array.isArray(items) && one.additionalItems === undefined && { additionalItems: true }),
    };
    if (!Object.keys(typed).some((word) => typeKeywords.includes(word)))
      return { ...typed, tsType: 'unknown' };
    return one.$ref !== undefined && Object.keys(typed).length > 1 ? separateReference(typed) : typed;
  });

type Definitions = Readonly<Record<string, AnySchema>>;

const unknown = { tsType: 'unknown' };

/**
 * Returns a definition for json-schema-to-typescript, which does not accept the schemas `true` and `false`.
 */
const toDefinable = (schema: AnySchema): AnySchema =>
  typeof schema === 'boolean' ? (schema ? unknown : { tsType: 'never' }) : toTypable(schema);

/**
 * Returns the types that json-schema-to-typescript writes. Rejects with its error, which names neither file
 * nor pointer.
 */
async function compileTypes(typeName: string, { [typeName]: root, ...others }: Definitions): Promise<string> {
  const schema = { ...(isRecord(root) ? root : {}), definitions: others } as JSONSchema;
  return await compile(schema, typeName, {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    $refOptions: { resolve: { external: false } },
  });
}

const compileFailureOf = (writing: Promise<string>): Promise<string | undefined> =>
  writing.then(
    () => undefined,
    (error: unknown) => (error instanceof Error && error.message) || String(error),
  );

/**
 * Returns the error of json-schema-to-typescript at a definition while all others are `unknown`; undefined if
 * it succeeds.
 */
function definitionFailureOf(
  name: string,
  typeName: string,
  definitions: Definitions,
): Promise<string | undefined> {
  const others = Object.fromEntries(Object.keys(definitions).map((key) => [key, unknown]));
  const root = { type: 'object', properties: { part: { $ref: `#/definitions/${name}` } } };
  const alone = { ...others, [typeName]: root, [name]: definitions[name] ?? unknown };
  return compileFailureOf(compileTypes(typeName, alone));
}

/**
 * Replaces each definition that json-schema-to-typescript fails at by `unknown`, after a warning. Replaces
 * all of them if they fail only together.
 */
async function replaceFailing(definitions: Definitions, bundle: SchemaBundle): Promise<Definitions> {
  const { typeName } = bundle;
  const left: Record<string, AnySchema> = {};
  for (const [name, schema] of Object.entries(definitions)) {
    beginStep(`Looking for the parts of ${rootFileOf(bundle)} without a type: ${name}`);
    const failure = await definitionFailureOf(name, typeName, definitions);
    left[name] = failure === undefined ? schema : unknown;
    if (failure !== undefined) warnOfFailure(name, failure, bundle);
  }
  const together = await compileFailureOf(compileTypes(typeName, left));
  if (together === undefined) return left;
  warnOfFailure(typeName, together, bundle);
  return { [typeName]: unknown };
}

function warnOfFailure(name: string, failure: string, bundle: SchemaBundle): void {
  warnOfDefinition(
    bundle,
    name,
    `json-schema-to-typescript cannot write the type of this schema: ${failure}`,
    'The type is "unknown". Validators and forms are not affected.',
  );
}

/**
 * Emits external/<name>/types.ts: the interfaces of a published schema and its parts. A schema that
 * json-schema-to-typescript fails at is `unknown`. A warning on the console names its file and pointer.
 */
export async function typesOutput(bundle: SchemaBundle): Promise<Output> {
  beginStep(`Writing the types of ${rootFileOf(bundle)}`);
  const { name, typeName, definitions, files } = bundle;
  const refer = (definition: string) => (definition === typeName ? '#' : `#/definitions/${definition}`);
  const typed = Object.fromEntries(
    Object.entries(definitions).map(([key, schema]) => [key, toDefinable(rewriteReferences(schema, refer))]),
  );
  const path = `external/${name}/types.ts`;
  const output = (text: string): Output => ({ path, text: `${generatedHeader}\n${text.trim()}\n`, files });
  const outputOfRest = async (): Promise<Output> =>
    output(await compileTypes(typeName, await replaceFailing(typed, bundle)));
  return compileTypes(typeName, typed).then(output, outputOfRest);
}
