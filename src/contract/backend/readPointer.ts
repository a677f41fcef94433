/**
 * Returns the value at a JSON pointer (RFC 6901) in a parsed answer; undefined where there is none. An empty
 * pointer is the whole answer. It does not read members that objects inherit.
 */
export function readPointer(document: unknown, pointer: string): unknown {
  let value = document;
  for (const token of pointer.split('/').slice(1)) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}
