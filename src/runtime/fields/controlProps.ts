import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import type { Field, FormField } from '../../contract/resource.ts';

/** What every native control of a form has in common. */
export const controlProps = ({
  id,
  htmlName,
  required,
  disabled,
  readonly,
  rawErrors,
  autofocus,
}: WidgetProps) => ({
  id,
  name: htmlName ?? id,
  disabled,
  readOnly: readonly,
  autoFocus: autofocus,
  'aria-required': required,
  'aria-invalid': rawErrors !== undefined && rawErrors.length > 0,
  'aria-describedby': ariaDescribedByIds(id),
});

/** What `uiSchemaOf` hands to a widget: the contract's field, and the property path within the entity. */
export interface Property {
  readonly field: Field & Partial<FormField>;
  readonly path: readonly string[];
}

/** rjsf leaves the options of a widget untyped. */
export const propertyOf = ({ options }: Pick<WidgetProps, 'options'>): Property =>
  options.property as Property;

/** An emptied control holds nothing: for a person an empty text is a missing one. */
export const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);
