import type { ThemeProps } from '@rjsf/core';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { resourceKey } from '../../contract/text/captions.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { useFormScope } from '../fields/FormScope.ts';
import { ArrayItemTemplate, ArrayTemplate } from '../fields/templates/ArrayTemplate.tsx';
import { BaseInput, FieldTemplate } from '../fields/templates/FieldTemplate.tsx';
import styles from '../fields/templates/form.module.css';
import { hasErrors } from '../fields/templates/hasErrors.ts';
import { NumberField } from '../fields/templates/NumberField.tsx';
import { Fold } from './Fold.tsx';
import { isVisible } from './payload.ts';

/**
 * The record in its groups, without hidden properties; fields of a row or of an object side by side. The folded
 * fields of a group follow its others.
 */
function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { properties, fieldPathId, uiSchema, errorSchema = {} } = props;
  const t = useTranslate();
  const { form, data, layout, owner, isSaving } = useFormScope();
  const { captionKey = resourceKey } = owner;
  if (fieldPathId.path.length > 0) {
    const isRow = uiSchema?.['ui:options'] === undefined;
    return (
      <div className={isRow ? styles.cells : styles.grid}>{properties.map(({ content }) => content)}</div>
    );
  }

  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  return layout.map(({ name, properties: grouped }) => {
    const shown = grouped.filter((property) => isVisible(form, property, data));
    if (shown.length === 0) return null;
    const folded = shown.filter((property) => form.fields[property]?.folded);
    const unfolded = shown.filter((property) => !folded.includes(property));
    const caption = name && (
      <h3 className={styles.caption}>{t(captionKey(owner.name, `groups.${name}.title`))}</h3>
    );
    return (
      // A successful save replaces the input, so text typed meanwhile would be lost.
      <section key={name ?? ''} className={styles.group} inert={isSaving}>
        {unfolded.length > 0 && (
          <>
            {caption}
            <div className={styles.grid}>{unfolded.map((property) => contents.get(property))}</div>
          </>
        )}
        {folded.length > 0 && (
          <Fold
            title={(unfolded.length === 0 && caption) || t('form.more')}
            properties={folded}
            hasError={folded.some((property) => hasErrors(errorSchema[property] ?? {}))}
          >
            {folded.map((property) => contents.get(property))}
          </Fold>
        )}
      </section>
    );
  });
}

/**
 * The widgets of the field types and the input of @rjsf/mui's theme. The templates here replace its
 * others, which are not loaded, and `NumberField` that of @rjsf/core.
 */
export const formTheme: ThemeProps = {
  fields: { NumberField },
  templates: {
    BaseInputTemplate: BaseInput,
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ArrayTemplate,
    ArrayFieldItemTemplate: ArrayItemTemplate,
  },
};
