import { convert } from '../../../mapping/convert.ts';
import { MappingFault } from '../../../mapping/MappingFault.ts';
import type { FieldType } from '../../../mapping/MappingRow.ts';
import { datePatternOf, isoPatternOf } from './datePatternOf.ts';
import { instantExpressionOf } from './instantExpressionOf.ts';
import type { Reason } from './Suggestion.ts';

/** How values become those of a field type. */
export interface Fit {
  /** By which the likeness of names is multiplied. */
  readonly factor: number;
  readonly functionType: 'REGULAR' | 'FORMAT_TIME' | 'REPLACE' | 'CUSTOM';
  readonly expression?: string;
  readonly reason?: Reason;
}

/** Dates that need no rewriting. Others that the engine takes for dates, such as 20240501, the receiver may not. */
const iso = /^\d{4}-\d{2}-\d{2}/;

/** Scalars only; a place has no others. */
const converts = (values: readonly unknown[], type: FieldType): boolean =>
  values.every((value) => {
    try {
      convert(value, type);
      return type !== 'DATE' || iso.test(String(value));
    } catch (error) {
      if (error instanceof MappingFault) return false;
      throw error;
    }
  });

const numbers: ReadonlySet<FieldType> = new Set<FieldType>(['NUMERIC', 'INTEGER', 'INT', 'LONG']);

/** `1,234.50`, as it is written for people. */
const separated = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Dates in another form than ISO 8601. */
function dateFit(texts: readonly string[], example: string): Fit | undefined {
  const pattern = datePatternOf(texts);
  if (pattern)
    return {
      factor: 1,
      functionType: 'FORMAT_TIME',
      expression: `${pattern}=>${isoPatternOf(pattern)}`,
      reason: { code: 'datePattern', parameters: { example, pattern } },
    };
  const expression = instantExpressionOf(texts);
  if (expression === undefined) return undefined;
  return {
    factor: 1,
    functionType: 'CUSTOM',
    expression,
    reason: { code: 'milliseconds', parameters: { example } },
  };
}

/** Numbers as they are written for people. */
function numberFit(texts: readonly string[], type: FieldType, example: string): Fit | undefined {
  if (!texts.every((text) => separated.test(text) || converts([text], type))) return undefined;
  return {
    factor: 1,
    functionType: 'REPLACE',
    expression: '[[",",""]]',
    reason: { code: 'separators', parameters: { example } },
  };
}

/** Whether the engine would take the values of a source field for a field type, and by which function. */
export function fitOf(values: readonly unknown[], type: FieldType): Fit {
  const [first] = values;
  if (first === undefined) return { factor: 0.95, functionType: 'REGULAR', reason: { code: 'noValue' } };
  const example = String(first).slice(0, 40);
  if (converts(values, type))
    return { factor: 1, functionType: 'REGULAR', reason: { code: 'fits', parameters: { example } } };
  const texts = values.map(String);
  const rewritten =
    (type === 'DATE' && dateFit(texts, example)) || (numbers.has(type) && numberFit(texts, type, example));
  return rewritten || { factor: 0.5, functionType: 'REGULAR' };
}
