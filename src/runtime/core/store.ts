export interface ValueStore<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Returns the function that ends the subscription; both fit `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value with at most `limit` listeners. One more is a leak and throws. */
export function createStore<T>(initial: T, limit = Number.POSITIVE_INFINITY): ValueStore<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      if (listeners.size >= limit) throw new Error(`This store takes at most ${limit} listeners.`);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
