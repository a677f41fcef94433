import { isValid, parse } from 'date-fns';
import { convertValue } from '../../../mapping/conversion/convertValue.ts';
import { MappingError } from '../../../mapping/MappingError.ts';
import type { TargetFieldType } from '../../../mapping/MappingRow.ts';
import type { SuggestionReason } from './MappingSuggestion.ts';

/** How values become those of a field type. */
export interface ValueFit {
  /** By which the likeness of names is multiplied. */
  readonly factor: number;
  readonly functionType: 'REGULAR' | 'FORMAT_TIME' | 'REPLACE' | 'CUSTOM';
  readonly expression?: string;
  readonly reason?: SuggestionReason;
}

/** Dates that need no rewriting. Others that the engine takes for dates, such as 20240501, the receiver may not. */
const isoDatePattern = /^\d{4}-\d{2}-\d{2}/;

/** Scalars only; a place has no others. */
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

/** `1,234.50`, as it is written for people. */
const thousandsPattern = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Dates in another form than ISO 8601. */
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

/** Numbers as they are written for people. */
function numberFit(texts: readonly string[], type: TargetFieldType, example: string): ValueFit | undefined {
  if (!texts.every((text) => thousandsPattern.test(text) || isConvertible([text], type))) return undefined;
  return {
    factor: 1,
    functionType: 'REPLACE',
    expression: '[[",",""]]',
    reason: { code: 'separators', parameters: { example } },
  };
}

/** Whether the engine would take the values of a source field for a field type, and by which function. */
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

/** Likelier ones first: what can be read as day and month or as month and day is the former. */
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

/** The pattern that all these texts are dates by, as format time takes it. */
export const detectDatePattern = (texts: readonly string[]): string | undefined =>
  datePatterns.find((pattern) => texts.every((text) => isDateInPattern(pattern, text)));

/** The pattern of ISO 8601 that keeps as much of a time as another one says. */
export const isoPatternFor = (pattern: string): string =>
  pattern.includes('H') ? "yyyy-MM-dd'T'HH:mm:ss" : 'yyyy-MM-dd';

/** How instants travel as milliseconds since 1970, and the expression that makes ISO 8601 of the value of a source field. */
const instantForms = [
  // Java, JavaScript: 1714521600000
  { form: /^\d{13}$/, expression: '$value ? $fromMillis($number($value))' },
  // OData 2, as SAP answers: /Date(1714521600000)/
  {
    form: /^\/Date\(-?\d{1,13}([+-]\d{4})?\)\/$/,
    expression: '$value ? $fromMillis($number($match($value, /-?[0-9]+/)[0].match))',
  },
] as const;

/** The JSONata expression by which all these texts are instants. */
export const detectInstantExpression = (texts: readonly string[]): string | undefined =>
  instantForms.find(({ form }) => texts.every((text) => form.test(text)))?.expression;
