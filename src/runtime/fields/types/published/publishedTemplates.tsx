import {
  type BaseInputTemplateProps,
  canExpand,
  getSchemaType,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type TemplatesType,
} from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import controls from '../../../core/theme/controls.module.css';
import { AddButton } from '../../templates/ArrayTemplate.tsx';
import { BaseInput } from '../../templates/FieldTemplate.tsx';
import form from '../../templates/form.module.css';
import { PublishedArrayItemTemplate, PublishedArrayTemplate } from './PublishedArrayTemplate.tsx';
import { PlacementContext, PublishedFieldTemplate } from './PublishedFieldTemplate.tsx';
import styles from './published.module.css';

/** A choice between variants, and the fields of the chosen one. */
const PublishedVariantTemplate = ({
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps): ReactNode => (
  <div className={styles.variants}>
    <div className={styles.selector}>{selector}</div>
    <PlacementContext value="variant">{optionSchemaField}</PlacementContext>
  </div>
);

/** Our input. Invalid numbers stay as typed, and line breaks are kept. */
function PublishedInput(props: BaseInputTemplateProps): ReactNode {
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

/** Fields rendered at once: a thousand would block the page. */
const showMoreStep = 40;

/**
 * The fields of an object side by side. Very large objects show the first ones, those with a value or an
 * error, and search results.
 */
function PublishedObjectTemplate(props: ObjectFieldTemplateProps): ReactNode {
  const { properties, schema, uiSchema, formData, errorSchema, disabled, readonly, onAddProperty } = props;
  const t = useTranslate();
  const [limit, setLimit] = useState(showMoreStep);
  const [searchText, setSearchText] = useState('');
  const isMany = properties.length > showMoreStep;
  const captionOf = (name: string): string => {
    const property = schema.properties?.[name];
    return `${name} ${(isRecord(property) && property.title) || ''}`.toLowerCase();
  };
  const matching = properties.filter(
    ({ name }) => searchText === '' || captionOf(name).includes(searchText.trim().toLowerCase()),
  );
  const holds = (of: unknown, name: string): boolean => isRecord(of) && of[name] !== undefined;
  const shown = matching.filter(
    ({ name }, index) =>
      index < limit || schema.required?.includes(name) || holds(formData, name) || holds(errorSchema, name),
  );
  const rest = matching.length - shown.length;
  return (
    <>
      {isMany && (
        <input
          type="search"
          className={`${controls.input} ${styles.search}`}
          aria-label={t('external.find')}
          placeholder={t('external.find')}
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
        />
      )}
      <div className={`${form.grid} ${styles.fields}`}>{shown.map(({ content }) => content)}</div>
      {rest > 0 && (
        <button type="button" className={controls.button} onClick={() => setLimit(limit + showMoreStep)}>
          {t('external.more', { count: rest })}
        </button>
      )}
      {canExpand(schema, uiSchema, formData) && !disabled && !readonly && (
        <AddButton onClick={onAddProperty}>{t('external.addProperty')}</AddButton>
      )}
    </>
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
