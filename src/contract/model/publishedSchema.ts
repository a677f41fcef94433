import type { Validate } from './form.ts';

/**
 * A JSON Schema that somebody else published, as it stands in `schemas/external/`: the type of one property of an entity
 * (`Field.external` names it). Loaded with the field; the verdict is part of the entity's validators as well.
 */
export interface PublishedSchema {
  readonly name: string;
  /**
   * As rjsf takes it: `{$ref: "#/definitions/<Root>", definitions}` in words of draft-07, whatever the draft it was written in.
   * Every reference is `#/definitions/<name>`, a name of ASCII letters and digits; a part that leads back to the definition that
   * it stands in has the `levelId` of what it refers to instead. No other `$id`, no boolean but where `additionalProperties` and `additionalItems` take one; the publisher's captions stand in it.
   * What draft-07 has no word for (`unevaluatedProperties` and its like) is left out: the verdict knows it.
   */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The verdict of the whole, original schema; its paths begin at the value. */
  readonly validate: Validate;
}

/** `$id` of a part of a form's schema that is opened by itself: another level of what contains itself. */
export const levelId = (definition: string): string => `level:${definition}`;
