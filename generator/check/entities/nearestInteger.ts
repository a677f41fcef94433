/** Returns the integer nearest to a bound that satisfies the bound. */
export const nearestInteger: Readonly<Record<string, (bound: number) => number>> = {
  minimum: Math.ceil,
  exclusiveMinimum: (bound) => Math.floor(bound) + 1,
  maximum: Math.floor,
  exclusiveMaximum: (bound) => Math.ceil(bound) - 1,
};
