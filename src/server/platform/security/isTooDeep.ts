/** Maximum depth of a JSON value: serialization is recursive and limited by the stack. */
export const maxDepth = 500;

/** Returns whether a JSON value is deeper than that. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
