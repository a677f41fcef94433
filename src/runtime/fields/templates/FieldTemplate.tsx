import BaseInputTemplate from '@rjsf/mui/lib/BaseInputTemplate/index.js';
import {
  ariaDescribedByIds,
  type BaseInputTemplateProps,
  descriptionId,
  errorId,
  type FieldTemplateProps,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import { choiceHelpKey } from '../../../contract/text/captions.ts';
import { usePhrases } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { propertyOf, useFormScope, type WidgetProperty } from '../FormScope.ts';
import styles from './form.module.css';

/** The parent of a field: a variant has the caption of the choice above it, an item that of its row. */
export type FieldPlacement = 'variant' | 'item' | undefined;

/** A field of our forms. The record and the rows of a list lay out their own fields. */
export function FieldTemplate(props: FieldTemplateProps): ReactNode {
  const { uiSchema, schema, children, hidden } = props;
  if (hidden) return null;
  const property: WidgetProperty | undefined = propertyOf({ options: uiSchema?.['ui:options'] ?? {} });
  if (!property) return children;
  if (schema.type === 'object' && property.field.fields) return <PropertyGroup {...props} />;
  const { field } = property;
  // A checkbox has its label at its side, object rows have theirs above.
  const isLabelled = schema.type !== 'boolean' && !field.fields;
  return <ControlField {...props} span={field.span} isLabelled={isLabelled} />;
}

/** The properties of an object with their caption; below them help, or the error of the object. */
const PropertyGroup = (props: FieldTemplateProps): ReactNode => (
  <fieldset className={styles.object} id={props.id}>
    <legend className={styles.label} data-required={props.required}>
      {props.label}
    </legend>
    {props.children}
    <FieldNotes {...props} />
  </fieldset>
);

interface ControlFieldProps extends FieldTemplateProps {
  readonly span?: number | undefined;
  readonly isLabelled: boolean;
  /** Under a parent, only screen readers read the label. */
  readonly placement?: FieldPlacement;
}

/** Label above, help and then the error below. */
export function ControlField(props: ControlFieldProps): ReactNode {
  const { id, label, required, span, isLabelled, placement, children } = props;
  return (
    <div className={styles.field} data-span={span} data-checkbox={props.schema.type === 'boolean'}>
      {isLabelled && (
        <label
          className={placement ? controls.visuallyHidden : styles.label}
          data-required={required && !placement}
          id={placement === 'variant' ? undefined : `${id}-label`}
          htmlFor={id}
        >
          {label}
        </label>
      )}
      {children}
      <div className={styles.notes}>
        <FieldNotes {...props} />
      </div>
    </div>
  );
}

/** The help of the choice of another field. */
function ChoiceHelp({ id, helpOf }: { readonly id: string; readonly helpOf: string }): ReactNode {
  const { translate: t, has } = usePhrases();
  const { data, form } = useFormScope();
  const key = choiceHelpKey(form.entity, [helpOf], String(data[helpOf]));
  return has(key) && <Help id={id} text={t(key)} />;
}

const Help = ({ id, text }: { readonly id: string; readonly text: string }): ReactNode => (
  <p className={styles.help} id={descriptionId(id)}>
    {text}
  </p>
);

/** Help, then the first error. */
export function FieldNotes({ id, rawDescription, rawErrors, uiSchema }: FieldTemplateProps): ReactNode {
  const [error] = rawErrors ?? [];
  const { helpOf } = propertyOf({ options: uiSchema?.['ui:options'] ?? {} })?.field ?? {};
  return (
    <>
      {helpOf ? (
        <ChoiceHelp id={id} helpOf={helpOf} />
      ) : (
        rawDescription && <Help id={id} text={rawDescription} />
      )}
      {error && (
        <p className={styles.error} id={errorId(id)}>
          {error}
        </p>
      )}
    </>
  );
}

/**
 * @rjsf/mui's input without its label: `ControlField` shows label, help and error. Read-only inputs are
 * not disabled, so that the keyboard can reach and copy them.
 */
export function BaseInput(props: BaseInputTemplateProps): ReactNode {
  const { id, disabled, readonly, multiline, rows, options, placeholder } = props;
  const mui = {
    disabled,
    slotProps: {
      // MUI's text area measures itself with every key and reverts the operator's resizing.
      input: { readOnly: readonly, ...(multiline ? { inputComponent: 'textarea' } : {}) },
      htmlInput: {
        'aria-describedby': ariaDescribedByIds(id),
        autoComplete: 'off',
        spellCheck: false,
        inputMode: options.inputMode,
        className: options.className,
        // A placeholder longer than its field is readable in the tooltip.
        title: placeholder,
        rows,
      },
    },
  };
  return <BaseInputTemplate {...props} hideLabel options={{ ...options, mui }} />;
}
