/** JSON nested deeper than this is taken for a mistake: real schemas stay below 40. */
export const deepest = 200;

/** The way to what lies too deep in a value; undefined when nothing does. */
export function tooDeep(value: unknown): readonly string[] | undefined {
  const waiting: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value, path: [] }];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const { value: found, path } = at;
    if (path.length > deepest) return path;
    if (typeof found !== 'object' || found === null) continue;
    for (const [key, member] of Object.entries(found)) waiting.push({ value: member, path: [...path, key] });
  }
  return undefined;
}
