import { isValid, parse } from 'date-fns';
import { convertValue } from '../../../mapping/conversion/convertValue.ts';
import { MappingError } from '../../../mapping/MappingError.ts';
import type { TargetFieldType } from '../../../mapping/MappingRow.ts';
import type { SuggestionReason } from './MappingSuggestion.ts';

/** The conversion of values to a field type. */
export interface ValueFit {
  /** Factor for the similarity of the names. */
  readonly factor: number;
  readonly functionType: 'REGULAR' | 'FORMAT_TIME' | 'REPLACE' | 'CUSTOM';
  readonly expression?: string;
  readonly reason?: SuggestionReason;
}

/**
 * Dates that need no conversion. The engine also accepts others as dates, such as 20240501, but the receiver
 * may not.
 */
const isoDatePattern = /^\d{4}-\d{2}-\d{2}/;

/** True if the engine converts all values to the type, and dates are in ISO 8601. All values are scalars. */
const isConvertible = (values: readonly unknown[], type: TargetFieldType): boolean =>
  values.every((value) => {
    try {
      convertValue(value, type);
      return type !== 'DATE' || isoDatePattern.test(String(value));
    } catch (error) {
      if (error instanceof MappingError) return false;
      throw error;
    }
  });

const numberTypes: ReadonlySet<TargetFieldType> = new Set<TargetFieldType>([
  'NUMERIC',
  'INTEGER',
  'INT',
  'LONG',
]);

/** Numbers with thousands separators: `1,234.50`. */
const thousandsPattern = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Returns the fit of dates in another format than ISO 8601; undefined for an unknown format. */
function dateFit(texts: readonly string[], example: string): ValueFit | undefined {
  const pattern = detectDatePattern(texts);
  if (pattern)
    return {
      factor: 1,
      functionType: 'FORMAT_TIME',
      expression: `${pattern}=>${isoPatternFor(pattern)}`,
      reason: { code: 'datePattern', parameters: { example, pattern } },
    };
  const expression = detectInstantExpression(texts);
  if (expression === undefined) return undefined;
  return {
    factor: 1,
    functionType: 'CUSTOM',
    expression,
    reason: { code: 'milliseconds', parameters: { example } },
  };
}

/** Returns the fit of numbers with thousands separators; undefined for other texts. */
function numberFit(texts: readonly string[], type: TargetFieldType, example: string): ValueFit | undefined {
  if (!texts.every((text) => thousandsPattern.test(text) || isConvertible([text], type))) return undefined;
  return {
    factor: 1,
    functionType: 'REPLACE',
    expression: '[[",",""]]',
    reason: { code: 'separators', parameters: { example } },
  };
}

/**
 * Returns the function that converts the values of a source field to a field type, with a factor for the
 * score.
 */
export function fitValues(values: readonly unknown[], type: TargetFieldType): ValueFit {
  const [first] = values;
  if (first === undefined) return { factor: 0.95, functionType: 'REGULAR', reason: { code: 'noValue' } };
  const example = String(first).slice(0, 40);
  if (isConvertible(values, type))
    return { factor: 1, functionType: 'REGULAR', reason: { code: 'fits', parameters: { example } } };
  const texts = values.map(String);
  const rewritten =
    (type === 'DATE' && dateFit(texts, example)) ||
    (numberTypes.has(type) && numberFit(texts, type, example));
  return rewritten || { factor: 0.5, functionType: 'REGULAR' };
}

/**
 * Date patterns, the likelier ones first. A text that fits both day-month and month-day is read as day-month.
 */
const datePatterns = [
  'yyyyMMdd',
  'yyyy/MM/dd',
  'yyyy.MM.dd',
  'yyyy/M/d',
  'yyyy-M-d',
  'yyyy年MM月dd日',
  'yyyy年M月d日',
  'dd.MM.yyyy',
  'dd/MM/yyyy',
  'MM/dd/yyyy',
  'yyyyMMddHHmmss',
  'yyyy/MM/dd HH:mm:ss',
  'yyyy/MM/dd HH:mm',
  'dd.MM.yyyy HH:mm:ss',
] as const;

const isPlausible = (year: number): boolean => year >= 1900 && year < 2200;

function isDateInPattern(pattern: string, text: string): boolean {
  const date = parse(text, pattern, new Date(2000, 0, 1));
  return isValid(date) && isPlausible(date.getFullYear());
}

/** Returns the pattern that fits all texts as dates, in the syntax of format time. Undefined if none fits. */
const detectDatePattern = (texts: readonly string[]): string | undefined =>
  datePatterns.find((pattern) => texts.every((text) => isDateInPattern(pattern, text)));

/** Returns the ISO 8601 pattern with the same precision as another pattern. */
const isoPatternFor = (pattern: string): string =>
  pattern.includes('H') ? "yyyy-MM-dd'T'HH:mm:ss" : 'yyyy-MM-dd';

/**
 * Formats of instants as milliseconds since 1970, with the expression that converts the source value to ISO
 * 8601.
 */
const instantForms = [
  // Java, JavaScript: 1714521600000
  { form: /^\d{13}$/, expression: '$value ? $fromMillis($number($value))' },
  // OData 2, as SAP answers: /Date(1714521600000)/
  {
    form: /^\/Date\(-?\d{1,13}([+-]\d{4})?\)\/$/,
    expression: '$value ? $fromMillis($number($match($value, /-?[0-9]+/)[0].match))',
  },
] as const;

/**
 * Returns the JSONata expression that converts all texts from milliseconds; undefined if they are not in such
 * a format.
 */
const detectInstantExpression = (texts: readonly string[]): string | undefined =>
  instantForms.find(({ form }) => texts.every((text) => form.test(text)))?.expression;
