/** A test makes fewer records than this: two tests never use the same seed. */
const step = 100;
const places = 10_000_000;

/** The seed of a test, which only the name of its call or family decides: a new family changes no other test's requests. */
export function seedOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (1 + (hash % places)) * step;
}
