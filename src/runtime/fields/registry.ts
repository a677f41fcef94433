import type { FieldType, FieldTypeOf } from './FieldType.ts';
import { changesType } from './types/changes/changesType.tsx';
import { choicesType, choiceType } from './types/choice/choiceTypes.tsx';
import { codeType, jsonType } from './types/code/codeTypes.tsx';
import { fileType } from './types/file/fileType.ts';
import { objectListType } from './types/objectList/objectListType.ts';
import { objectType } from './types/objectList/objectType.tsx';
import { publishedType } from './types/published/publishedType.tsx';
import { referencesType, referenceType } from './types/reference/referenceType.tsx';
import { booleanType, dateTimeType, numberType, outcomeType } from './types/scalar/scalarTypes.tsx';
import { cronType, timeType } from './types/schedule/scheduleTypes.tsx';
import { secretEntryType } from './types/secret/secretEntryType.tsx';
import { secretType } from './types/secret/secretType.ts';
import { failureType, multilineType, textType } from './types/text/textTypes.tsx';
import { timeZoneType } from './types/timeZone/timeZoneType.tsx';

/** Every field type, most specific first: the first that applies is used. */
export const fieldTypes: readonly FieldType[] = [
  publishedType,
  secretType,
  secretEntryType,
  referenceType,
  referencesType,
  choiceType,
  outcomeType,
  booleanType,
  numberType,
  changesType,
  objectListType,
  objectType,
  choicesType,
  codeType,
  jsonType,
  cronType,
  fileType,
  dateTimeType,
  timeType,
  timeZoneType,
  failureType,
  multilineType,
  textType,
];

/**
 * The field type of a property.
 * @throws Error naming the property and its schema when no type applies.
 */
export const fieldTypeOf: FieldTypeOf = (field, entity, path) => {
  const fieldType = fieldTypes.find((one) => one.applies(field));
  if (fieldType) return fieldType;
  const { type, format, widget } = field;
  const facts = [`type ${type}`, format && `format ${format}`, widget && `widget ${widget}`].filter(Boolean);
  throw new Error(
    `No field type applies to ${entity}.${path.join('.')} (${facts.join(', ')}): add one to src/runtime/fields/registry.ts`,
  );
};
