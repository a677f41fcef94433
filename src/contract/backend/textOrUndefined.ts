/** Only strings and numbers, such as codes, are shown: another back end may send a nested object. */
export const textOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;
