/** Levels that a JSON value may have: what writes it is recursive, and ends where the stack does. */
export const maxDepth = 500;

/** Whether a JSON value has more levels than that. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
