/**
 * Replaces fast-uri in @rjsf/utils (scripts/build/moduleStubs.ts), which compares and resolves the addresses of schemas
 * with it. Schemas of forms refer to parts of themselves only.
 */
const schemaUris = {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (base: string, reference: string): string =>
    URL.canParse(reference, base) ? new URL(reference, base).href : reference,
};

export default schemaUris;
