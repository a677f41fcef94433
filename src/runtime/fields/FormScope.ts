import type { WidgetProps } from '@rjsf/utils';
import { createContext, use } from 'react';
import type { Form } from '../../contract/model/form.ts';
import type { Field, FormField, Resource } from '../../contract/model/resource.ts';

/**
 * The options that `uiSchemaOf` gives to a widget: the contract's field, and the property path within the
 * entity.
 */
export interface WidgetProperty {
  readonly field: Field & Partial<FormField>;
  readonly path: readonly string[];
}

/** rjsf leaves the options of a widget untyped. */
export const propertyOf = ({ options }: Pick<WidgetProps, 'options'>): WidgetProperty =>
  options.property as WidgetProperty;

/** Separates the names in the id of a control, such as `root.lines.0.unit_price`. No property name contains it. */
export const idSeparator = '.';

export type FormValues = Readonly<Record<string, unknown>>;

/** The owner of a form: hidden properties, constants, and the place of the group captions. */
export interface FormOwner
  extends Pick<Resource, 'name' | 'groups' | 'hide' | 'constants'>,
    Partial<Pick<Resource, 'roles' | 'testActions'>> {
  /** The key of one of its captions; default is that of a resource. */
  readonly captionKey?: (name: string, caption: string) => string;
}

/** The parts of the surrounding form that a widget may use. */
export interface FormScope {
  readonly form: Form;
  readonly owner: FormOwner;
  readonly layout: readonly FieldGroup[];
  /** The current form values. */
  readonly data: FormValues;
  /** The record when the form opened; undefined for a new one. */
  readonly record: FormValues | undefined;
  readonly isSaving: boolean;
  /** Sets several properties of the record at once. */
  readonly patch: (values: FormValues) => void;
  /** Sets values of a new record that the operator did not enter: they count as unchanged. */
  readonly preset: (values: FormValues) => void;
  /** Keeps the form from being sent until a field has read its input, for example a file. The promise must not reject. */
  readonly waitFor: (input: Promise<void>) => void;
  /** Returns true if the record may be saved without the secret. */
  readonly canClearSecret: (name: string) => boolean;
}

/** A React context, not rjsf's formContext: only its readers render again with every key. */
export const FormScopeContext = createContext<FormScope | undefined>(undefined);

export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('A form widget is used outside of <SchemaForm>.');
  return scope;
}

export interface FieldGroup {
  /** Key of the group's caption; undefined for fields without a group. */
  readonly name: string | undefined;
  readonly properties: readonly string[];
}

/**
 * The fields of a resource's form by group. Fields without a group come first; properties that the family
 * hides or fixes are left out.
 */
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
