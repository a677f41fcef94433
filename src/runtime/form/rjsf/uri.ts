/**
 * Stands in for fast-uri (scripts/build/standIns.ts), with which rjsf follows a `$ref` to another document. Generated schemas are
 * whole: they refer to nothing.
 */
export default {
  equal: (one: string, other: string): boolean => new URL(one).href === new URL(other).href,
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
};
