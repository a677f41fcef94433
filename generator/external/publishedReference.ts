import { basename } from 'node:path';
import { upperFirst } from '../../src/contract/text/captions.ts';

/**
 * The beginning of a property's `$ref` to a published schema. The folders of entities and families are next
 * to `external/`.
 */
const referencePrefix = '../external/';

export const isPublishedReference = ($ref: string): boolean => $ref.startsWith(referencePrefix);

/** `../external/order.json` → `schemas/external/order.json` */
export const publishedPathOf = ($ref: string): string => `schemas/${$ref.slice('../'.length)}`;

/**
 * Returns the name of a published schema in modules and fields: `schemas/external/ship-to.schema.json` →
 * `shipTo`.
 */
export function publishedNameOf(path: string): string {
  const typeName = toTypeName(basename(path).replace(/(\.schema)?\.json$/, ''), 'External');
  return `${typeName[0]?.toLowerCase()}${typeName.slice(1)}`;
}

/**
 * Returns the words of a text for a name in code. Removes accents, and characters other than letters and
 * digits in ASCII.
 */
const splitWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');

/** Returns a type name for any text: `ship-to (new)` → `ShipToNew`, `2d` → `T2D`, `订单` → the fallback. */
export function toTypeName(text: string, fallback: string): string {
  const name = splitWords(text)
    .map(upperFirst)
    .join('')
    .replace(/\d[a-z]/g, (end) => end.toUpperCase());
  if (name === '') return fallback;
  return /^\d/.test(name) ? `T${name}` : name;
}

/** Returns a function that makes names unique: the second `Line` is `Line2`. */
export function createNamer(): (wanted: string) => string {
  const given = new Set<string>();
  return (wanted) => {
    let name = wanted;
    for (let count = 2; given.has(name.toLowerCase()); count += 1) name = `${wanted}${count}`;
    given.add(name.toLowerCase());
    return name;
  };
}
