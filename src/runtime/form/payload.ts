import { secretClearName, secretSetName } from '../../contract/api/derivedNames.ts';
import { isRecord } from '../../contract/json/isRecord.ts';
import { numberOrText } from '../../contract/json/numberOrText.ts';
import type { Form } from '../../contract/model/form.ts';
import type { Field } from '../../contract/model/resource.ts';
import { trimTexts } from '../../contract/validation/trimTexts.ts';
import type { FormValues } from '../fields/FormScope.ts';
import { withNearestNumbers } from './save/exactNumbers.ts';

/** True if `x-visible-when` shows a property. */
export const isVisible = (form: Form, property: string, data: FormValues): boolean =>
  form.validators.visible[property]?.(data) ?? true;

const pick = (data: FormValues, properties: readonly string[]): FormValues =>
  Object.fromEntries(properties.filter((name) => data[name] !== undefined).map((name) => [name, data[name]]));

/** The input with trimmed texts; a blank text is left out. */
function trimValues(form: Form, data: FormValues): FormValues {
  const texts = trimTexts(data, form.trimmed) as FormValues;
  const isBlank = (name: string): boolean => texts[name] === '' && data[name] !== '';
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isBlank(name)));
}

const isEmptyObject = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((part) => part === undefined || isEmptyObject(part));

/** The input without objects that have no value. An optional object with required properties may be left out. */
function withoutEmptyObjects({ fields }: Form, data: FormValues): FormValues {
  const isLeftOut = ([name, value]: readonly [string, unknown]): boolean =>
    fields[name]?.fields !== undefined && isEmptyObject(value);
  return Object.fromEntries(Object.entries(data).filter((entry) => !isLeftOut(entry)));
}

const secretsOf = (form: Form): string[] =>
  Object.keys(form.fields).filter((property) => form.fields[property]?.writeOnly);

/** Constants are texts, such as the key of the record above. Returns them with the types of their properties. */
function typedConstants({ schema }: Form, constants: FormValues): FormValues {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => {
      const property = properties[name];
      const isNumber = isRecord(property) && (property.type === 'integer' || property.type === 'number');
      return [name, isNumber && typeof value === 'string' ? numberOrText(value) : value];
    }),
  );
}

/**
 * The body to send: visible fields with trimmed texts and without empty objects, the constants of a family, uuid and
 * version. The form keeps the values of hidden fields for when they are shown again.
 */
export function toPayload(form: Form, data: FormValues, constants: FormValues = {}): FormValues {
  const visible = Object.keys(form.fields).filter((property) => isVisible(form, property, data));
  const cleared = secretsOf(form).filter(
    (secret) => data[secret] === undefined && data[secretClearName(secret)] === true,
  );
  return {
    ...pick(withoutEmptyObjects(form, trimValues(form, data)), [
      'uuid',
      'version',
      ...visible,
      ...cleared.map(secretClearName),
    ]),
    ...typedConstants(form, constants),
  };
}

/** The properties of a record that the form does not have. */
export const withoutFields = ({ fields }: Form, record: FormValues = {}): FormValues =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !(name in fields)));

/**
 * The value to validate: the payload with the nearest JavaScript numbers, and which secrets are already set. Rows of
 * a back end with another key have a `uuid` that their entity lacks.
 */
export function toValidationInput(form: Form, data: FormValues, constants: FormValues = {}): FormValues {
  const { uuid: _, ...keyless } = data;
  const { properties } = form.schema;
  const hasUuid = !isRecord(properties) || 'uuid' in properties;
  return {
    ...withNearestNumbers(form, toPayload(form, hasUuid ? data : keyless, constants)),
    ...pick(data, secretsOf(form).map(secretSetName)),
  };
}

/** Returns a value without null members at its fields. A published schema may allow null, so its values stay. */
function dropNulls(value: unknown, { fields }: Partial<Field> = {}): unknown {
  if (!fields) return value;
  if (Array.isArray(value)) return value.map((row) => dropNulls(row, { fields }));
  return isRecord(value) ? withoutNulls(value, fields) : value;
}

const withoutNulls = (data: FormValues, fields: Readonly<Record<string, Field>>): FormValues =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, dropNulls(value, fields[name])]),
  );

/**
 * The initial values of a form: the current record, or the defaults of the schema; with a family's constants
 * in both. Null is no value, and the validators refuse it.
 */
export function initialValuesOf(
  form: Form,
  record: FormValues | undefined,
  constants: FormValues,
): FormValues {
  const fixed = typedConstants(form, constants);
  if (record) return { ...withoutNulls(structuredClone(record), form.fields), ...fixed };
  const properties = isRecord(form.schema.properties) ? form.schema.properties : {};
  const defaults = Object.entries(properties).flatMap(([name, property]) =>
    isRecord(property) && property.default !== undefined ? [[name, property.default] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...fixed };
}
