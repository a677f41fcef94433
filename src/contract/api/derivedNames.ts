import type { Field } from '../model/resource.ts';

/** True if lists filter this property by a range instead of one value: instants and numbers. */
export const isRangeField = ({ type, format, choices, reference }: Field): boolean =>
  (format === 'date-time' || type === 'integer' || type === 'number') && !choices && !reference;

/** Parameters of a paging body: the inclusive minimum and the exclusive maximum. */
export const rangeFromName = (property: string): string => `${property}From`;
export const rangeToName = (property: string): string => `${property}To`;

/** `password` → `passwordSet`: returned in place of a secret (schemas/SPECIFICATION.md section 12). */
export const secretSetName = (secret: string): string => `${secret}Set`;

/** `password` → `clearPassword`: sent to remove a secret. */
export const secretClearName = (secret: string): string =>
  `clear${secret[0]?.toUpperCase() ?? ''}${secret.slice(1)}`;
