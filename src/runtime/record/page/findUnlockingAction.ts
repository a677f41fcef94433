import { findObstacle, type Lifecycle } from '../../../contract/model/lifecycle.ts';
import type { ResourceAction } from '../../../contract/model/resource.ts';

/**
 * Returns the allowed action after which `wanted` is allowed: "take offline and edit" of
 * schemas/SPECIFICATION.md section 4.1, for any lifecycle. Undefined when `wanted` is already allowed, or
 * needs more than one step.
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
