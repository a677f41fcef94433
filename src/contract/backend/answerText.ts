/** The JSON value of a text; undefined for an HTML page of a proxy, or a truncated answer. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only strings and numbers, such as codes, are shown: another back end may send a nested object. */
export const textOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;
