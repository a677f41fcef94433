import { afterAll, describe, expect, test } from 'vitest';
import { interfaceCount, seedLogs } from '../../../../../scripts/bench/service/seedLogs.ts';
import { testDatabases } from '../../../../../scripts/testing/testDatabases.ts';
import { entityTables } from '../../../../../src/server/platform/operations/catalog.ts';
import { quoteLiteral, type Sql } from '../../../../../src/server/platform/store/databases/Database.ts';
import type { RecordQuery } from '../../../../../src/server/platform/store/records/RecordQuery.ts';
import { RecordRepository } from '../../../../../src/server/platform/store/records/RecordRepository.ts';

const count = 30_000;
const companyUuid = 'company';
const { name, open } = testDatabases.at(-1) ?? {
  name: 'none',
  open: () => Promise.reject(new Error('no database')),
};

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Returns the number of entries of an index or a table that a node read. */
const seenBy = (node: Plan): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

interface ExplainedRow {
  readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const executedNodesOf = (rows: readonly ExplainedRow[]): readonly Plan[] =>
  rows
    .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))
    .filter((node) => node['Actual Loops'] > 0);

const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
const newest = { property: 'time', order: 'desc' } as const;
const week = [{ property: 'time', from: daysAgo(107), to: daysAgo(100) }];
const day = [{ property: 'time', from: daysAgo(101), to: daysAgo(100) }];
const error = { level: 'ERROR' };

describe(`${count} log entries of a year on ${name}`, async () => {
  const opened = await open();
  await seedLogs(opened.database, companyUuid, count);
  const [row] = await opened.database.query<{ one: string; value: string; uuid: string }>(
    `SELECT md5('interface' || ${interfaceCount - 1}) AS one, to_json("instant time") #>> '{}' AS value, uuid
       FROM "document_interfaceLog" ORDER BY "instant time" OFFSET ${count / 2} LIMIT 1`,
  );
  if (!row) throw new Error('No entry was made.');
  const interfaceUuid = row.one;
  const middle = row;

  afterAll(() => opened.close());

  /**
   * Runs a list. Resolves to its result, the number of its statements, and the executed nodes of the plan.
   */
  async function runPlan(query: Partial<RecordQuery>) {
    const asked: { text: string; values: readonly unknown[]; keepsPlan: boolean }[] = [];
    const listening: Sql = {
      query: (text, values = [], { keepsPlan = false } = {}) => {
        asked.push({ text, values, keepsPlan });
        return opened.database.query(text, values);
      },
    };
    const first = { limit: 20, offset: 0 };
    const given = { entity: 'interfaceLog', companyUuid, sort: newest, window: first, ...query };
    const found = await new RecordRepository(listening, entityTables).list(given);
    const [{ text, values, keepsPlan } = { text: '', values: [], keepsPlan: false }] = asked;
    const own = await opened.database.query<ExplainedRow>(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    const kept = keepsPlan ? executedNodesOf(await explainKeptPlan(text, values)) : undefined;
    return { found, statements: asked.length, run: executedNodesOf(own), kept };
  }

  /** Explains a statement with the plan that suits all values. */
  const explainKeptPlan = (text: string, values: readonly unknown[]): Promise<readonly ExplainedRow[]> =>
    opened.database.transaction(async (sql) => {
      await sql.query('SET LOCAL plan_cache_mode = force_generic_plan');
      await sql.query(`PREPARE kept AS ${text}`);
      const literals = values.map((value) => quoteLiteral(String(value)));
      const rows = await sql.query<ExplainedRow>(
        `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE kept (${literals.join(', ')})`,
      );
      await sql.query('DEALLOCATE kept');
      return rows;
    });

  /**
   * Returns the sequential scans of large partitions. Those of coming months are empty, and the oldest one has
   * few entries late in a month. PostgreSQL reads a small partition whole, because that is faster.
   */
  const sequentialScans = (run: readonly Plan[]) =>
    run.filter((node) => node['Node Type'] === 'Seq Scan' && seenBy(node) > 1000);
  const rowsOf = (run: readonly Plan[]) =>
    run.filter((node) => node['Relation Name'] !== undefined).reduce((sum, node) => sum + seenBy(node), 0);

  /** Query of a list → the maximum number of rows that it may read, for the page and for its count. */
  const lists: readonly [asks: string, query: () => Partial<RecordQuery>, most: number][] = [
    ['the newest entries', () => ({}), 10_100],
    // The page may read the oldest partition whole, if that is small.
    ['the oldest entries', () => ({ sort: { property: 'time', order: 'asc' } }), 11_000],
    ['entries after the middle', () => ({ window: { limit: 20, after: middle } }), 10_100],
    [
      'entries after the middle in ascending order',
      () => ({ sort: { property: 'time', order: 'asc' }, window: { limit: 20, after: middle } }),
      10_100,
    ],
    ['an interface', () => ({ equals: { interfaceUuid } }), 400],
    ['an interface in a week', () => ({ equals: { interfaceUuid }, ranges: week }), 100],
    [
      'an interface, after the middle',
      () => ({ equals: { interfaceUuid }, window: { limit: 20, after: middle } }),
      400,
    ],
    ['a level of an interface', () => ({ equals: { ...error, interfaceUuid } }), 400],
    ['a level', () => ({ equals: error }), 800],
    ['two levels', () => ({ oneOf: { level: ['ERROR', 'WARN'] } }), 2500],
    [
      'two levels, after the middle',
      () => ({ oneOf: { level: ['ERROR', 'WARN'] }, window: { limit: 20, after: middle } }),
      2500,
    ],
    ['a level in a week', () => ({ equals: error, ranges: week }), 100],
    ['a level, after the middle', () => ({ equals: error, window: { limit: 20, after: middle } }), 800],
    ['an unused type', () => ({ equals: { type: 'SCHEDULE' } }), 400],
    ['a family', () => ({ equals: { interfaceType: 'WCS_UP' } }), 10_100],
    ['a week', () => ({ ranges: week }), 1300],
    ['a text in a day', () => ({ ranges: day, contains: { data: 'abc' } }), 400],
  ];

  test.each(lists)(
    'the list of %s runs one statement that reads only the needed rows of an index',
    async (_, query, most) => {
      const { statements, run, kept } = await runPlan(query());
      expect(statements).toBe(1);
      for (const nodes of [run, ...(kept ? [kept] : [])]) {
        expect(sequentialScans(nodes)).toEqual([]);
        expect(rowsOf(nodes)).toBeLessThanOrEqual(most);
        const sorts = nodes.filter((node) => /Sort/.test(node['Node Type']));
        expect(sorts.filter((node) => node['Actual Rows'] > most)).toEqual([]);
      }
    },
  );

  test('a page by number equals the page by cursor', async () => {
    const { found } = await runPlan({ window: { limit: 20, offset: 40 } });
    const { lastPosition } = (await runPlan({ window: { limit: 40, offset: 0 } })).found;
    if (!lastPosition) throw new Error('There is more than one page.');
    const next = await runPlan({ window: { limit: 20, after: lastPosition } });
    expect(next.found).toEqual(found);
    expect(found).toMatchObject({ count: 10_000, isCountCapped: true });
  });
});
