import { type ErrorSchema, ErrorSchemaBuilder, type UiSchema, type ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { secretSetName } from '../../contract/api/derivedNames.ts';
import type { Form } from '../../contract/model/form.ts';
import type { Field } from '../../contract/model/resource.ts';
import { choiceKey, fieldKey } from '../../contract/text/captions.ts';
import type { PhraseLookup, Translate } from '../../contract/text/phrases.ts';
import type { FieldError } from '../../contract/validation/fieldErrors.ts';
import type { FieldWidget } from '../fields/FieldType.ts';
import type { FormValues, WidgetProperty } from '../fields/FormScope.ts';
import { fieldTypeOf, fieldTypes } from '../fields/registry.ts';
import { choicesType } from '../fields/types/choice/choiceTypes.tsx';

/** The widgets of all field types. They are in the chunk of this file (scripts/build/chunks.ts). */
export const widgetModules = fieldTypes.flatMap(({ widget }) =>
  widget?.widget && 'begin' in widget.widget ? [widget.widget] : [],
);

/**
 * The captions of a form in the current locale, and the widget of each property: one of `overrides`, or that
 * of its field type. The schema has no captions, because it must equal the one that its validators were
 * compiled from.
 * @param fixed properties that the operator cannot change
 */
export function uiSchemaOf(
  { entity, fields }: Form,
  phrases: PhraseLookup,
  overrides: Readonly<Record<string, FieldWidget>> = {},
  fixed: readonly string[] = [],
): UiSchema {
  const children = (of: Readonly<Record<string, Field>>, path: readonly string[]): UiSchema =>
    Object.fromEntries(
      Object.entries(of).flatMap(([name, field]) => [
        [name, uiOf(field, [...path, name])],
        // The widget of the value shows whether it is set.
        ...(field.secretEntry ? [[secretSetName(name), { 'ui:widget': 'hidden' }]] : []),
      ]),
    );

  const uiOf = (field: Field, path: readonly string[]): UiSchema => {
    const key = fieldKey(entity, path);
    const caption = (name: string) =>
      phrases.has(`${key}.${name}`) ? phrases.translate(`${key}.${name}`) : undefined;
    const fieldWidget = overrides[path.join('.')] ?? fieldTypeOf(field, entity, path).widget;
    const parts = children(field.fields ?? {}, path);
    return {
      'ui:title': phrases.translate(`${key}.title`),
      'ui:description': caption('description'),
      'ui:placeholder': caption('placeholder'),
      'ui:enumNames': field.choices?.map((choice) => phrases.translate(choiceKey(entity, path, choice))),
      ...(path.length === 1 && fixed.includes(path[0] ?? '') && { 'ui:readonly': true }),
      'ui:options': { ...fieldWidget?.options, property: { field, path } satisfies WidgetProperty },
      ...(fieldWidget
        ? { 'ui:widget': fieldWidget.widget, 'ui:field': fieldWidget.field }
        : field.type === 'object'
          ? parts
          : { items: parts }),
    };
  };
  return children(fields, []);
}

/**
 * One control shows all values of such a list: it also shows the problem of a single value, with the value.
 */
function moveToControl(
  { field, message }: FieldError,
  { fields }: Form,
  data: FormValues,
  t: Translate,
): FieldError {
  const [name = '', index, ...rest] = field.split('.');
  const list = fields[name];
  if (!list || !choicesType.applies(list) || index === undefined || rest.length > 0)
    return { field, message };
  const values = data[name];
  const value = Array.isArray(values) ? String(values[Number(index)] ?? '').trim() : '';
  return { field: name, message: value === '' ? message : t('form.ofValue', { value, problem: message }) };
}

/** Problems in rjsf's format: a tree by property, only the first message of each field. */
export function errorSchemaOf(
  problems: readonly FieldError[],
  form: Form,
  data: FormValues,
  t: Translate,
): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  const reportedFields = new Set<string>();
  for (const problem of problems) {
    const { field, message } = moveToControl(problem, form, data, t);
    if (reportedFields.has(field)) continue;
    reportedFields.add(field);
    builder.addErrors(message, field === '' ? [] : field.split('.'));
  }
  return builder.ErrorSchema;
}

/**
 * The generated validators, with which rjsf resolves conditional parts of the schema. Ajv compiled them with
 * the types that rjsf expects; the contract declares only the members in use.
 */
export const validatorOf = ({ validators, schema }: Form): ValidatorType<FormValues> =>
  createPrecompiledValidator<FormValues>(validators.byHash as unknown as ValidatorFunctions, schema);
