interface MemoEntry<V> {
  readonly inputs: readonly unknown[];
  readonly value: V;
}

/**
 * Caches a value for each object until one of its inputs changes. Callers pass everything else that the value
 * depends on as an input, and must not modify the value.
 */
export function memoize<V>(): (of: object, inputs: readonly unknown[], make: () => V) => V {
  const known = new WeakMap<object, MemoEntry<V>>();
  return (of, inputs, make) => {
    const last = known.get(of);
    if (last?.inputs.length === inputs.length && last.inputs.every((input, index) => input === inputs[index]))
      return last.value;
    const value = make();
    known.set(of, { inputs, value });
    return value;
  };
}
