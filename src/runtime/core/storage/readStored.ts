/**
 * Returns a JSON list or object of browser storage. Returns `absent`, which is of the same kind, if it is damaged or not
 * stored. The caller verifies its members.
 */
export function readStored<T extends object>(storage: Storage, key: string, absent: T): T {
  try {
    const value = JSON.parse(storage.getItem(key) ?? 'null');
    return value && Array.isArray(value) === Array.isArray(absent) ? value : absent;
  } catch {
    return absent;
  }
}
