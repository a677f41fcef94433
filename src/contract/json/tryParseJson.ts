/** Returns the value of a JSON text; undefined for any other text, such as an HTML page or half an answer. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
