import type { Field } from '../../contract/model/resource.ts';

/** Characters: a text that may be longer never fits into a column. */
const longText = 1000;

/** Returns whether the texts of a property are sentences or longer, such as the reason of a failure. */
export const isLongText = ({ type, maxLength = 0 }: Field): boolean =>
  type === 'string' && maxLength >= longText;
