import { Ajv } from 'ajv';
import { valueFormats } from '../../../src/contract/validation/valueFormats.ts';
import { integerBoundOf } from '../../check/entities/values/integerBound.ts';
import type { JsonLocation } from '../../check/RuleViolation.ts';
import type { ChoiceSource } from '../../load/sources/SchemaSource.ts';

type Keywords = Readonly<Record<string, JsonLocation<unknown>>>;

const lengthKeywords = ['minLength', 'maxLength', 'pattern', 'format'];
const lowerBounds = ['minimum', 'exclusiveMinimum'];
const upperBounds = ['maximum', 'exclusiveMaximum'];
const limitKeywords = new Set([...lengthKeywords, ...lowerBounds, ...upperBounds, 'multipleOf']);

/** Returns whether a limit accepts every value that the older keywords accept. Such a limit refuses nothing. */
export function isImplied(before: Keywords, keyword: string, limit: unknown): boolean {
  const values = limitKeywords.has(keyword) ? decisiveValues(before, keyword) : [];
  if (values.length === 0) return false;
  const accepts = new Ajv({ strict: false, formats: valueFormats }).compile({ [keyword]: limit });
  return values.every((value) => accepts(value));
}

/** Returns values that the older keywords accept. A limit that accepts these accepts all others, too. */
function decisiveValues(before: Keywords, keyword: string): readonly unknown[] {
  if (before.choices)
    return (before.choices.value as readonly ChoiceSource[]).map(({ const: value }) => value);
  if (before.enum) return before.enum.value as readonly unknown[];
  const bounds = [lowerBounds, upperBounds].find((keywords) => keywords.includes(keyword)) ?? [];
  return bounds.flatMap((bound) => nearestValue(before, bound) ?? []);
}

/**
 * Returns the accepted value nearest to a bound. An exclusive bound of numbers that are no integers has none, so
 * the bound itself takes its place.
 */
function nearestValue(before: Keywords, bound: string): number | undefined {
  const place = before[bound];
  if (place === undefined) return undefined;
  const value = Number(place.value);
  return before.type?.value === 'integer' ? integerBoundOf(bound, value) : value;
}
