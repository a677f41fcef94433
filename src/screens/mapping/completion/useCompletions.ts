import { useMemo } from 'react';
import type { Field } from '../../../generated/types.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import { type Completions, completionsOf } from './completionsOf.ts';
import { sampleTree } from './sampleTree.ts';

/** Made when it is first asked for: most changes of a sheet are not followed by typing that could be completed. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What the cells of a sheet can be completed from, made anew when the sample, the rows or the targets are others. */
export function useCompletions(
  sample: unknown,
  rows: readonly SheetRow[],
  targets: readonly Field[],
): () => Completions {
  const tree = useMemo(() => lazily(() => sampleTree(sample)), [sample]);
  return useMemo(() => lazily(() => completionsOf(tree(), rows, targets)), [tree, rows, targets]);
}
