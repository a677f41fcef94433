import type { WidgetProps } from '@rjsf/utils';
import { createContext, use } from 'react';
import type { Form } from '../../contract/model/form.ts';
import type { Field, FormField, Resource } from '../../contract/model/resource.ts';

/** What `uiSchemaOf` hands to a widget: the contract's field, and the property path within the entity. */
export interface WidgetProperty {
  readonly field: Field & Partial<FormField>;
  readonly path: readonly string[];
}

/** rjsf leaves the options of a widget untyped. */
export const propertyOf = ({ options }: Pick<WidgetProps, 'options'>): WidgetProperty =>
  options.property as WidgetProperty;

export type FormValues = Readonly<Record<string, unknown>>;

/** Whose form it is: what is left out of the entity, what is fixed, and where the captions of the groups stand. */
export interface FormOwner
  extends Pick<Resource, 'name' | 'groups' | 'hide' | 'constants'>,
    Partial<Pick<Resource, 'testActions'>> {
  /** The key of one of its captions; that of a resource when left out. */
  readonly captionKey?: (name: string, caption: string) => string;
}

/** What a widget may know of the form around it. */
export interface FormScope {
  readonly form: Form;
  readonly owner: FormOwner;
  readonly layout: readonly FieldGroup[];
  /** What is in the form now. */
  readonly data: FormValues;
  /** The record as it was opened; undefined for a new one. */
  readonly record: FormValues | undefined;
  /** Sets several properties of the record at once. */
  readonly patch: (values: FormValues) => void;
}

/** A React context and not rjsf's formContext: only those who read it render again with every key. */
export const FormScopeContext = createContext<FormScope | undefined>(undefined);

export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('A form widget is used outside of <SchemaForm>.');
  return scope;
}

export interface FieldGroup {
  /** Key of the group's caption; undefined for the fields that belong to none. */
  readonly name: string | undefined;
  readonly properties: readonly string[];
}

/** The fields of a resource's form by group: those without one first, nothing that the family hides or fixes. */
export function layoutOf(form: Form, owner: Pick<FormOwner, 'groups' | 'hide' | 'constants'>): FieldGroup[] {
  const shown = Object.entries(form.fields).filter(
    ([property]) => !owner.hide.includes(property) && !(property in owner.constants),
  );
  return [undefined, ...owner.groups]
    .map((name) => ({
      name,
      properties: shown.filter(([, field]) => field.group === name).map(([property]) => property),
    }))
    .filter(({ properties }) => properties.length > 0);
}
