import { isRecord } from '../../src/contract/json/isRecord.ts';
import { isKeywordOf, schemaPartsOf } from './jsonSchemaDraft.ts';
import { type SchemaLocation, schemaPartAt, schemaPointerOf } from './SchemaDocument.ts';
import type { ReferenceTarget, SchemaLibrary } from './SchemaLibrary.ts';

/** A reference in a schema, and its target. */
export interface SchemaReference {
  readonly from: SchemaLocation;
  readonly keyword: '$ref' | '$recursiveRef' | '$dynamicRef';
  readonly text: string;
  readonly target: ReferenceTarget;
}

const referenceKeywords = ['$ref', '$recursiveRef', '$dynamicRef'] as const;

/** Returns the references directly in a schema. */
export function schemaReferencesOf(from: SchemaLocation, { follow }: SchemaLibrary): SchemaReference[] {
  const { schema, document } = from;
  if (!isRecord(schema)) return [];
  return referenceKeywords.flatMap((keyword) => {
    const text = schema[keyword];
    if (typeof text !== 'string' || !isKeywordOf(keyword, document.draft)) return [];
    return [{ from, keyword, text, target: follow(from, text) }];
  });
}

/** Returns the schemas directly inside another one, without definitions. */
export const nestedSchemasOf = (at: SchemaLocation): (SchemaLocation & { readonly inPlace: boolean })[] =>
  schemaPartsOf(at.schema, at.document.draft)
    .filter(({ isDefinition }) => !isDefinition)
    .map(({ path, schema, isInPlace }) => ({ ...schemaPartAt(at, path, schema), inPlace: isInPlace }));

export const locationKeyOf = (at: SchemaLocation): string =>
  `${at.document.file.path}#${schemaPointerOf(at)}`;

/** Returns all schemas that take part in the validation by a schema, each once, in the order of discovery. */
export function findReachable(root: SchemaLocation, library: SchemaLibrary): SchemaLocation[] {
  const reached = new Map<string, SchemaLocation>();
  const waiting = [root];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (reached.has(locationKeyOf(at))) continue;
    reached.set(locationKeyOf(at), at);
    const led = schemaReferencesOf(at, library).flatMap(({ target }) => target.location ?? []);
    waiting.push(...led.reverse(), ...nestedSchemasOf(at).reverse());
  }
  return [...reached.values()];
}

interface SchemaPattern {
  readonly pattern: string;
  /** Path inside its schema. */
  readonly path: readonly string[];
}

/** Returns the regular expressions directly in a schema. */
export function patternsOf({ schema }: Pick<SchemaLocation, 'schema'>): SchemaPattern[] {
  if (!isRecord(schema)) return [];
  const own = typeof schema.pattern === 'string' ? [{ pattern: schema.pattern, path: ['pattern'] }] : [];
  const named = isRecord(schema.patternProperties) ? Object.keys(schema.patternProperties) : [];
  return [...own, ...named.map((pattern) => ({ pattern, path: ['patternProperties', pattern] }))];
}

const compiles = (pattern: string, flags: string): boolean => {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
};

/** Returns whether a pattern is valid with the Unicode flag, which JSON Schema uses. */
export const isUnicodePattern = (pattern: string): boolean => compiles(pattern, 'u');

/**
 * Returns whether a pattern is valid without the Unicode flag. Without it, `\-` is a hyphen, and `\p{L}`
 * begins with the letter p.
 */
export const isPlainPattern = (pattern: string): boolean => compiles(pattern, '');

/**
 * Returns whether a pattern has the same meaning with and without the Unicode flag. `\p{L}` is a letter with
 * it, and four characters without it.
 */
export const patternKind = (pattern: string): 'same' | 'unicode' =>
  !isPlainPattern(pattern) || /\\[pP]\{|\\u\{|[\u{10000}-\u{10FFFF}]/u.test(pattern) ? 'unicode' : 'same';
