import { type Lifecycle, obstacle } from '../../contract/lifecycle.ts';
import type { Action } from '../../contract/resource.ts';

/**
 * The action that is allowed now and after which `wanted` will be: "take offline and edit" of schemas/SPECIFICATION.md section 4.1, for any
 * lifecycle. Undefined when `wanted` is allowed already, or no single step leads there.
 */
export function stepTowards(
  lifecycle: Lifecycle | undefined,
  wanted: string,
  row: Readonly<Record<string, unknown>>,
  actions: readonly Action[],
): Action | undefined {
  if (!lifecycle || !obstacle(lifecycle, wanted, row)) return undefined;
  return actions.find(({ name }) => {
    const to = lifecycle.transitions[name]?.to;
    return to && !obstacle(lifecycle, name, row) && !obstacle(lifecycle, wanted, { ...row, ...to });
  });
}
