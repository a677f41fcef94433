import type { Field } from './resource.ts';

/** Whether lists filter this property by a range instead of one value: instants and figures. */
export const isRange = ({ type, format, choices, reference }: Field): boolean =>
  (format === 'date-time' || type === 'integer' || type === 'number') && !choices && !reference;

/** Parameters of a paging body: the least value, inclusive, and the first that is too large. */
export const fromName = (property: string): string => `${property}From`;
export const toName = (property: string): string => `${property}To`;
