import { entityTables } from '../../../src/server/platform/operations/catalog.ts';
import { encodeCursor } from '../../../src/server/platform/records/handlers/listCursor.ts';
import type { Database, Sql } from '../../../src/server/platform/store/databases/Database.ts';
import type { RecordQuery } from '../../../src/server/platform/store/records/RecordQuery.ts';
import { RecordRepository } from '../../../src/server/platform/store/records/RecordRepository.ts';

/** A request of the console for a page, and the one SQL statement with which the service answers it. */
export interface BenchPage {
  readonly name: string;
  readonly path: string;
  readonly body: object;
  readonly statement: { readonly text: string; readonly values: readonly unknown[] };
}

const pageSize = 20;
const newest = { property: 'time', order: 'desc' } as const;
const byName = { property: 'interfaceName', order: 'asc' } as const;
const day = 24 * 60 * 60_000;

/** Resolves to the statement that the store runs for a list. */
async function captureStatement(database: Database, query: RecordQuery): Promise<BenchPage['statement']> {
  const statements: { text: string; values: readonly unknown[] }[] = [];
  const recorder: Sql = {
    query: (text, values = []) => {
      statements.push({ text, values });
      return database.query(text, values);
    },
  };
  await new RecordRepository(recorder, entityTables).list(query);
  const [first] = statements;
  if (!first || statements.length > 1)
    throw new Error(`A page must run one statement, but it ran ${statements.length}.`);
  return first;
}

/**
 * Returns the pages to measure: the interface list of a family, and three pages of the log. These are the
 * first page, a page of one interface in one week, and a page that begins half a year ago.
 */
export async function benchPagesOf(
  database: Database,
  companyUuid: string,
  interfaceUuid: string,
): Promise<readonly BenchPage[]> {
  const halfAYearAgo = { value: new Date(Date.now() - 182 * day).toISOString(), uuid: '' };
  const week = [-107, -100].map((days) => new Date(Date.now() + days * day).toISOString());
  const [timeFrom = '', timeTo = ''] = week;
  const first = { limit: pageSize, offset: 0 };
  const logs = { entity: 'interfaceLog', companyUuid, sort: newest };
  const common = { pageSize, sort: newest.property, order: newest.order };
  const cases: readonly (readonly [name: string, path: string, body: object, query: RecordQuery])[] = [
    [
      'interface list',
      '/interfaceConfig/query',
      { page: 0, pageSize, interfaceType: 'ERP_DOWN', sort: byName.property, order: byName.order },
      {
        entity: 'interface',
        companyUuid,
        equals: { interfaceType: 'ERP_DOWN' },
        sort: byName,
        window: first,
      },
    ],
    ['log, first page', '/interfacelog/query', { ...common, page: 0 }, { ...logs, window: first }],
    [
      'log, an interface in a week',
      '/interfacelog/query',
      { ...common, page: 0, interfaceUuid, timeFrom, timeTo },
      {
        ...logs,
        equals: { interfaceUuid },
        ranges: [{ property: 'time', from: timeFrom, to: timeTo }],
        window: first,
      },
    ],
    [
      'log, half a year deep',
      '/interfacelog/query',
      { ...common, after: encodeCursor(newest, halfAYearAgo) },
      { ...logs, window: { limit: pageSize, after: halfAYearAgo } },
    ],
  ];
  return Promise.all(
    cases.map(async ([name, path, body, query]) => ({
      name,
      path,
      body,
      statement: await captureStatement(database, query),
    })),
  );
}
