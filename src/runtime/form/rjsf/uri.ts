/**
 * Replaces fast-uri (scripts/build/moduleStubs.ts), with which rjsf follows a `$ref` to another document.
 * Generated schemas have no such references.
 */
export default {
  equal: (one: string, other: string): boolean => new URL(one).href === new URL(other).href,
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
};
