const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);

/** Whether a URL has scheme, host and port of one of the base paths. */
export const isConfigured = (url: string, basePaths: readonly string[]): boolean =>
  basePaths.some((basePath) => originOf(basePath) !== undefined && originOf(basePath) === originOf(url));
