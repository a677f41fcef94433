import { findObstacle, type Lifecycle } from '../../../contract/model/lifecycle.ts';
import type { ResourceAction } from '../../../contract/model/resource.ts';

/**
 * The action that is allowed now and after which `wanted` will be: "take offline and edit" of schemas/SPECIFICATION.md section 4.1, for any
 * lifecycle. Undefined when `wanted` is allowed already, or no single step leads there.
 */
export function findUnlockingAction(
  lifecycle: Lifecycle | undefined,
  wanted: string,
  row: Readonly<Record<string, unknown>>,
  actions: readonly ResourceAction[],
): ResourceAction | undefined {
  if (!lifecycle || !findObstacle(lifecycle, wanted, row)) return undefined;
  return actions.find(({ name }) => {
    const to = lifecycle.transitions[name]?.to;
    return to && !findObstacle(lifecycle, name, row) && !findObstacle(lifecycle, wanted, { ...row, ...to });
  });
}
