import { descriptionId, errorId, type FieldTemplateProps } from '@rjsf/utils';
import { propertyOf } from '../FormScope.ts';
import styles from './form.module.css';

/** Label above, help and then the error below. An object lays out its own fields. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, required, rawDescription, rawErrors, uiSchema, schema, children } = props;
  if (schema.type === 'object') return children;
  const { field } = propertyOf({ options: uiSchema?.['ui:options'] ?? {} });
  const [error] = rawErrors ?? [];
  // A checkbox has its label at its side, object rows have theirs above.
  const isLabelled = schema.type !== 'boolean' && !field.fields;
  return (
    <div className={styles.field} data-span={field.span}>
      {isLabelled && (
        <label className={styles.label} data-required={required} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      )}
      {children}
      <div className={styles.notes}>
        {rawDescription && (
          <p className={styles.help} id={descriptionId(id)}>
            {rawDescription}
          </p>
        )}
        {error && (
          <p className={styles.error} id={errorId(id)}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
