/**
 * Replaces fast-uri in @rjsf/utils (scripts/build/moduleStubs.ts), which follows the references between schemas with it. The
 * schemas of forms have no references.
 */
const schemaUris = {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (_base: string, reference: string): string => {
    throw new Error(`A form has a reference to the schema "${reference}".`);
  },
};

export default schemaUris;
