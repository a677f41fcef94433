interface MemoEntry<V> {
  readonly inputs: readonly unknown[];
  readonly value: V;
}

/**
 * A memory of what was made of each object: made anew only when one of the inputs is another than the last time. Whoever uses it
 * names everything else that the value depends on as an input; what is made may not be changed afterwards.
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
