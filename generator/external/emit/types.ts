import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isRecord } from '../../../src/contract/isRecord.ts';
import { header, type Output } from '../../emit/output.ts';
import type { Bundle } from '../bundle.ts';
import { rewritten } from '../rewritten.ts';
import type { Schema } from '../words.ts';
import { classic, referring } from './shapes.ts';

type Words = Readonly<Record<string, unknown>>;

/** Words that say nothing about types, or would name one: names come from the definitions. */
const unsaid = [
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

/** Words that tell a type. */
const telling = [
  ...['type', 'enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf'],
  ...['properties', 'patternProperties', 'additionalProperties', 'items'],
];

/** What stands beside a reference is taken with it: json-schema-to-typescript would write the whole target out instead. */
function apart({ $ref, description, ...words }: Words): Words {
  const beside = Object.keys(words).length > 0 ? [words] : [];
  return { ...(description !== undefined && { description }), allOf: [{ $ref }, ...beside] };
}

/**
 * A schema as json-schema-to-typescript reads it. TypeScript holds every property against an index signature, JSON Schema
 * only the others: where there are both, the others may be anything.
 */
const typable = (schema: Schema): Schema =>
  rewritten(classic(schema), (one) => {
    if (!isRecord(one)) return one;
    const words = Object.entries(one).filter(([word]) => !unsaid.includes(word) && word !== 'dependencies');
    const { title, description, properties, patternProperties, additionalProperties, items } = one;
    const text = [title, description].filter((part) => typeof part === 'string' && part !== '').join(': ');
    const isOpen = patternProperties !== undefined || isRecord(additionalProperties);
    const typed = {
      ...Object.fromEntries(words.filter(([word]) => word !== 'patternProperties' || !properties)),
      ...(text !== '' && { description: text }),
      ...(isOpen && properties !== undefined && { additionalProperties: true }),
      ...(Array.isArray(items) && one.additionalItems === undefined && { additionalItems: true }),
    };
    if (!Object.keys(typed).some((word) => telling.includes(word))) return { ...typed, tsType: 'unknown' };
    return one.$ref !== undefined && Object.keys(typed).length > 1 ? apart(typed) : typed;
  });

/** external/<name>/types.ts: the interface of a published schema, and those of what it consists of. */
export async function typesOutput(bundle: Bundle): Promise<Output> {
  const { name, typeName, definitions, files } = bundle;
  const refer = (definition: string) => (definition === typeName ? '#' : `#/definitions/${definition}`);
  const typed = Object.entries(definitions).map(([key, schema]): [string, Schema] => [
    key,
    typable(referring(schema, refer)),
  ]);
  const { [typeName]: root, ...others } = Object.fromEntries(typed);
  const schema = { ...(isRecord(root) ? root : {}), definitions: others } as JSONSchema;
  const text = await compile(schema, typeName, {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    $refOptions: { resolve: { external: false } },
  });
  return { path: `external/${name}/types.ts`, text: `${header}\n${text.trim()}\n`, files };
}
