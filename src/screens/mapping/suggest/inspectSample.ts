import { isRecord } from '../../../contract/json/isRecord.ts';
import { isPathName } from '../../../mapping/paths/sourcePath.ts';

/** A value of the sample document, by its path from the document or from the element of a list. */
export interface SampleValue {
  readonly names: readonly string[];
  /** The values in the sample, without null and empty texts. */
  readonly values: readonly unknown[];
}

export interface SampleList {
  readonly names: readonly string[];
  /** The fields of its elements, if they are objects. */
  readonly element: SampleObject;
}

/**
 * The readable fields at a place. An object's fields belong to the place; a list starts a place of its own.
 */
export interface SampleObject {
  readonly values: readonly SampleValue[];
  readonly lists: readonly SampleList[];
}

/** These limits show the content of a field, and keep the number of comparisons low. */
const inspectionLimits = { elements: 50, fields: 500, depth: 10 };

function inspectObjects(objects: readonly unknown[], above: readonly string[], depth: number): SampleObject {
  if (depth > inspectionLimits.depth) return { values: [], lists: [] };
  const records = objects.filter(isRecord).slice(0, inspectionLimits.elements);
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
    .filter(isPathName)
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
  return {
    values: places.flatMap(({ values }) => values).slice(0, inspectionLimits.fields),
    lists: places.flatMap(({ lists }) => lists).slice(0, inspectionLimits.fields),
  };
}

/** Returns the fields of a sample document. All elements of a list count together. */
export const inspectSample = (sample: unknown): SampleObject => inspectObjects([sample], [], 0);
