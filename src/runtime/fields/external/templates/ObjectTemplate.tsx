import { canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { isRecord } from '../../../../contract/isRecord.ts';
import form from '../../../form/form.module.css';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import controls from '../../../theme/controls.module.css';
import styles from '../external.module.css';

/** As many fields as are drawn at once: a thousand would hold up the page. */
const portion = 40;

/** The fields of an object side by side: the first of very many, those with a value or an error, and what is looked for. */
export function ObjectTemplate(props: ObjectFieldTemplateProps): ReactNode {
  const { properties, schema, uiSchema, formData, errorSchema, disabled, readonly, onAddProperty } = props;
  const t = useTranslate();
  const [limit, setLimit] = useState(portion);
  const [sought, setSought] = useState('');
  const isMany = properties.length > portion;
  const captionOf = (name: string): string => {
    const property = schema.properties?.[name];
    return `${name} ${(isRecord(property) && property.title) || ''}`.toLowerCase();
  };
  const found = properties.filter(
    ({ name }) => sought === '' || captionOf(name).includes(sought.trim().toLowerCase()),
  );
  const holds = (of: unknown, name: string): boolean => isRecord(of) && of[name] !== undefined;
  const shown = found.filter(
    ({ name }, index) =>
      index < limit || schema.required?.includes(name) || holds(formData, name) || holds(errorSchema, name),
  );
  const rest = found.length - shown.length;
  return (
    <>
      {isMany && (
        <input
          type="search"
          className={`${controls.input} ${styles.search}`}
          aria-label={t('external.find')}
          placeholder={t('external.find')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <div className={`${form.grid} ${styles.fields}`}>{shown.map(({ content }) => content)}</div>
      {rest > 0 && (
        <button type="button" className={controls.button} onClick={() => setLimit(limit + portion)}>
          {t('external.more', { count: rest })}
        </button>
      )}
      {canExpand(schema, uiSchema, formData) && !disabled && !readonly && (
        <button type="button" className={controls.button} onClick={onAddProperty}>
          <Plus size={16} aria-hidden />
          {t('external.addProperty')}
        </button>
      )}
    </>
  );
}
