import isEqual from 'fast-deep-equal';
import { ExactNumber, integerOf, parseExactNumber } from '../../../contract/json/ExactNumber.ts';
import { exactSource, plainNumberOf, withPlainNumbers } from '../../../contract/json/exactSource.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Form } from '../../../contract/model/form.ts';
import type { FieldError } from '../../../contract/validation/fieldErrors.ts';
import type { FormValues } from '../../fields/FormScope.ts';

type NumberReader = (text: string, type: 'integer' | 'number', path: readonly string[]) => unknown;

const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Replaces the texts where the schema has a number: those of numbers that JavaScript cannot hold. */
function readNumbers(
  value: unknown,
  schema: unknown,
  read: NumberReader,
  path: readonly string[] = [],
): unknown {
  if (!isRecord(schema)) return value;
  const { type, items, properties } = schema;
  if (typeof value === 'string')
    return (type === 'integer' || type === 'number') && jsonNumber.test(value)
      ? read(value, type, path)
      : value;
  if (Array.isArray(value))
    return value.map((item, index) => readNumbers(item, items, read, [...path, String(index)]));
  if (!isRecord(value) || !isRecord(properties)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      readNumbers(member, properties[name], read, [...path, name]),
    ]),
  );
}

/** Returns the values of a form for its validators, with the nearest JavaScript numbers. */
export const withNearestNumbers = ({ schema }: Pick<Form, 'schema'>, values: FormValues): FormValues =>
  readNumbers(values, schema, (text, type) =>
    type === 'integer' && integerOf(text) === undefined ? text : Number(text),
  ) as FormValues;

/** A problem whose text follows the locale. */
type LongNumber = FieldError & { readonly phrase: string };

/** Returns a problem for each number that JavaScript cannot hold, for a back end that takes no other numbers. */
export function findLongNumbers({ schema }: Pick<Form, 'schema'>, values: FormValues): LongNumber[] {
  const problems: LongNumber[] = [];
  readNumbers(values, schema, (_text, _type, path) =>
    problems.push({ field: path.join('.'), message: '', phrase: 'validation.digits' }),
  );
  return problems;
}

/** Returns a value with the numbers of its source that it repeats, so that these keep their characters. */
function repeatNumbers(value: unknown, source: unknown): unknown {
  if (source instanceof ExactNumber) return plainNumberOf(source) === value ? source : value;
  if (Array.isArray(value) && Array.isArray(source))
    return value.map((item, index) => {
      const moved = source.find((one) => isEqual(withPlainNumbers(one), item));
      return repeatNumbers(item, moved ?? source[index]);
    });
  if (!isRecord(value) || !isRecord(source)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, repeatNumbers(member, source[name])]),
  );
}

/**
 * Returns the values of a form for a back end. An unchanged number keeps the characters that it has in the record. A
 * typed number that JavaScript cannot hold keeps the typed characters.
 */
export function withExactNumbers(
  { schema }: Pick<Form, 'schema'>,
  values: FormValues,
  record: FormValues | undefined,
): FormValues {
  const source = record && Reflect.get(record, exactSource);
  return readNumbers(repeatNumbers(values, source), schema, parseExactNumber) as FormValues;
}
