import type { UiSchema } from '@rjsf/utils';
import type { Form } from '../../contract/form.ts';
import { choiceKey, fieldKey } from '../../contract/labelKey.ts';
import type { Translate } from '../../contract/phrases.ts';
import type { Field } from '../../contract/resource.ts';
import { type Face, faceOf } from '../fields/faces.ts';
import type { Property } from '../fields/property.ts';
import { fieldTypeOf } from '../fields/registry.ts';

interface Phrases {
  readonly translate: Translate;
  readonly has: (key: string) => boolean;
}

/**
 * The captions of a form in the current locale, and the face of each property: one of `particular`, or else that of its field type. Captions never stand in the
 * schema: it has to equal the one that its validators were compiled from.
 */
export function uiSchemaOf(
  { entity, fields }: Form,
  phrases: Phrases,
  particular: Readonly<Record<string, Face>> = {},
): UiSchema {
  const children = (of: Readonly<Record<string, Field>>, path: readonly string[]): UiSchema =>
    Object.fromEntries(Object.entries(of).map(([name, field]) => [name, uiOf(field, [...path, name])]));

  const uiOf = (field: Field, path: readonly string[]): UiSchema => {
    const key = fieldKey(entity, path);
    const caption = (name: string) =>
      phrases.has(`${key}.${name}`) ? phrases.translate(`${key}.${name}`) : undefined;
    const { name } = fieldTypeOf(field, entity, path);
    const face = particular[path.join('.')] ?? faceOf(name);
    return {
      'ui:title': phrases.translate(`${key}.title`),
      'ui:description': caption('description'),
      'ui:placeholder': caption('placeholder'),
      'ui:enumNames': field.choices?.map((choice) => phrases.translate(choiceKey(entity, path, choice))),
      'ui:options': { ...face?.options, property: { field, path } satisfies Property },
      ...(face
        ? { 'ui:widget': face.widget, 'ui:field': face.field }
        : { items: children(field.fields ?? {}, path) }),
    };
  };
  return children(fields, []);
}
