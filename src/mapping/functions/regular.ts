import type { MappingFunction } from './MappingFunction.ts';

/** qty: "12" → 12, by the conversion alone. */
export const regular: MappingFunction = {
  sources: 'one',
  read:
    () =>
    ({ inputs: [input] }) =>
      input,
};
