/** The JSON value of a text; undefined for an HTML page of a proxy, or a truncated answer. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses like `parseJson`. An integer that a JavaScript number cannot hold, such as an int64 key, becomes a text of its
 * digits.
 */
export function parseLargeIntegers(text: string): unknown {
  if (!/\d{16}/.test(text)) return parseJson(text);
  let isInString = false;
  return parseJson(
    text.replace(/\\.|"|-?\d[\d.eE+-]*/g, (token) => {
      if (token === '"') isInString = !isInString;
      const isLarge = /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));
      return isLarge && !isInString ? `"${token}"` : token;
    }),
  );
}

/** Only strings are shown: another back end may send a nested object. */
export const textOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
