import {
  createRecordTest,
  type RecordValidators,
  type RecordViolation,
} from '../../generator/diff/recordViolations.ts';
import type { AffectedRecordsQuery, SchemaChange } from '../../generator/diff/SchemaChange.ts';
import type { UpgradeRecord } from '../../src/server/platform/recordFormat/createUpgrade.ts';
import { ConversionError } from '../../src/server/platform/recordFormat/RecordConverter.ts';
import { quoteIdentifier, type Sql } from '../../src/server/platform/store/databases/Database.ts';
import { findTables } from '../../src/server/platform/store/schema/recordFormat.ts';

/** A stored record with all its properties. */
interface RawRecord {
  readonly uuid: string;
  readonly companyUuid: string;
  readonly record: Readonly<Record<string, unknown>>;
  /** A pending migration cannot convert the record, which therefore has its old form. */
  readonly isOld?: true;
}

/** Number of records that one query reads. */
const pageSize = 500;

/**
 * Columns of a record. If the table has a column for system counters, they are included (`x-system-counter`).
 */
const recordSql = `uuid, company_uuid AS "companyUuid", data || COALESCE(to_jsonb(stored)->'apart', '{}') AS record`;

/**
 * Yields every stored record of an entity in the order of the uuids, read in pages. Yields none without a
 * table.
 */
async function* storedRecords(sql: Sql, entity: string): AsyncIterable<RawRecord> {
  const table = (await findTables(sql)).get(entity);
  if (table === undefined) return;
  let after = '';
  while (true) {
    const page: readonly RawRecord[] = await sql.query<RawRecord>(
      `SELECT ${recordSql} FROM ${quoteIdentifier(table)} AS stored WHERE uuid > $1 ORDER BY uuid LIMIT ${pageSize}`,
      [after],
    );
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    after = last.uuid;
  }
}

type ReadRecords = () => AsyncIterable<RawRecord>;

/** Yields every stored record after the pending migrations. */
async function* upgradedRecords(sql: Sql, entity: string, upgrade: UpgradeRecord): AsyncIterable<RawRecord> {
  for await (const stored of storedRecords(sql, entity)) {
    try {
      yield { ...stored, record: await upgrade(entity, stored.record) };
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      yield { ...stored, isOld: true };
    }
  }
}

/** A stored record that a change invalidates. */
export type NamedRecord = Pick<RawRecord, 'uuid' | 'companyUuid'> & { readonly name?: string };

/** The stored records of an entity that a change invalidates. */
export interface AffectedRecords {
  readonly entity: string;
  readonly count: number;
  /** A few of them, in the order of their uuids. */
  readonly first: readonly NamedRecord[];
  /** Number of records that a pending migration cannot convert. They are not tested. */
  readonly oldCount: number;
}

/** Maximum number of records that a report names. */
const maxNamedRecords = 5;

/** The parts of the newer schemas that decide about stored records. */
export interface NewerSchemas {
  readonly violations: RecordValidators;
  /** Resolves to a stored record after the pending migrations. */
  readonly upgrade: UpgradeRecord;
  readonly displayPropertyOf: (entity: string) => string;
}

type RecordTest = (stored: RawRecord, violations: () => readonly RecordViolation[]) => boolean;

/**
 * Finds the stored records that each change invalidates, one entity after the other. It reads every record
 * once for all changes, and once more for each new natural key.
 */
export async function findAffectedRecords(
  sql: Sql,
  changes: readonly SchemaChange[],
  newer: NewerSchemas,
): Promise<ReadonlyMap<SchemaChange, readonly AffectedRecords[]>> {
  const found = new Map<SchemaChange, AffectedRecords[]>();
  const entities = new Set(changes.flatMap(({ queries }) => queries.map(({ entity }) => entity)));
  for (const entity of [...entities].sort()) {
    const read = () => upgradedRecords(sql, entity, newer.upgrade);
    const asked = await createTests(read, entity, changes);
    for (const [change, affected] of await countAffected(read, entity, asked, newer))
      found.set(change, [...(found.get(change) ?? []), affected]);
  }
  return found;
}

/** Returns the changes that concern an entity, each with tests that return true for invalidated records. */
async function createTests(
  read: ReadRecords,
  entity: string,
  changes: readonly SchemaChange[],
): Promise<[SchemaChange, RecordTest[]][]> {
  const asked: [SchemaChange, RecordTest[]][] = [];
  for (const change of changes) {
    const queries = change.queries.filter((query) => query.entity === entity);
    const tests = await Promise.all(queries.map((query) => createTest(read, query)));
    if (tests.length > 0) asked.push([change, tests]);
  }
  return asked;
}

async function createTest(read: ReadRecords, question: AffectedRecordsQuery): Promise<RecordTest> {
  if ('fails' in question) {
    const holds = createRecordTest(question.fails);
    return ({ record }) => !holds(record);
  }
  if ('shares' in question) {
    const counts = new Map<string, number>();
    const keyOf = ({ companyUuid, record }: RawRecord) =>
      JSON.stringify([companyUuid, ...question.shares.map((property) => record[property])]);
    for await (const stored of read())
      if (!stored.isOld) counts.set(keyOf(stored), (counts.get(keyOf(stored)) ?? 0) + 1);
    return (stored) => (counts.get(keyOf(stored)) ?? 0) > 1;
  }
  return (_, violations) => violations().some((violation) => matchesViolation(question, violation));
}

type AtPath = Extract<AffectedRecordsQuery, { readonly path: readonly string[] }>;

/**
 * Returns whether a violation is at the path of a query. With keywords, it must be exactly at the path.
 * Without keywords, it may also be below it.
 */
function matchesViolation({ path, keywords }: AtPath, violation: RecordViolation): boolean {
  const isThere = path.every((part, index) =>
    part === '*' ? index < violation.path.length : part === violation.path[index],
  );
  if (keywords === undefined) return isThere;
  return isThere && path.length === violation.path.length && keywords.includes(violation.keyword);
}

async function countAffected(
  read: ReadRecords,
  entity: string,
  asked: readonly [SchemaChange, RecordTest[]][],
  newer: NewerSchemas,
): Promise<[SchemaChange, AffectedRecords][]> {
  const tallies = asked.map(([change, tests]) => ({ change, tests, count: 0, first: [] as NamedRecord[] }));
  const validate = newer.violations(entity);
  const naming = newer.displayPropertyOf(entity);
  let oldCount = 0;
  for await (const stored of read()) {
    if (stored.isOld) {
      oldCount += 1;
      continue;
    }
    let known: readonly RecordViolation[] | undefined;
    const violations = (): readonly RecordViolation[] => (known ??= validate?.(stored.record) ?? []);
    for (const tally of tallies) {
      if (!tally.tests.some((test) => test(stored, violations))) continue;
      tally.count += 1;
      if (tally.first.length < maxNamedRecords) tally.first.push(namedRecordOf(naming, stored));
    }
  }
  return tallies.map(({ change, count, first }) => [change, { entity, count, first, oldCount }]);
}

function namedRecordOf(naming: string, { uuid, companyUuid, record }: RawRecord): NamedRecord {
  const name = record[naming];
  return { uuid, companyUuid, ...(typeof name === 'string' && { name }) };
}
