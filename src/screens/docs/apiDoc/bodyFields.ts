import { choiceKey, fieldKey } from '../../../contract/text/captions.ts';
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

function getOrAddChild(fields: Map<string, TargetNode>, name: string): TargetNode {
  const node = fields.get(name) ?? emptyNode();
  fields.set(name, node);
  return node;
}

/** Post custom runs after all other rows, wherever it stands. */
const sortByExecution = (rows: readonly FieldMapping[]): FieldMapping[] => [
  ...rows.filter(({ functionType }) => functionType !== 'POST_CUSTOM'),
  ...rows.filter(({ functionType }) => functionType === 'POST_CUSTOM'),
];

/**
 * The rows of a mapping as the document that they write, in the order in which its fields appear. As in the engine (src/mapping) the last of two
 * rows for one field wins, and replaces the fields that rows before it have written below.
 */
export function buildTargetTree(rows: readonly FieldMapping[]): TargetNode {
  const root = emptyNode();
  for (const row of sortByExecution(rows)) {
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

/** Functions that give a value whatever the source document holds. */
const neverNullFunctions: ReadonlySet<string> = new Set(['FIXED_VALUE', 'CURRENT_TIME', 'DEFAULT_VALUE']);

/**
 * Whether a field is never null. Missing is null (schemas/SPECIFICATION.md section 11), so only a fixed value, the current time and
 * a default value are certain; so is an object that rows write fields into, for it is made with the first of them.
 */
export const isNeverNull = ({ row, properties }: TargetNode): boolean =>
  properties.size > 0 || neverNullFunctions.has(row?.functionType ?? '');

/** What a field holds: that of its row, or an object. */
export const targetTypeOf = ({ row, elements }: TargetNode): FieldMapping['type'] =>
  row?.type ?? (elements.size > 0 ? 'ARRAY' : 'OBJECT');

/** The properties that a group row groups by; undefined for all other rows. */
export const groupKeysOf = ({ row }: TargetNode): string[] | undefined =>
  row?.functionType === 'GROUP' ? (row.expression ?? '').split(',').map((name) => name.trim()) : undefined;

/** A field of the target document, as a line of its document's table. */
export interface BodyField {
  /** `lines[].sku` */
  readonly path: string;
  readonly type: FieldMapping['type'];
  /** Never null. */
  readonly isRequired: boolean;
  readonly description?: string;
  /** The row that makes it; an object that is there for its fields alone has none, nor has what a sender sends. */
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

/** The fields of a target document from top to bottom, each before those within it. */
export const bodyFieldsOf = (root: TargetNode): BodyField[] => flattenFields(root.properties, '');

/** What a field is made from: the source field, or else the expression. */
export const fieldSourceOf = ({ row }: BodyField): string => row?.sourceField ?? row?.expression ?? '';

/** The caption of a property of mapping rows; they stand among those of the interface that has them. */
export const mappingCaptionKey = (property: string): string =>
  `${fieldKey('interface', ['fieldMappings', property])}.title`;

/** The caption of a type or function type. */
export const mappingChoiceKey = (property: 'type' | 'functionType', choice: string): string =>
  choiceKey('interface', ['fieldMappings', property], choice);
