const roundings: Readonly<Record<string, (bound: number) => number>> = {
  minimum: Math.ceil,
  exclusiveMinimum: (bound) => Math.floor(bound) + 1,
  maximum: Math.floor,
  exclusiveMaximum: (bound) => Math.ceil(bound) - 1,
};

/** Returns the least or largest integer that a limit allows. The limits of lengths are such integers themselves. */
export const integerBoundOf = (keyword: string, limit: number): number =>
  roundings[keyword]?.(limit) ?? limit;
