import { isRecord } from '../../../src/contract/isRecord.ts';
import { rewritten } from '../rewritten.ts';
import type { Schema } from '../words.ts';

type Words = Readonly<Record<string, unknown>>;

const without = (schema: Words, words: readonly string[]): Words =>
  Object.fromEntries(Object.entries(schema).filter(([word]) => !words.includes(word)));

const notes = ['title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly'];
const media = ['contentEncoding', 'contentMediaType'];

/** What decides the verdict. */
export const bare = (schema: Schema): Schema =>
  rewritten(schema, (one) => (isRecord(one) ? without(one, [...notes, ...media]) : one));

/** References by another address than `#/$defs/`. */
export const referring = (schema: Schema, refer: (definition: string) => string): Schema =>
  rewritten(schema, (one) =>
    isRecord(one) && typeof one.$ref === 'string'
      ? { ...one, $ref: refer(one.$ref.slice('#/$defs/'.length)) }
      : one,
  );

/** Words that came after draft-07 and mean nothing to those who read that. */
const later = [
  ...['prefixItems', 'dependentRequired', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['minContains', 'maxContains'],
];

/** In words of draft-07, as far as it has any. */
export const classic = (schema: Schema): Schema =>
  rewritten(schema, (one) => {
    if (!isRecord(one)) return one;
    const { prefixItems, items, dependentRequired = {}, dependentSchemas = {} } = one;
    const dependencies = { ...(dependentRequired as Words), ...(dependentSchemas as Words) };
    return {
      ...without(one, later),
      ...(prefixItems !== undefined && { items: prefixItems }),
      ...(prefixItems !== undefined && items !== undefined && { additionalItems: items }),
      ...(Object.keys(dependencies).length > 0 && { dependencies }),
    };
  });
