/** The object or list that a text is as JSON; undefined for all other text. */
export function jsonIn(text: string): object | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? found : undefined;
  } catch {
    return undefined;
  }
}
