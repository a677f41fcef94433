import { isRecord } from '../../src/contract/isRecord.ts';
import type { Condition } from '../source.ts';

/** A property that a condition speaks of, where, and the values that it compares it with, if any. */
export interface Mention {
  readonly property: string;
  readonly path: readonly string[];
  readonly values: readonly { readonly path: readonly string[]; readonly value: unknown }[];
}

function valuesOf(schema: unknown, path: readonly string[]): Mention['values'] {
  if (!isRecord(schema)) return [];
  const { const: only, enum: several, not } = schema;
  return [
    ...(Array.isArray(several) ? several : []).map((value, index) => ({
      path: [...path, 'enum', String(index)],
      value,
    })),
    ...('const' in schema && !isRecord(only) ? [{ path: [...path, 'const'], value: only }] : []),
    ...valuesOf(not, [...path, 'not']),
  ];
}

/** The properties of the record that a condition speaks of: in `properties` and `required`, under whatever joins them. */
export function mentionsIn(condition: Condition, path: readonly string[] = []): Mention[] {
  return Object.entries(condition).flatMap(([keyword, value]): Mention[] => {
    const here = [...path, keyword];
    if (keyword === 'properties' && isRecord(value))
      return Object.entries(value).map(([property, schema]) => ({
        property,
        path: [...here, property],
        values: valuesOf(schema, [...here, property]),
      }));
    if (keyword === 'required' && Array.isArray(value))
      return value.map((property, index) => ({
        property: String(property),
        path: [...here, String(index)],
        values: [],
      }));
    if (Array.isArray(value))
      return value.flatMap((part, index) =>
        isRecord(part) ? mentionsIn(part, [...here, String(index)]) : [],
      );
    return isRecord(value) ? mentionsIn(value, here) : [];
  });
}

/** Properties that a condition compares with by `{"$data": "1/other"}`. */
export const comparedIn = (condition: Condition): string[] =>
  [...JSON.stringify(condition).matchAll(/"\$data":"1\/(\w+)"/g)].map(([, name]) => name ?? '');
