import Form from '@rjsf/core';
import coreTemplates from '@rjsf/core/lib/components/templates/index.js';
import allWidgets from '@rjsf/core/lib/components/widgets/index.js';
import { Theme } from '@rjsf/mui';
import type { ErrorSchema } from '@rjsf/utils';
import { type ReactNode, useMemo } from 'react';
import type { External } from '../../../contract/external.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { interpreterOf } from './interpreter.ts';
import { fieldsOf } from './publishedFields.ts';
import { SelectWidget } from './SelectWidget.tsx';
import { templates } from './templates/templates.ts';
import { wordsOf } from './wordsOf.ts';

/** All that rjsf has: ours shows a few kinds of fields, a published schema any. */
const widgets = { ...allWidgets(), ...Theme.widgets, SelectWidget };
const allTemplates = { ...coreTemplates(), ...Theme.templates, ...templates };

const withoutButton = { 'ui:submitButtonOptions': { norender: true } };

const schemaOf = ({ schema }: External, definition: string | undefined) =>
  definition === undefined ? schema : { ...schema, $ref: `#/definitions/${definition}` };

interface PublishedFormProps {
  /** Of the element in the form around it. */
  readonly id: string;
  readonly external: External;
  /** The definition that the value is of; that of the whole schema when left out. */
  readonly definition?: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly errors: ErrorSchema | undefined;
  readonly disabled?: boolean;
  readonly readonly?: boolean;
}

/** A value of a published schema: rjsf draws all that JSON Schema has, in the publisher's captions. */
export function PublishedForm(props: PublishedFormProps): ReactNode {
  const { id, external, definition, value, onChange, errors, disabled, readonly } = props;
  const t = useTranslate();
  const schema = useMemo(() => schemaOf(external, definition), [external, definition]);
  const validator = useMemo(() => interpreterOf(external.schema), [external]);
  const words = useMemo(() => wordsOf(t), [t]);
  const fields = useMemo(() => fieldsOf(external), [external]);
  return (
    <Form
      tagName="div"
      idPrefix={id}
      schema={schema}
      uiSchema={withoutButton}
      validator={validator}
      formData={value}
      extraErrors={errors}
      fields={fields}
      widgets={widgets}
      templates={allTemplates}
      formContext={{ external }}
      translateString={words}
      disabled={disabled}
      readonly={readonly}
      noValidate
      showErrorList={false}
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
      // What rjsf fills in by itself is nobody's change.
      onChange={({ formData }, changed) => changed && onChange(formData)}
    />
  );
}
