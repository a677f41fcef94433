/** What JSON text says; undefined, which no JSON says, where it is none. */
export function jsonIn(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
