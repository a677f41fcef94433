import type { FieldMapping } from '#generated/types.ts';
import { convertValue } from '../../../../mapping/conversion/convertValue.ts';
import { formatTime, parseTimePattern } from '../../../../mapping/conversion/time.ts';
import { functionOf } from '../../../../mapping/functions/index.ts';
import { groupKeysOf, type TargetNode, targetTypeOf } from './bodyFields.ts';

/** A value that a row's function writes in every document, or in place of a missing value. */
interface PresetValue {
  readonly kind: 'constant' | 'default';
  readonly value: unknown;
}

/** Returns the preset value of a row. Undefined for other functions, and if the value does not fit the type. */
export function presetValueOf(row: FieldMapping): PresetValue | undefined {
  const kind = functionOf(row)?.result.kind;
  if (kind !== 'constant' && kind !== 'default') return undefined;
  try {
    const value = convertValue(row.expression, row.type);
    return value === null ? undefined : { kind, value };
  } catch {
    // The mapping's own checks report this error.
    return undefined;
  }
}

/** Returns the pattern of the time that a row writes; undefined for rows without one. */
export function timePatternOf(row: FieldMapping): string | undefined {
  const { result, expression } = functionOf(row) ?? {};
  if (result?.kind !== 'time') return undefined;
  return result.patternOf(row.expression ?? expression?.default ?? '');
}

/** A fixed instant, so that a sample never changes. */
const sampleTime = new Date('2026-01-31T08:30:00Z');

function sampleTimeOf(row: FieldMapping): unknown {
  const pattern = timePatternOf(row);
  if (pattern === undefined) return undefined;
  try {
    return convertValue(formatTime(sampleTime, parseTimePattern(pattern), 'UTC'), row.type);
  } catch {
    // The mapping's own checks report the pattern, or the type cannot hold a time.
    return undefined;
  }
}

const sampleObjectOf = (fields: ReadonlyMap<string, TargetNode>): Record<string, unknown> =>
  Object.fromEntries([...fields].map(([name, node]) => [name, sampleValueOf(name, node)]));

function sampleListOf(node: TargetNode): unknown[] {
  const keys = node.row && groupKeysOf(node.row);
  if (keys) return [{ ...Object.fromEntries(keys.map((name) => [name, `${name}-1`])), items: [] }];
  return node.elements.size > 0 ? [sampleObjectOf(node.elements)] : [];
}

function sampleValueOf(name: string, node: TargetNode): unknown {
  const own = node.row && (presetValueOf(node.row)?.value ?? sampleTimeOf(node.row));
  if (own !== undefined) return own;
  switch (targetTypeOf(node)) {
    case 'STRING':
      return `${name}-1`;
    case 'NUMERIC':
      return 1.5;
    case 'INTEGER':
    case 'INT':
    case 'LONG':
      return 1;
    case 'BOOLEAN':
      return true;
    case 'DATE':
      return '2026-01-31';
    case 'ARRAY':
      return sampleListOf(node);
    case 'OBJECT':
      return sampleObjectOf(node.properties);
  }
}

/**
 * Returns a sample target document. Fixed and default values appear as they are, other values follow the type
 * of their field. Each list has one element.
 */
export const sampleBodyOf = (root: TargetNode): Record<string, unknown> => sampleObjectOf(root.properties);
