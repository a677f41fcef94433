import { createContext, use } from 'react';
import type { Form } from '../../contract/form.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Group } from './layoutOf.ts';

export type Data = Readonly<Record<string, unknown>>;

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
  readonly layout: readonly Group[];
  /** What is in the form now. */
  readonly data: Data;
  /** The record as it was opened; undefined for a new one. */
  readonly record: Data | undefined;
  /** Sets several properties of the record at once. */
  readonly patch: (values: Data) => void;
}

/** A React context and not rjsf's formContext: only those who read it render again with every key. */
export const FormScopeContext = createContext<FormScope | undefined>(undefined);

export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('A form widget is used outside of <SchemaForm>.');
  return scope;
}
