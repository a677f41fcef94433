/** Returns whether a property has no value. An empty list is a value. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Returns whether there is nothing to show. */
export const isEmptyValue = (value: unknown): boolean =>
  isAbsent(value) || (Array.isArray(value) && value.length === 0);
