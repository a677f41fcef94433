/** Returns the number of object members in a JSON text: its colons outside strings. */
function countNames(text: string): number {
  let [count, isInString] = [0, false];
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') isInString = !isInString;
    else if (isInString && character === '\\') index += 1;
    else if (!isInString && character === ':') count += 1;
  }
  return count;
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  for (const key in value)
    count += (Array.isArray(value) ? 0 : 1) + countMembers((value as Readonly<Record<string, unknown>>)[key]);
  return count;
}

/**
 * Returns whether an object in a JSON text has two members of the same name. `JSON.parse` keeps the last one without an
 * error, so the text has more names than its value.
 */
export const repeatsNames = (text: string, value: unknown): boolean => countNames(text) > countMembers(value);
