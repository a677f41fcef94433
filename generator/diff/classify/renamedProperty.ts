import type { JsonLocation } from '../../check/RuleViolation.ts';
import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import { affectedRecordsAt, breakingChange, type ChangeSubject, narrowingChange } from './Classifier.ts';
import type { RenameClassifier } from './findRenamed.ts';
import { formerNamesOf } from './migrationChanges.ts';

/**
 * Returns the subject for a property of a subject. The name `*` means the items of an array or the additional
 * properties.
 */
export const subjectBelow = (
  { ofNewFamilies: _, ...about }: ChangeSubject,
  name: string,
  isSent = true,
): ChangeSubject => ({
  ...about,
  description: name === '*' ? `${about.description}[*]` : `${about.description}.${name}`,
  records: about.records.map(({ entity, path }) => ({ entity, path: [...path, name] })),
  senders: isSent ? about.senders : [],
});

/**
 * Returns whether a property is sent. The service ignores a sent property that is read-only on both sides.
 */
export const isSent = (...sides: readonly (JsonLocation<unknown> | undefined)[]): boolean =>
  sides.some((side) => side !== undefined && (side.value as SchemaSource).readOnly !== true);

/** A property with another name has the same title, and the same type or entity. */
function propertyIdentityOf(value: unknown): string | undefined {
  const { title, type, $ref } = value as SchemaSource;
  return title === undefined ? undefined : JSON.stringify([title, type, $ref]);
}

/** Returns the part of a sentence that names the missing declaration of a change of stored records. */
export const withoutMigration = ({ records }: ChangeSubject, keyword: string): string =>
  records.length > 0 ? `. Stored records keep it without "${keyword}"` : '';

/** A change that breaks readers like senders. */
export const withReaders = (about: ChangeSubject): ChangeSubject => ({
  ...about,
  senders: [...about.senders, ...about.readers],
});

export const renamedProperty = (about: ChangeSubject): RenameClassifier => ({
  identityOf: propertyIdentityOf,
  formerNamesOf,
  classify(pair, name, former) {
    const gone = subjectBelow(about, former, isSent(pair.before));
    const says = `${gone.description} was renamed to ${name}`;
    if (formerNamesOf(pair.after.value, name).includes(former))
      return [narrowingChange(pair, withReaders({ ...gone, records: [] }), `${says}. Stored records follow`)];
    return [
      breakingChange(
        pair,
        gone,
        `${says}${withoutMigration(gone, 'x-migrations')}`,
        affectedRecordsAt(gone, ['additionalProperties']),
      ),
    ];
  },
});
