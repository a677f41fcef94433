import {
  type BaseInputTemplateProps,
  getSchemaType,
  type MultiSchemaFieldTemplateProps,
  type TemplatesType,
} from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import { BaseInput } from '../../../templates/BaseInput.tsx';
import styles from '../published.module.css';
import { PublishedArrayItemTemplate, PublishedArrayTemplate } from './PublishedArrayTemplate.tsx';
import { PlacementContext, PublishedFieldTemplate } from './PublishedFieldTemplate.tsx';
import { PublishedObjectTemplate } from './PublishedObjectTemplate.tsx';

/** A choice between variants, and the fields of the chosen one. */
export const PublishedVariantTemplate = ({
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps): ReactNode => (
  <div className={styles.variants}>
    <div className={styles.selector}>{selector}</div>
    <PlacementContext value="variant">{optionSchemaField}</PlacementContext>
  </div>
);

/** Our input. Invalid numbers stay as typed, and line breaks are kept. */
export function PublishedInput(props: BaseInputTemplateProps): ReactNode {
  const { schema, value, options } = props;
  const [hasLines] = useState(() => typeof value === 'string' && value.includes('\n'));
  const type = getSchemaType(schema);
  const isFigure = type === 'number' || type === 'integer';
  if (hasLines) return <BaseInput {...props} multiline rows={3} />;
  if (!isFigure) return <BaseInput {...props} />;
  return (
    <BaseInput {...props} type="text" options={{ ...options, inputType: 'text', inputMode: 'decimal' }} />
  );
}

const renderNothing = (): null => null;

/**
 * The layout of all kinds of fields: as in our forms (`form/`), and those that only published schemas have.
 */
export const publishedTemplates: Partial<TemplatesType> = {
  ArrayFieldItemTemplate: PublishedArrayItemTemplate,
  ArrayFieldTemplate: PublishedArrayTemplate,
  BaseInputTemplate: PublishedInput,
  FieldTemplate: PublishedFieldTemplate,
  MultiSchemaFieldTemplate: PublishedVariantTemplate,
  ObjectFieldTemplate: PublishedObjectTemplate,
  // `FieldTemplate` shows captions, help and errors itself.
  DescriptionFieldTemplate: renderNothing,
  FieldErrorTemplate: renderNothing,
  FieldHelpTemplate: renderNothing,
};
