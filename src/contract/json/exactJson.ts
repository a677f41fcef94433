import { parse, stringify } from 'lossless-json';
import { ExactNumber, ExactNumberError, parseExactNumber } from './ExactNumber.ts';
import { isRecord } from './isRecord.ts';

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
 * Texts in which JavaScript may write a number with other characters, or a string looks like one: a fraction that
 * ends with zero or begins with six of them, an exponent, sixteen digits, or minus zero.
 */
const possiblyInexact = /\.(\d*0(?!\d)|0{6})|\d[eE]|[\d.]{16}|-0/;

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

/** Parses like `parseExactJson`. Undefined for text that is not JSON or has a name twice in one object. */
export function tryParseExactJson(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

/** Returns the object or list in a JSON text, parsed like `tryParseExactJson`. Undefined also for a scalar. */
export function parseJsonObject(text: string): object | undefined {
  const found = tryParseExactJson(text);
  return isRecord(found) || Array.isArray(found) ? found : undefined;
}

/** Parses like `parseExactJson`, three times as fast for most texts, and keeps the last of two equal names. */
export const parseCheckedJson = (text: string): unknown =>
  possiblyInexact.test(text) ? parseExactJson(text) : JSON.parse(text);

const numberStringifier = {
  test: (value: unknown) => value instanceof ExactNumber,
  stringify: String,
};

/** Serializes the result of `parseExactJson` like `JSON.stringify`; undefined becomes null. */
export function stringifyExactJson(
  value: unknown,
  replacer?: (name: string, value: unknown) => unknown,
  indent?: number,
): string {
  try {
    // Four times as fast; it throws for an ExactNumber.
    return JSON.stringify(value, replacer, indent) ?? 'null';
  } catch (error) {
    if (!(error instanceof ExactNumberError)) throw error;
    return stringify(value, replacer, indent, [numberStringifier]) ?? 'null';
  }
}

/** Serializes the result of `parseExactJson` with two spaces for each level. */
export const indentJson = (value: unknown): string => stringifyExactJson(value, undefined, 2);

/** Indents JSON text and keeps its numbers as they were. Other text stays unchanged. */
export function indentJsonText(text: string): string {
  const value = tryParseExactJson(text);
  return value === undefined ? text : indentJson(value);
}
