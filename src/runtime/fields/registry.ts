import type { Field } from '../../contract/model/resource.ts';
import type { FieldType } from './FieldType.ts';
import { changesType } from './types/changes/changesType.ts';
import { choicesType, choiceType } from './types/choice/choiceTypes.tsx';
import { codeType } from './types/code/codeType.tsx';
import { fileType } from './types/file/fileType.ts';
import { objectListType } from './types/objectList/objectListType.ts';
import { publishedType } from './types/published/publishedType.ts';
import { referenceType } from './types/reference/referenceType.tsx';
import { booleanType, dateTimeType, numberType } from './types/scalar/scalarTypes.tsx';
import { cronType, timeType } from './types/schedule/scheduleTypes.ts';
import { secretType } from './types/secret/secretType.ts';
import { failureType, multilineType, textType } from './types/text/textTypes.tsx';

/** Every field type, most specific first: the first that applies is used. */
export const fieldTypes = [
  publishedType,
  secretType,
  referenceType,
  choiceType,
  booleanType,
  numberType,
  changesType,
  objectListType,
  choicesType,
  codeType,
  cronType,
  fileType,
  dateTimeType,
  timeType,
  failureType,
  multilineType,
  textType,
] as const satisfies readonly FieldType[];

export type FieldTypeName = (typeof fieldTypes)[number]['name'];

/**
 * The field type of a property.
 * @throws Error naming the property and its schema when no type applies.
 */
export function fieldTypeOf(
  field: Field,
  entity: string,
  path: readonly string[],
): FieldType & { name: FieldTypeName } {
  const found = fieldTypes.find((type) => type.applies(field));
  if (found) return found;
  const { type, format, widget } = field;
  const what = [`type ${type}`, format && `format ${format}`, widget && `widget ${widget}`].filter(Boolean);
  throw new Error(
    `No field type applies to ${entity}.${path.join('.')} (${what.join(', ')}): add one to src/runtime/fields/registry.ts`,
  );
}
