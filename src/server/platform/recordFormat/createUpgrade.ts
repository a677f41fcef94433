import type { RecordMigration } from '../../../contract/model/recordMigration.ts';
import type { Json } from './RecordConverter.ts';

/** Resolves to the current form of a record of an entity. Rejects with a ConversionError. */
export type UpgradeRecord = (entity: string, record: Json) => Promise<Json>;

/**
 * Returns the conversion of records of an older format without a change of the database.
 * @param from the format of the records
 * @param migrations those of all entities, the oldest version first
 */
export async function createUpgrade(
  from: number,
  migrations: readonly RecordMigration[],
): Promise<UpgradeRecord> {
  const pending = migrations.filter(({ version }) => version > from);
  if (pending.length === 0) return async (_, record) => record;
  const { RecordConverter } = await import('./RecordConverter.ts');
  const converters = new Map(
    [...new Set(pending.map(({ entity }) => entity))].map((name) => [
      name,
      new RecordConverter(pending.filter(({ entity }) => entity === name)),
    ]),
  );
  return async (entity, record) => (await converters.get(entity)?.convert(record))?.record ?? record;
}
