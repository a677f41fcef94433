import { getSchemaType, type RJSFSchema } from '@rjsf/utils';
import { levelId } from '../../../../contract/external.ts';

/** One control, or a block of its own with a frame: what has parts, and a choice between variants. */
export function isBlock(schema: RJSFSchema): boolean {
  const type = getSchemaType(schema);
  if (type === 'object' || schema.$id?.startsWith(levelId(''))) return true;
  if (type === 'array') return !isChoices(schema);
  return [schema.oneOf, schema.anyOf].some((variants) => variants && !isSelect(variants));
}

/** Several of a few values: one control. */
const isChoices = ({ items, uniqueItems }: RJSFSchema): boolean =>
  uniqueItems === true && typeof items === 'object' && !Array.isArray(items) && items.enum !== undefined;

const isSelect = (variants: NonNullable<RJSFSchema['oneOf']>): boolean =>
  variants.every((variant) => typeof variant === 'object' && 'const' in variant);
