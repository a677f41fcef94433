import type { ThemeProps } from '@rjsf/core';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { resourceKey } from '../../contract/text/captions.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { useFormScope } from '../fields/FormScope.ts';
import { ArrayItemTemplate, ArrayTemplate } from '../fields/templates/ArrayTemplate.tsx';
import { BaseInput, FieldTemplate } from '../fields/templates/FieldTemplate.tsx';
import styles from '../fields/templates/form.module.css';
import { isVisible } from './payload.ts';

/** The record in its groups, without hidden properties; fields of a row side by side. */
export function ObjectTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps) {
  const t = useTranslate();
  const { form, data, layout, owner } = useFormScope();
  const { captionKey = resourceKey } = owner;
  if (fieldPathId.path.length > 0)
    return <div className={styles.cells}>{properties.map(({ content }) => content)}</div>;

  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  return layout.map(({ name, properties: grouped }) => {
    const shown = grouped.filter((property) => isVisible(form, property, data));
    if (shown.length === 0) return null;
    return (
      <section key={name ?? ''} className={styles.group}>
        {name && <h3 className={styles.caption}>{t(captionKey(owner.name, `groups.${name}.title`))}</h3>}
        <div className={styles.grid}>{shown.map((property) => contents.get(property))}</div>
      </section>
    );
  });
}

/**
 * The widgets of the field types and the input of @rjsf/mui's theme. The templates here replace its
 * others, which are not loaded.
 */
export const formTheme: ThemeProps = {
  templates: {
    BaseInputTemplate: BaseInput,
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ArrayTemplate,
    ArrayFieldItemTemplate: ArrayItemTemplate,
  },
};
