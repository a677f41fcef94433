import type { Field } from '../../contract/resource.ts';
import { boolean } from './boolean/boolean.ts';
import { changes } from './changes/changes.ts';
import { choice } from './choice/choice.ts';
import { choices } from './choices/choices.ts';
import { code } from './code/code.ts';
import { cron } from './cron/cron.ts';
import { dateTime } from './dateTime/dateTime.ts';
import { external } from './external/external.ts';
import type { FieldType } from './FieldType.ts';
import { failure } from './failure/failure.ts';
import { file } from './file/file.ts';
import { multiline } from './multiline/multiline.ts';
import { number } from './number/number.ts';
import { objectList } from './objectList/objectList.ts';
import { reference } from './reference/reference.ts';
import { secret } from './secret/secret.ts';
import { text } from './text/text.ts';
import { time } from './time/time.ts';

/** Every field type, most particular first: the first that applies is taken. */
export const fieldTypes = [
  external,
  secret,
  reference,
  choice,
  boolean,
  number,
  changes,
  objectList,
  choices,
  code,
  cron,
  file,
  dateTime,
  time,
  failure,
  multiline,
  text,
] as const satisfies readonly FieldType[];

export type FieldTypeName = (typeof fieldTypes)[number]['name'];

/**
 * The field type of a property.
 * @throws Error naming the property and what it is, when no type applies.
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
