import Form from '@rjsf/core';
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import allFields from '@rjsf/core/lib/components/fields/index.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import coreTemplates from '@rjsf/core/lib/components/templates/index.js';
import allWidgets from '@rjsf/core/lib/components/widgets/index.js';
import TextWidget from '@rjsf/core/lib/components/widgets/TextWidget.js';
import { Theme } from '@rjsf/mui';
import {
  type ErrorSchema,
  englishStringTranslator,
  type FieldProps,
  type RegistryFieldsType,
  TranslatableString,
} from '@rjsf/utils';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { levelId, type PublishedSchema } from '../../../../contract/model/publishedSchema.ts';
import type { Translate } from '../../../../contract/text/phrases.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import controls from '../../../core/theme/controls.module.css';
import { idSeparator } from '../../FormScope.ts';
import { LabelledSelect } from '../choice/choiceWidgets.tsx';
import { interpretingValidatorOf } from './interpretingValidator.ts';
import { JsonField, withJsonFallback } from './JsonField.tsx';
import { publishedTemplates } from './publishedTemplates.tsx';

/** All of rjsf's widgets: our forms use few kinds of fields, a published schema any. */
const rjsfWidgets = { ...allWidgets(), ...Theme.widgets, SelectWidget: LabelledSelect };
/** Texts in place of native inputs of times, which show AM and PM where the system does. */
const widgets = { ...rjsfWidgets, TimeWidget: TextWidget, DateTimeWidget: TextWidget };
const allTemplates = { ...coreTemplates(), ...Theme.templates, ...publishedTemplates };

const uiSchemaWithoutSubmit = { 'ui:submitButtonOptions': { norender: true } };

const schemaOf = ({ schema }: PublishedSchema, definition: string | undefined) =>
  definition === undefined ? schema : { ...schema, $ref: `#/definitions/${definition}` };

interface PublishedFormProps {
  /** Id of the element in the surrounding form. */
  readonly id: string;
  readonly external: PublishedSchema;
  /** The definition that the value has; default is the root. */
  readonly definition?: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly errors: ErrorSchema | undefined;
  readonly disabled?: boolean;
  readonly readonly?: boolean;
}

/** The form of a published schema: rjsf renders all of JSON Schema, with the publisher's captions. */
export function PublishedForm(props: PublishedFormProps): ReactNode {
  const { id, external, definition, value, onChange, errors, disabled, readonly } = props;
  const t = useTranslate();
  const schema = useMemo(() => schemaOf(external, definition), [external, definition]);
  const validator = useMemo(() => interpretingValidatorOf(external.schema), [external]);
  const translateText = useMemo(() => translateRjsf(t), [t]);
  const fields = useMemo(() => publishedFieldsOf(external), [external]);
  return (
    <Form
      tagName="div"
      idPrefix={id}
      idSeparator={idSeparator}
      schema={schema}
      uiSchema={uiSchemaWithoutSubmit}
      validator={validator}
      formData={value}
      extraErrors={errors}
      fields={fields}
      widgets={widgets}
      templates={allTemplates}
      formContext={{ external }}
      translateString={translateText}
      disabled={disabled}
      readonly={readonly}
      noValidate
      showErrorList={false}
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
      // Defaults that rjsf fills in do not count as a change.
      onChange={({ formData }, changed) => changed && onChange(formData)}
    />
  );
}

/** A further level of a recursive schema: rendered when it has a value or the operator opens it. */
function LevelField(props: FieldProps): ReactNode {
  const { schema, formData, onChange, fieldPathId, errorSchema, registry, disabled, readonly } = props;
  const t = useTranslate();
  const [isWanted, setWanted] = useState(typeof fieldPathId.path.at(-1) === 'number');
  const { external } = registry.formContext as { readonly external: PublishedSchema };
  // A new item is undefined, which becomes null in a list.
  const value = formData ?? undefined;
  if (value === undefined && !isWanted)
    return (
      <button
        type="button"
        id={fieldPathId.$id}
        aria-describedby={`${fieldPathId.$id}-label`}
        className={controls.quiet}
        disabled={disabled || readonly}
        onClick={() => setWanted(true)}
      >
        {t('external.ExpandButton')}
      </button>
    );
  return (
    <PublishedForm
      id={fieldPathId.$id}
      external={external}
      definition={schema.$id?.slice(schema.$id.indexOf(':') + 1)}
      value={value}
      onChange={(value) => onChange(value, fieldPathId.path)}
      errors={errorSchema}
      disabled={disabled}
      readonly={readonly}
    />
  );
}

const RjsfArrayField: ComponentType<FieldProps> = ArrayField;

/** rjsf's list. Every item of a tuple is shown, with or without a value. */
function TupleField(props: FieldProps): ReactNode {
  const { schema, formData } = props;
  const places = Array.isArray(schema.items) ? schema.items.length : 0;
  const padded = useMemo(() => {
    const items: readonly unknown[] = Array.isArray(formData) ? formData : [];
    const missing = Math.max(0, places - items.length);
    return missing > 0 ? [...items, ...Array.from({ length: missing })] : formData;
  }, [formData, places]);
  return <RjsfArrayField {...props} formData={padded} />;
}

const publishedFields: RegistryFieldsType = {
  ...allFields(),
  ArrayField: withJsonFallback('array', TupleField),
  BooleanField: withJsonFallback('boolean', BooleanField),
  NumberField: withJsonFallback('number', NumberField),
  ObjectField: withJsonFallback('object', ObjectField),
  StringField: withJsonFallback('string', StringField),
  FallbackField: JsonField,
};

/** The fields of a published schema. rjsf finds the field of a level by its `$id`. */
const publishedFieldsOf = ({ schema: { definitions } }: PublishedSchema): RegistryFieldsType => ({
  ...publishedFields,
  ...Object.fromEntries(
    Object.keys(isRecord(definitions) ? definitions : {}).map((name) => [levelId(name), LevelField]),
  ),
});

const phraseNames = new Map<string, string>(
  Object.entries(TranslatableString).map(([name, text]) => [text, name]),
);

/** rjsf's own texts in the current locale: `locales/external/` has a phrase for each of its names. */
const translateRjsf =
  (t: Translate): typeof englishStringTranslator =>
  (text, parameters = []) => {
    const name = phraseNames.get(text);
    if (name === undefined) return englishStringTranslator(text, parameters);
    return t(`external.${name}`, {
      p1: parameters[0] ?? '',
      p2: parameters[1] ?? '',
      p3: parameters[2] ?? '',
    });
  };
