import type { FieldMapping } from '../../../generated/types.ts';
import { isCertain, type TargetNode, typeOf } from './targetTree.ts';

/** A field of the target document, as a line of its document's table. */
export interface DocumentField {
  /** `lines[].sku` */
  readonly path: string;
  readonly type: FieldMapping['type'];
  /** Never null. */
  readonly isRequired: boolean;
  readonly description?: string;
  /** The row that makes it; an object that is there for its fields alone has none, nor has what a sender sends. */
  readonly row?: FieldMapping;
}

const fieldsIn = (fields: ReadonlyMap<string, TargetNode>, prefix: string): DocumentField[] =>
  [...fields].flatMap(([name, node]) => {
    const path = prefix + name;
    return [
      {
        path,
        type: typeOf(node),
        isRequired: isCertain(node),
        description: node.row?.description,
        row: node.row,
      },
      ...fieldsIn(node.properties, `${path}.`),
      ...fieldsIn(node.elements, `${path}[].`),
    ];
  });

/** The fields of a target document from top to bottom, each before those within it. */
export const fieldsOf = (root: TargetNode): DocumentField[] => fieldsIn(root.properties, '');

/** What a field is made from: the source field, or else the expression. */
export const sourceOf = ({ row }: DocumentField): string => row?.sourceField ?? row?.expression ?? '';
