import type { FieldMapping } from '../../../generated/types.ts';
import { convert } from '../../../mapping/convert.ts';
import { formatTime, patternOf } from '../../../mapping/time.ts';
import { constantOf } from './constantOf.ts';
import { groupKeysOf, type TargetNode, typeOf } from './targetTree.ts';
import { timePatternOf } from './timePatternOf.ts';

/** An example is the same whenever and wherever it is made. */
const moment = new Date('2026-01-31T08:30:00Z');

function timeOf(row: FieldMapping): unknown {
  const pattern = timePatternOf(row);
  if (pattern === undefined) return undefined;
  try {
    return convert(formatTime(moment, patternOf(pattern), 'UTC'), row.type);
  } catch {
    // A pattern that the mapping's own checks tell of, or a time that its type cannot hold.
    return undefined;
  }
}

const objectOf = (fields: ReadonlyMap<string, TargetNode>): Record<string, unknown> =>
  Object.fromEntries([...fields].map(([name, node]) => [name, sampleOf(name, node)]));

function listOf(node: TargetNode): unknown[] {
  const keys = groupKeysOf(node);
  if (keys) return [{ ...Object.fromEntries(keys.map((name) => [name, `${name}-1`])), items: [] }];
  return node.elements.size > 0 ? [objectOf(node.elements)] : [];
}

function sampleOf(name: string, node: TargetNode): unknown {
  const own = node.row && (constantOf(node.row) ?? timeOf(node.row));
  if (own !== undefined) return own;
  switch (typeOf(node)) {
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
      return listOf(node);
    case 'OBJECT':
      return objectOf(node.properties);
  }
}

/** A target document by the types of its fields: fixed and default values as such, one element in each list. */
export const exampleOf = (root: TargetNode): Record<string, unknown> => objectOf(root.properties);
