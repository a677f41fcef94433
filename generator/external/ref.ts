import { basename } from 'node:path';
import { typeNameFor } from './names.ts';

/** Where a property's `$ref` to a published schema begins: entities and families stand beside `external/`. */
const start = '../external/';

export const isExternal = ($ref: string): boolean => $ref.startsWith(start);

/** `../external/order.json` → `schemas/external/order.json` */
export const externalPathOf = ($ref: string): string => `schemas/${$ref.slice('../'.length)}`;

/** What modules and fields call a published schema: `schemas/external/ship-to.schema.json` → `shipTo`. */
export function externalNameOf(path: string): string {
  const typeName = typeNameFor(basename(path).replace(/(\.schema)?\.json$/, ''), 'External');
  return `${typeName[0]?.toLowerCase()}${typeName.slice(1)}`;
}
