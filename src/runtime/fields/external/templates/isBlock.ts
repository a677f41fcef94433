import { getSchemaType, type Registry, type RJSFSchema } from '@rjsf/utils';
import { levelId } from '../../../../contract/external.ts';

/** One control, or a block of its own with a caption over it: what has parts, a level, and a choice between variants. */
export function isBlock(schema: RJSFSchema, { schemaUtils }: Registry): boolean {
  const type = getSchemaType(schema);
  if (type === 'object' || schema.$id?.startsWith(levelId(''))) return true;
  if (type === 'array') return !schemaUtils.isMultiSelect(schema);
  return (schema.oneOf ?? schema.anyOf) !== undefined && !schemaUtils.isSelect(schema);
}
