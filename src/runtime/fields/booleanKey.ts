import type { Field } from '../../contract/model/resource.ts';

/** Returns the key of the phrase for a boolean: yes or no, or how something ended. */
export const booleanKey = ({ widget }: Field, value: boolean): string => {
  const [whenTrue, whenFalse] = widget === 'outcome' ? ['succeeded', 'failed'] : ['yes', 'no'];
  return `field.${value ? whenTrue : whenFalse}`;
};
