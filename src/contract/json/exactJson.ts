import { parse, stringify } from 'lossless-json';
import { ExactNumber, parseExactNumber } from './ExactNumber.ts';

/** An object of a JSON text has two different values under one name. */
export class DuplicateNameError extends SyntaxError {
  readonly duplicateName: string;
  /** Offset of the second name in the text. */
  readonly offset: number;

  constructor(name: string, offset: number) {
    super(`The name "${name}" appears twice in one object`);
    this.duplicateName = name;
    this.offset = offset;
  }
}

/**
 * Parses JSON without changing a number: `stringifyExactJson` writes each one as it was. Throws
 * DuplicateNameError, SyntaxError, and RangeError for a text with thousands of levels.
 */
export const parseExactJson = (text: string): unknown =>
  parse(text, null, {
    parseNumber: parseExactNumber,
    onDuplicateKey: ({ key, position }) => {
      throw new DuplicateNameError(key, position - 1);
    },
  });

const numberStringifier = {
  test: (value: unknown) => value instanceof ExactNumber,
  stringify: String,
};

/** Serializes the result of `parseExactJson` like `JSON.stringify`; undefined becomes null. */
export const stringifyExactJson = (
  value: unknown,
  replacer?: (name: string, value: unknown) => unknown,
  indent?: number,
): string => stringify(value, replacer, indent, [numberStringifier]) ?? 'null';

/** True if a document has a number that JavaScript would write with other characters. */
export const hasExactNumber = (value: unknown): boolean =>
  value instanceof ExactNumber ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasExactNumber));
