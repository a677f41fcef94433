import type { Validate } from './form.ts';

/**
 * A partner's JSON Schema, unedited in `schemas/external/`: the type of one property of an entity (named by
 * `Field.external`). Loaded with the field; the entity's validators include it too.
 */
export interface PublishedSchema {
  readonly name: string;
  /**
   * The schema for rjsf: `{$ref: "#/definitions/<Root>", definitions}` in draft-07 keywords, for an original
   * of any draft. Every reference is `#/definitions/<name>`, with a name of ASCII letters and digits. A part
   * that refers back to its own definition has the `levelId` of that definition instead. It has no other
   * `$id`, and booleans only for `additionalProperties` and `additionalItems`. It contains the publisher's
   * captions. Keywords without a draft-07 equivalent (`unevaluatedProperties` and the like) are left out;
   * `validate` checks them.
   */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Validates against the whole, original schema; paths begin at the value. */
  readonly validate: Validate;
}

/** `$id` of a form part that opens on demand: a further level of a recursive definition. */
export const levelId = (definition: string): string => `level:${definition}`;
