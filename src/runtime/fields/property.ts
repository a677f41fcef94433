import type { WidgetProps } from '@rjsf/utils';
import type { Field, FormField } from '../../contract/resource.ts';

/** What `uiSchemaOf` hands to a widget: the contract's field, and the property path within the entity. */
export interface Property {
  readonly field: Field & Partial<FormField>;
  readonly path: readonly string[];
}

/** rjsf leaves the options of a widget untyped. */
export const propertyOf = ({ options }: Pick<WidgetProps, 'options'>): Property =>
  options.property as Property;
