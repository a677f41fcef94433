import type { FieldError } from '../../../contract/validation/fieldErrors.ts';
import type { LocalePhrases } from '../base/servicePhrases.ts';
import type { RecordRepository } from '../store/records/RecordRepository.ts';

/**
 * A check that a schema cannot express. It gets a record whose schema may be violated, too, and returns its
 * invalid fields.
 */
export type RecordCheck = (
  record: Readonly<Record<string, unknown>>,
  phrases: LocalePhrases,
) => readonly FieldError[];

/** The company of records that are checked, and the phrases of the caller. */
interface RelatedCheckContext {
  readonly companyUuid: string;
  readonly phrases: LocalePhrases;
  readonly repository: RecordRepository;
}

/**
 * A check that needs other records. It gets valid records of one company, loads the others, and resolves to a
 * function that returns the invalid fields of one of them.
 */
export type RelatedCheck = (
  records: readonly Readonly<Record<string, unknown>>[],
  context: RelatedCheckContext,
) => Promise<(record: Readonly<Record<string, unknown>>) => readonly FieldError[]>;
