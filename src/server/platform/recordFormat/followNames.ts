import type { RecordMigration } from '../../../contract/model/recordMigration.ts';

const isOfRecord = ({ path }: RecordMigration): boolean => path.length === 0;

/** Returns the name of a property of records after these migrations, in the order of their versions. */
export const nameAfter = (name: string, migrations: readonly RecordMigration[]): string =>
  migrations
    .filter(isOfRecord)
    .reduce((current, { former, property }) => (former === current ? (property ?? current) : current), name);

/** Returns the name of a property of records before these migrations, in the order of their versions. */
export const nameBefore = (name: string, migrations: readonly RecordMigration[]): string =>
  migrations
    .filter(isOfRecord)
    .reduceRight((current, { former, property }) => (property === current ? former : current), name);

/** Returns the current name of the property of the record that a migration changes. */
export function changedPropertyOf(
  { version, path, property, former }: RecordMigration,
  all: readonly RecordMigration[],
): string {
  const [first] = path;
  return first === undefined
    ? nameAfter(
        property ?? former,
        all.filter((one) => one.version > version),
      )
    : nameAfter(
        first,
        all.filter((one) => one.version >= version),
      );
}
