import type { FieldMapping } from '#generated/types.ts';
import { choiceKey, fieldKey } from '../../../../contract/text/captions.ts';
import { functionOf, sortByRunOrder } from '../../../../mapping/functions/index.ts';

/** A row that writes a field of the body. */
export interface BodyRow extends FieldMapping {
  /** Only expressions read the field of a sender's document, so its type is a guess. */
  readonly isGuess?: true;
}

/** A field of the target document, in the tree that the mapping rows build. */
export interface TargetNode {
  /** The row that writes the field. An object that only its fields create has none. */
  row?: BodyRow;
  /** Fields of an object. */
  readonly properties: Map<string, TargetNode>;
  /** Fields of each element of a list: rows whose target is `list[].field`. */
  readonly elements: Map<string, TargetNode>;
}

const emptyNode = (): TargetNode => ({ properties: new Map(), elements: new Map() });

function getOrAddChild(fields: Map<string, TargetNode>, name: string): TargetNode {
  const node = fields.get(name) ?? emptyNode();
  fields.set(name, node);
  return node;
}

/**
 * Returns the target document of mapping rows as a tree, in the order in which its fields appear. As in the
 * engine (src/mapping), the last of two rows for one field applies. It replaces the fields that earlier rows
 * wrote below it.
 */
export function buildTargetTree(rows: readonly BodyRow[]): TargetNode {
  const root = emptyNode();
  for (const row of sortByRunOrder(rows)) {
    const parts = row.targetField.split('.');
    let fields = root.properties;
    parts.forEach((part, depth) => {
      const node = getOrAddChild(fields, part.replace(/(\[\])+$/, ''));
      if (depth < parts.length - 1) fields = part.endsWith('[]') ? node.elements : node.properties;
      else {
        node.row = row;
        node.properties.clear();
      }
    });
  }
  return root;
}

/**
 * True if a field is never null. A missing value is null (schemas/SPECIFICATION.md section 11), so only
 * functions such as a fixed value are certain. An object with fields is never null either: its first field
 * creates it.
 */
export const isNeverNull = ({ row, properties }: TargetNode): boolean =>
  properties.size > 0 || (row !== undefined && functionOf(row)?.isNeverNull === true);

/**
 * True if the type of a field is certain. Without a row, a list is certain. An object is certain if the type of one
 * of its fields is.
 */
export const isTypeKnown = ({ row, properties, elements }: TargetNode): boolean =>
  row ? !row.isGuess : elements.size > 0 || hasKnownType(properties);

/** True if the type of one of the fields is certain. */
export const hasKnownType = (fields: ReadonlyMap<string, TargetNode>): boolean =>
  [...fields.values()].some(isTypeKnown);

/**
 * Returns the type of a field's row. Without a row, a field with elements is an array, and other fields are
 * objects.
 */
export const targetTypeOf = ({ row, elements }: TargetNode): FieldMapping['type'] =>
  row?.type ?? (elements.size > 0 ? 'ARRAY' : 'OBJECT');

/** The properties that a row groups by; undefined for rows without groups. */
export function groupKeysOf(row: FieldMapping): string[] | undefined {
  const result = functionOf(row)?.result;
  return result?.kind === 'groups' ? result.keysOf(row.expression ?? '') : undefined;
}

/** A field of the body, as a row of its table. */
export interface BodyField {
  /** `lines[].sku` */
  readonly path: string;
  readonly type: FieldMapping['type'];
  /** The field is never null. */
  readonly isRequired: boolean;
  readonly description?: string;
  /**
   * The row that writes the field. Undefined for an object that only its fields create, and in a sender's
   * document.
   */
  readonly row?: FieldMapping;
}

const flattenFields = (fields: ReadonlyMap<string, TargetNode>, prefix: string): BodyField[] =>
  [...fields].flatMap(([name, node]) => {
    const path = prefix + name;
    return [
      {
        path,
        type: targetTypeOf(node),
        isRequired: isNeverNull(node),
        description: node.row?.description,
        row: node.row,
      },
      ...flattenFields(node.properties, `${path}.`),
      ...flattenFields(node.elements, `${path}[].`),
    ];
  });

/** Returns the fields of a target document from top to bottom, each before its inner fields. */
export const bodyFieldsOf = (root: TargetNode): BodyField[] => flattenFields(root.properties, '');

/** Returns the source field of a field's row, or else its expression. */
export const fieldSourceOf = ({ row }: BodyField): string => row?.sourceField ?? row?.expression ?? '';

/** Returns the caption key of a mapping row's property. The interface's captions contain it. */
export const mappingCaptionKey = (property: string): string =>
  `${fieldKey('interface', ['fieldMappings', property])}.title`;

/** Returns the caption key of a type or function type. */
export const mappingChoiceKey = (property: 'type' | 'functionType', choice: string): string =>
  choiceKey('interface', ['fieldMappings', property], choice);
