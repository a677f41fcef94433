import type { Field } from '../../../../contract/model/resource.ts';

/** Returns the key of the phrase for a boolean: yes or no, or how something ended. */
export function booleanKey({ widget }: Field, value: boolean): string {
  if (widget === 'outcome') return value ? 'field.succeeded' : 'field.failed';
  return value ? 'field.yes' : 'field.no';
}
