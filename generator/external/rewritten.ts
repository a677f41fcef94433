import { isRecord } from '../../src/contract/isRecord.ts';
import { partsOf, type Schema } from './words.ts';

const separator = '\n';

/** A schema of a bundle in other words: `change` gets every schema, those inside it being changed already. */
export function rewritten(schema: Schema, change: (schema: Schema) => Schema): Schema {
  if (typeof schema === 'boolean') return change(schema);
  const parts = new Map(partsOf(schema, '2020-12').map((part) => [part.path.join(separator), part.schema]));
  const changed = (path: readonly string[], value: unknown): unknown => {
    const part = parts.get(path.join(separator));
    return part === undefined ? value : rewritten(part, change);
  };
  const member = ([word, value]: [string, unknown]): [string, unknown] => {
    if (parts.has(word)) return [word, changed([word], value)];
    if (Array.isArray(value))
      return [word, value.map((found, index) => changed([word, String(index)], found))];
    if (!isRecord(value)) return [word, value];
    return [
      word,
      Object.fromEntries(Object.entries(value).map(([key, found]) => [key, changed([word, key], found)])),
    ];
  };
  return change(Object.fromEntries(Object.entries(schema).map(member)));
}
