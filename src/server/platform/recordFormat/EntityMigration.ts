import isEqual from 'fast-deep-equal';
import { parseCheckedJson, stringifyExactJson } from '../../../contract/json/exactJson.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { EntityModel } from '../../../contract/model/entity.ts';
import type { RecordMigration } from '../../../contract/model/recordMigration.ts';
import { servicePhrasesOf } from '../base/servicePhrases.ts';
import type { EntityDefinition } from '../operations/catalog.ts';
import { quoteIdentifier, quoteLiteral, type Sql } from '../store/databases/Database.ts';
import { naturalKeyOf } from '../store/records/KeyedRecord.ts';
import type { EntityTable } from '../store/schema/EntityTable.ts';
import { createProblemFinder } from './createProblemFinder.ts';
import { nameBefore } from './followNames.ts';
import { ConversionError, type Json, RecordConverter } from './RecordConverter.ts';
import type { ResultCollector } from './ResultCollector.ts';

/** Messages of a start and of commands are in English. */
const phrases = servicePhrasesOf('en-US');

/** Number of records that are read and written at once. */
const batchSize = 500;

interface StoredRecord {
  readonly uuid: string;
  readonly companyUuid: string;
  readonly record: Json;
}

/** Yields the records of a table in batches, in the order of their uuids. */
async function* readBatches(
  sql: Sql,
  table: string,
  value: string,
  condition = 'true',
): AsyncGenerator<readonly StoredRecord[]> {
  let last = '';
  for (;;) {
    const rows = await sql.query<{ uuid: string; companyUuid: string; data: string }>(
      `SELECT uuid, company_uuid AS "companyUuid", ${value} AS data FROM ${table}
        WHERE uuid > $1 AND ${condition} ORDER BY uuid LIMIT ${batchSize}`,
      [last],
    );
    if (rows.length === 0) return;
    last = rows.at(-1)?.uuid ?? last;
    yield rows.flatMap(({ data, ...keys }) => {
      const record: unknown = parseCheckedJson(data);
      return isRecord(record) ? [{ ...keys, record }] : [];
    });
  }
}

/** Migrates the records of one entity, forward or back. */
export class EntityMigration {
  readonly #sql: Sql;
  readonly #model: EntityModel;
  readonly #migrations: readonly RecordMigration[];
  readonly #isForward: boolean;
  readonly #converter: RecordConverter;
  readonly #findProblems: ReturnType<typeof createProblemFinder>;
  readonly #results: ResultCollector;

  constructor(
    sql: Sql,
    entity: EntityDefinition,
    migrations: readonly RecordMigration[],
    isForward: boolean,
    results: ResultCollector,
  ) {
    this.#sql = sql;
    this.#model = entity.model;
    this.#migrations = migrations;
    this.#isForward = isForward;
    this.#converter = new RecordConverter(migrations, entity.model.secrets);
    this.#findProblems = createProblemFinder(entity, migrations, phrases);
    this.#results = results;
  }

  /** @param writes whether changed records are written */
  async run(table: EntityTable, tableName: string, writes: boolean): Promise<void> {
    const tableSql = quoteIdentifier(tableName);
    const keys = new Map<string, string>();
    // Keys are exchanged in any order, and no two records may have the same key meanwhile.
    if (writes && this.#changesKey()) await this.#sql.query(`UPDATE ${tableSql} SET natural_key = NULL`);
    for await (const batch of readBatches(this.#sql, tableSql, 'data::text')) {
      const written: { uuid: string; naturalKey: string | null; record: Json }[] = [];
      for (const { uuid, companyUuid, record } of batch) {
        const converted = await this.#convert(uuid, record);
        if (!converted) continue;
        const naturalKey = this.#naturalKeyOf(converted);
        this.#reportDuplicate(keys, companyUuid, uuid, naturalKey);
        if (this.#changesKey() || !isEqual(converted, record))
          written.push({ uuid, naturalKey, record: converted });
      }
      // After a failure, the caller rolls back.
      if (writes && written.length > 0 && !this.#results.hasFailures)
        await this.#write(table, tableSql, written);
    }
  }

  /** Migrates removed records. One that cannot be migrated is deleted. */
  async runRecycleBin(): Promise<void> {
    const condition = `entity = ${quoteLiteral(this.#model.name)}`;
    for await (const batch of readBatches(this.#sql, 'removed', 'data::text', condition))
      for (const { uuid, record } of batch) {
        const converted = await this.#tryConvert(record);
        await this.#sql.query(
          converted
            ? `UPDATE removed SET data = $2::jsonb WHERE uuid = $1 AND ${condition}`
            : `DELETE FROM removed WHERE uuid = $1 AND ${condition}`,
          converted ? [uuid, stringifyExactJson(converted)] : [uuid],
        );
      }
  }

  /**
   * Migrates the versions of records in the change log. Resolves to the number of versions that cannot be
   * migrated and stay.
   */
  async runVersions(log: string, writes: boolean): Promise<number> {
    const logSql = quoteIdentifier(log);
    const condition = `data->>'kind' = ${quoteLiteral(this.#model.name)} AND data ? 'record'`;
    let kept = 0;
    for await (const batch of readBatches(this.#sql, logSql, `data->>'record'`, condition))
      for (const { uuid, record } of batch) {
        const converted = await this.#tryConvert(record);
        if (!converted) kept += 1;
        else if (writes && !isEqual(converted, record))
          await this.#sql.query(
            `UPDATE ${logSql} SET data = jsonb_set(data, '{record}', to_jsonb($2::text)) WHERE uuid = $1`,
            [uuid, stringifyExactJson(converted)],
          );
      }
    return kept;
  }

  #changesKey(): boolean {
    const { naturalKey } = this.#model;
    const names = this.#isForward ? naturalKey : naturalKey.map((name) => nameBefore(name, this.#migrations));
    return this.#migrations.some(
      ({ path, property, former, convert, choices }) =>
        path.length === 0 &&
        (convert !== undefined || choices !== undefined) &&
        names.some((name) => name === property || name === former),
    );
  }

  #naturalKeyOf(record: Json): string | null {
    if (this.#isForward) return naturalKeyOf(this.#model, record);
    const naturalKey = this.#model.naturalKey.map((name) => nameBefore(name, this.#migrations));
    return naturalKeyOf({ ...this.#model, naturalKey }, record);
  }

  #reportDuplicate(
    keys: Map<string, string>,
    companyUuid: string,
    uuid: string,
    naturalKey: string | null,
  ): void {
    if (naturalKey === null || !this.#changesKey()) return;
    const key = JSON.stringify([companyUuid, naturalKey]);
    const other = keys.get(key);
    keys.set(key, uuid);
    if (other !== undefined)
      this.#fail(uuid, this.#model.naturalKey.join(', '), `The record ${other} has the same values.`);
  }

  #fail(uuid: string, property: string, reason: string): void {
    this.#results.fail({ entity: this.#model.name, uuid, property, reason });
  }

  #apply(record: Json): ReturnType<RecordConverter['convert']> {
    return this.#isForward ? this.#converter.convert(record) : this.#converter.revert(record);
  }

  /** Returns the migrated record; undefined after a failure, which it reports. */
  async #convert(uuid: string, record: Json): Promise<Json | undefined> {
    try {
      const { record: converted, changes } = await this.#apply(record);
      this.#results.add(changes);
      const problems = this.#isForward ? this.#findProblems({ ...converted, uuid }) : [];
      for (const { field, message } of problems) this.#fail(uuid, field, message);
      return problems.length === 0 ? converted : undefined;
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      this.#fail(uuid, error.property, error.reasonIn(phrases));
      return undefined;
    }
  }

  async #tryConvert(record: Json): Promise<Json | undefined> {
    try {
      const { record: converted } = await this.#apply(record);
      return converted;
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      return undefined;
    }
  }

  async #write(
    { waitingSplit }: EntityTable,
    tableSql: string,
    records: readonly { uuid: string; naturalKey: string | null; record: Json }[],
  ): Promise<void> {
    // A revert leads to names that the expression does not contain.
    const finished =
      waitingSplit && this.#isForward
        ? `, ${waitingSplit.column} = ${waitingSplit.isFinishedSql('given.data::jsonb')}`
        : '';
    await this.#sql.query(
      `UPDATE ${tableSql} AS stored SET data = given.data::jsonb, natural_key = given.natural_key${finished}
         FROM unnest($1::text[], $2::text[], $3::text[]) AS given (uuid, natural_key, data)
        WHERE stored.uuid = given.uuid`,
      [
        records.map(({ uuid }) => uuid),
        records.map(({ naturalKey }) => naturalKey),
        records.map(({ record }) => stringifyExactJson(record)),
      ],
    );
  }
}
