/** The prefix keeps properties named `page` or `sort` apart from the parameters. */
export const filterParameterOf = (name: string): string => `filter.${name}`;

/** Filters as URL parameters. */
export const filterParameters = (
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [filterParameterOf(name), value]));
