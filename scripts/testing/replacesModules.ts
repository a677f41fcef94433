/**
 * Whether a test file replaces a module for the files after it in its worker. The catalog does not count,
 * because `tests/runtime/core/cleanup.ts` brings it back.
 */
export const replacesModules = (text: string): boolean =>
  /vi\.mock\((?!.*(?:stubCatalog|core\/catalog\.ts))/.test(text);
