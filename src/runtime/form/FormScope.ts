import { createContext, use } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Form } from '../../contract/form.ts';
import type { Group } from './layoutOf.ts';

export type Data = Readonly<Record<string, unknown>>;

/** What a widget may know of the form around it. */
export interface FormScope {
  readonly form: Form;
  /** Name of the resource: its groups have captions. */
  readonly resource: string;
  readonly layout: readonly Group[];
  /** What is in the form now. */
  readonly data: Data;
  /** The record as it was opened; undefined for a new one. */
  readonly record: Row | undefined;
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
