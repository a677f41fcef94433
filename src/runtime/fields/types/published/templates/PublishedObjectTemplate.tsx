import { canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import { isRecord } from '../../../../../contract/json/isRecord.ts';
import { useTranslate } from '../../../../core/i18n/LocaleProvider.tsx';
import controls from '../../../../core/theme/controls.module.css';
import { AddButton } from '../../../templates/ArrayTemplate.tsx';
import form from '../../../templates/form.module.css';
import styles from '../published.module.css';

/** Fields rendered at once: a thousand would block the page. */
const showMoreStep = 40;

/**
 * The fields of an object side by side. Very large objects show the first ones, those with a value or an
 * error, and search results.
 */
export function PublishedObjectTemplate(props: ObjectFieldTemplateProps): ReactNode {
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
