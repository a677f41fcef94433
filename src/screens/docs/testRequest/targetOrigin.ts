/** True for an address with the console's own origin, where the embedded service is. */
export const isConsoleOrigin = (url: string | undefined): boolean =>
  url !== undefined && URL.canParse(url) && new URL(url).origin === location.origin;

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);

/** True if a URL has the scheme, host and port of one of the base paths. */
export const hasConfiguredOrigin = (url: string, basePaths: readonly string[]): boolean =>
  basePaths.some((basePath) => originOf(basePath) !== undefined && originOf(basePath) === originOf(url));
