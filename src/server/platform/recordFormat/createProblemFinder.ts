import type { Row } from '../../../contract/api/envelope.ts';
import type { RecordMigration } from '../../../contract/model/recordMigration.ts';
import type { FieldError } from '../../../contract/validation/fieldErrors.ts';
import type { LocalePhrases } from '../base/servicePhrases.ts';
import type { EntityDefinition } from '../operations/catalog.ts';
import { findSchemaProblems } from '../records/checks/assertValid.ts';
import { toVisibleRow } from '../records/rows/storedRow.ts';
import { changedPropertyOf } from './followNames.ts';

/**
 * Returns a function that returns the problems of a migrated record in the properties that the migrations change.
 * Other properties may be incomplete, because a record can be saved before it is valid. The same applies to a
 * renamed property without a value.
 */
export function createProblemFinder(
  entity: EntityDefinition,
  migrations: readonly RecordMigration[],
  phrases: LocalePhrases,
): (row: Row) => FieldError[] {
  const nameOf = (migration: RecordMigration) => changedPropertyOf(migration, migrations);
  const changed = new Set(migrations.map(nameOf));
  const converted = new Set(migrations.filter(({ convert }) => convert !== undefined).map(nameOf));
  return (row) => {
    const record = toVisibleRow(entity.model, row, new Date());
    const { problems, broken } = findSchemaProblems(entity, record, phrases);
    return [...problems, ...broken].filter(({ field }) => {
      const [name = ''] = field.split('.');
      return changed.has(name) && (record[name] !== undefined || converted.has(name));
    });
  };
}
