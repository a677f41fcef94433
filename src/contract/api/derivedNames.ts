import type { Field } from '../model/resource.ts';

/** Whether lists filter this property by a range instead of one value: instants and figures. */
export const isRangeField = ({ type, format, choices, reference }: Field): boolean =>
  (format === 'date-time' || type === 'integer' || type === 'number') && !choices && !reference;

/** Parameters of a paging body: the least value, inclusive, and the first that is too large. */
export const rangeFromName = (property: string): string => `${property}From`;
export const rangeToName = (property: string): string => `${property}To`;

/** `password` → `passwordSet`: answered in place of a secret (schemas/SPECIFICATION.md section 12). */
export const secretSetName = (secret: string): string => `${secret}Set`;

/** `password` → `clearPassword`: sent to remove a secret. */
export const secretClearName = (secret: string): string =>
  `clear${secret[0]?.toUpperCase() ?? ''}${secret.slice(1)}`;
