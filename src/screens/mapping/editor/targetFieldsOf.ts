import type { Field } from '#generated/types.ts';
import { ExactNumber } from '../../../contract/json/ExactNumber.ts';
import type { TargetFieldType } from '../../../mapping/MappingRow.ts';
import { inspectSample, type SampleObject } from '../suggest/inspectSample.ts';

const datePattern = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/;

const isNumber = (value: unknown): boolean => typeof value === 'number' || value instanceof ExactNumber;

/** Text unless all values agree on another type. */
function typeOf(values: readonly unknown[]): TargetFieldType {
  if (values.length === 0) return 'STRING';
  if (values.every(isNumber)) return 'NUMERIC';
  if (values.every((value) => typeof value === 'boolean')) return 'BOOLEAN';
  return values.every((value) => typeof value === 'string' && datePattern.test(value)) ? 'DATE' : 'STRING';
}

const fieldsOf = ({ values, lists }: SampleObject, prefix: string): Field[] => [
  ...values.map(({ names, values: found }) => ({ name: prefix + names.join('.'), type: typeOf(found) })),
  ...lists.flatMap(({ names, element }): Field[] => {
    const name = prefix + names.join('.');
    return [{ name, type: 'ARRAY' }, ...fieldsOf(element, `${name}[].`)];
  }),
];

/** The target fields that a document of the receiver shows, in its order: `lines`, `lines[].qty`. */
export const targetFieldsOf = (document: unknown): readonly Field[] => fieldsOf(inspectSample(document), '');
