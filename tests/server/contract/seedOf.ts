/**
 * Distance between the seeds of tests. A test makes fewer records than this, so no two tests use the same
 * seed.
 */
const step = 100;
const places = 10_000_000;

/**
 * Returns the seed of a test from the name of its call or family alone. A new family therefore does not
 * change the requests of other tests.
 */
export function seedOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (1 + (hash % places)) * step;
}
