import type { FieldError } from '../../../contract/validation/fieldErrors.ts';
import type { LocalePhrases } from '../base/servicePhrases.ts';

/**
 * A check that a schema cannot express. It gets a record whose schema may be violated, too, and returns its
 * invalid fields.
 */
export type RecordCheck = (
  record: Readonly<Record<string, unknown>>,
  phrases: LocalePhrases,
) => readonly FieldError[];
