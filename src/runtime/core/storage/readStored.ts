/** Returns a JSON value of browser storage; undefined if it is damaged. */
export function readStored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** The same for a list; empty if none is stored. */
export function readStoredList(storage: Storage, key: string): readonly unknown[] {
  const value = readStored(storage, key);
  return Array.isArray(value) ? value : [];
}
