/** A JSON Schema, draft 2020-12, as it is written out. */
export type JsonSchema = { readonly [keyword: string]: unknown };
