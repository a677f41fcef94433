import { isRecord } from '../../../contract/json/isRecord.ts';

/** A value of the sample document, below the document or below the element of a list. */
export interface SampleValue {
  readonly names: readonly string[];
  /** Those that the sample has, without null and empty texts. */
  readonly values: readonly unknown[];
}

export interface SampleList {
  readonly names: readonly string[];
  /** What its elements hold, if they are objects. */
  readonly element: SampleObject;
}

/** What can be read at a place: objects are part of it, lists begin places of their own. */
export interface SampleObject {
  readonly values: readonly SampleValue[];
  readonly lists: readonly SampleList[];
}

/** Enough to see what a field holds, and few enough to compare all with all. */
const inspectionLimits = { elements: 50, fields: 500, depth: 10 };

/** These cannot be written in a source field. */
const unwritableName = /[.,[\]]|^\s|\s$|^$/;

function inspectObjects(objects: readonly unknown[], above: readonly string[], depth: number): SampleObject {
  const records = objects.filter(isRecord).slice(0, inspectionLimits.elements);
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
    .filter((name) => !unwritableName.test(name))
    .slice(0, inspectionLimits.fields);
  const places = names.map((name): SampleObject => {
    const path = [...above, name];
    const values = records
      .filter((record) => Object.hasOwn(record, name))
      .map((record) => record[name])
      .filter((value) => value !== null && value !== undefined && value !== '');
    const lists = values.filter((value) => Array.isArray(value));
    if (lists.length > 0)
      return { values: [], lists: [{ names: path, element: inspectObjects(lists.flat(), [], depth + 1) }] };
    if (values.some(isRecord)) return inspectObjects(values, path, depth + 1);
    return { values: [{ names: path, values }], lists: [] };
  });
  if (depth > inspectionLimits.depth) return { values: [], lists: [] };
  return {
    values: places.flatMap(({ values }) => values).slice(0, inspectionLimits.fields),
    lists: places.flatMap(({ lists }) => lists).slice(0, inspectionLimits.fields),
  };
}

/** The fields of a sample document; the elements of a list count together. */
export const inspectSample = (sample: unknown): SampleObject => inspectObjects([sample], [], 0);
