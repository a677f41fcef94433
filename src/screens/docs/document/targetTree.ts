import type { FieldMapping } from '../../../generated/types.ts';

/** A field of the target document, as the rows of a mapping build it. */
export interface TargetNode {
  /** The row that makes it; an object that is there for its fields alone has none. */
  row?: FieldMapping;
  /** Fields of an object. */
  readonly properties: Map<string, TargetNode>;
  /** Fields of each element of a list: rows whose target is `list[].field`. */
  readonly elements: Map<string, TargetNode>;
}

const emptyNode = (): TargetNode => ({ properties: new Map(), elements: new Map() });

function child(of: Map<string, TargetNode>, name: string): TargetNode {
  const node = of.get(name) ?? emptyNode();
  of.set(name, node);
  return node;
}

/** Post custom runs after all other rows, wherever it stands. */
const inOrder = (rows: readonly FieldMapping[]): FieldMapping[] => [
  ...rows.filter(({ functionType }) => functionType !== 'POST_CUSTOM'),
  ...rows.filter(({ functionType }) => functionType === 'POST_CUSTOM'),
];

/**
 * The rows of a mapping as the document that they write, in the order in which its fields appear. As in the engine (src/mapping) the last of two
 * rows for one field wins, and replaces the fields that rows before it have written below.
 */
export function targetTree(rows: readonly FieldMapping[]): TargetNode {
  const root = emptyNode();
  for (const row of inOrder(rows)) {
    const parts = row.targetField.split('.');
    let fields = root.properties;
    parts.forEach((part, depth) => {
      const node = child(fields, part.replace(/(\[\])+$/, ''));
      if (depth < parts.length - 1) fields = part.endsWith('[]') ? node.elements : node.properties;
      else {
        node.row = row;
        node.properties.clear();
      }
    });
  }
  return root;
}

/** Functions that give a value whatever the source document holds. */
const neverNull: ReadonlySet<string> = new Set(['FIXED_VALUE', 'CURRENT_TIME', 'DEFAULT_VALUE']);

/**
 * Whether a field is never null. Missing is null (schemas/SPECIFICATION.md section 11), so only a fixed value, the current time and
 * a default value are certain; so is an object that rows write fields into, for it is made with the first of them.
 */
export const isCertain = ({ row, properties }: TargetNode): boolean =>
  properties.size > 0 || neverNull.has(row?.functionType ?? '');

/** What a field holds: that of its row, or an object. */
export const typeOf = ({ row, elements }: TargetNode): FieldMapping['type'] =>
  row?.type ?? (elements.size > 0 ? 'ARRAY' : 'OBJECT');

/** The properties that a group row groups by; undefined for all other rows. */
export const groupKeysOf = ({ row }: TargetNode): string[] | undefined =>
  row?.functionType === 'GROUP' ? (row.expression ?? '').split(',').map((name) => name.trim()) : undefined;
