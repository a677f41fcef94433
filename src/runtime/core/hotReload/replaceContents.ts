import isEqual from 'fast-deep-equal';

/**
 * Gives an object or list the contents of another of its kind, so that all its users see them. Equal members
 * keep their identity.
 */
export function replaceContents<T extends object>(present: T, next: T): void {
  const members = new Map(Object.entries(present));
  for (const key of Object.keys(present)) {
    if (!(key in next)) Reflect.deleteProperty(present, key);
  }
  for (const [key, value] of Object.entries(next)) {
    if (!isEqual(members.get(key), value)) Reflect.set(present, key, value);
  }
  if (Array.isArray(present) && Array.isArray(next)) present.length = next.length;
}
