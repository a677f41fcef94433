import { isRecord } from '../../../contract/isRecord.ts';

/** A value of the sample document, below the document or below the element of a list. */
export interface SourceValue {
  readonly names: readonly string[];
  /** Those that the sample has, without null and empty texts. */
  readonly values: readonly unknown[];
}

export interface SourceList {
  readonly names: readonly string[];
  /** What its elements hold, if they are objects. */
  readonly element: SourcePlace;
}

/** What can be read at a place: objects are part of it, lists begin places of their own. */
export interface SourcePlace {
  readonly values: readonly SourceValue[];
  readonly lists: readonly SourceList[];
}

/** Enough to see what a field holds, and few enough to compare all with all. */
const most = { elements: 50, fields: 500, depth: 10 };

/** These cannot be written in a source field. */
const unwritable = /[.,[\]]|^\s|\s$|^$/;

function placeOf(objects: readonly unknown[], above: readonly string[], depth: number): SourcePlace {
  const records = objects.filter(isRecord).slice(0, most.elements);
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
    .filter((name) => !unwritable.test(name))
    .slice(0, most.fields);
  const places = names.map((name): SourcePlace => {
    const path = [...above, name];
    const values = records
      .filter((record) => Object.hasOwn(record, name))
      .map((record) => record[name])
      .filter((value) => value !== null && value !== undefined && value !== '');
    const lists = values.filter((value) => Array.isArray(value));
    if (lists.length > 0)
      return { values: [], lists: [{ names: path, element: placeOf(lists.flat(), [], depth + 1) }] };
    if (values.some(isRecord)) return placeOf(values, path, depth + 1);
    return { values: [{ names: path, values }], lists: [] };
  });
  if (depth > most.depth) return { values: [], lists: [] };
  return {
    values: places.flatMap(({ values }) => values).slice(0, most.fields),
    lists: places.flatMap(({ lists }) => lists).slice(0, most.fields),
  };
}

/** The fields of a sample document; the elements of a list count together. */
export const sourcePlace = (sample: unknown): SourcePlace => placeOf([sample], [], 0);
