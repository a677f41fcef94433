import jsonata from 'jsonata';
import { canonicalJson } from '../../contract/json/canonicalJson.ts';
import { isCalculable, isExactDecimal, roundHalfUp } from '../conversion/decimal.ts';
import { addAll, decimalOperators, raise } from '../conversion/decimalArithmetic.ts';
import { describeValue, MappingError } from '../MappingError.ts';
import { assertTextLength, joinTexts } from '../textLimit.ts';

/** Milliseconds, depth of calls, elements of a list: far above the needs of a document. */
export const expressionLimits = { timeout: 250, stack: 500, sequence: 50_000 };

/** JSONata's own has no limit of characters. Counts characters as it does: some take two code units in JavaScript. */
function pad(text: string | undefined, width: number, filler = ''): string | undefined {
  assertTextLength(Math.abs(width));
  if (text === undefined) return undefined;
  const characters = Array.from(filler || ' ');
  const length = Math.max(0, Math.abs(width) - Array.from(text).length);
  const padding = Array.from({ length }, (_, index) => characters[index % characters.length]).join('');
  return width < 0 ? padding + text : text + padding;
}

/** JSONata's own has no limit: a text in memory could be joined a hundred thousand times. */
const join = (texts: readonly string[] | undefined, separator = ''): string | undefined =>
  texts && joinTexts(texts, separator);

/** JSONata's own rounds half to even, over binary fractions: 1.005 would become 1. */
function round(value: number | undefined, places?: number): number | undefined {
  if (value === undefined) return undefined;
  if (Math.abs(places ?? 0) > 100) throw new MappingError('outOfRange', { value: String(places) });
  return roundHalfUp(value, places);
}

const sum = (numbers: readonly number[] | undefined): number | undefined => numbers && addAll(numbers);

const average = (numbers: readonly number[] | undefined): number | undefined =>
  numbers?.length ? decimalOperators['/'](addAll(numbers), numbers.length) : undefined;

/** JSONata's own calculates with binary fractions. */
function power(base: number | undefined, exponent: number): number | undefined {
  if (base === undefined) return undefined;
  const result = raise(base, exponent);
  if (!Number.isFinite(result))
    throw Object.assign(new Error('D3061'), { code: 'D3061', value: base, exp: exponent });
  return result;
}

/** The decimal places that a picture such as `#,##0.00%` shows of a number. */
function placesOf(picture: string): number {
  const [, fraction = ''] = /\.([\d#,]*)/.exec(picture) ?? [];
  const scale = picture.includes('%') ? 2 : picture.includes('‰') ? 3 : 0;
  return fraction.replaceAll(',', '').length + scale;
}

interface JsonataFunction {
  readonly implementation: (...values: readonly unknown[]) => unknown;
}

const ownFormatNumber: Promise<JsonataFunction> = jsonata('$formatNumber').evaluate(null);

/** JSONata's own rounds half to even. A picture with an exponent, or with signs of its own, keeps this. */
async function formatNumber(value: number | undefined, picture: string, signs?: object): Promise<unknown> {
  const { implementation } = await ownFormatNumber;
  const isOwn = signs !== undefined || /[\d#]e\d/.test(picture);
  if (value === undefined || !Number.isFinite(value) || isOwn) return implementation(value, picture, signs);
  const [positive = '', negative = positive] = picture.split(';');
  return implementation(roundHalfUp(value, placesOf(value < 0 ? negative : positive)), picture);
}

const decimalPattern = /^-?\d{1,1000}(\.\d{1,1000})?(e[+-]?\d{1,3})?$/i;
const radixPattern = /^0(x[\da-f]+|o[0-7]+|b[01]+)$/i;

/** JSONata's own changes digits of a text that a number cannot hold. Throws `precision` if arithmetic would. */
function number(value: number | string | boolean | undefined): number | undefined {
  if (value === undefined || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const isDecimal = decimalPattern.test(value);
  if ((!isDecimal && !radixPattern.test(value)) || !Number.isFinite(Number(value)))
    throw new MappingError('notNumber', { value: describeValue(value) });
  const isExact = isDecimal
    ? isExactDecimal(value) && isCalculable(Number(value))
    : Number.isSafeInteger(Number(value));
  if (!isExact) throw new MappingError('precision', { value: describeValue(value) });
  return Number(value);
}

/** JSONata's own takes quadratic time. */
function distinct(values: unknown): unknown {
  if (!Array.isArray(values)) return values;
  const first = new Map<string, unknown>();
  for (const value of values) {
    const key = canonicalJson(value);
    if (!first.has(key)) first.set(key, value);
  }
  // A sequence of one is its element in JSONata; a list of one stays a list.
  return Object.assign([...first.values()], 'sequence' in values && { sequence: true });
}

/** Replaces JSONata functions that have no limits, change digits, or round and add differently from invoices. */
export function registerBoundedFunctions(expression: jsonata.Expression): void {
  expression.registerFunction('average', average, '<a<n>:n>');
  expression.registerFunction('distinct', distinct, '<x:x>');
  expression.registerFunction('formatNumber', formatNumber, '<n-so?:s>');
  expression.registerFunction('join', join, '<a<s>s?:s>');
  expression.registerFunction('number', number, '<(nsb)-:n>');
  expression.registerFunction('pad', pad, '<s-ns?:s>');
  expression.registerFunction('power', power, '<n-n:n>');
  expression.registerFunction('round', round, '<n-n?:n>');
  expression.registerFunction('sum', sum, '<a<n>:n>');
}
