import { tables } from '../../../src/server/catalog.ts';
import { cursorOf } from '../../../src/server/crud/listCursor.ts';
import type { Database, Sql } from '../../../src/server/store/Database.ts';
import type { DocumentQuery } from '../../../src/server/store/DocumentQuery.ts';
import { Documents } from '../../../src/server/store/Documents.ts';

/** A page as the console asks for it, and the one statement that the service answers it with. */
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

/** What the store asks the database for a list. */
async function statementOf(database: Database, query: DocumentQuery): Promise<BenchPage['statement']> {
  const asked: { text: string; values: readonly unknown[] }[] = [];
  const listening: Sql = {
    query: (text, values = []) => {
      asked.push({ text, values });
      return database.query(text, values);
    },
  };
  await new Documents(listening, tables).list(query);
  const [first] = asked;
  if (!first || asked.length > 1) throw new Error(`A page is one statement, not ${asked.length}.`);
  return first;
}

/** The list of a family, and the log: its beginning, one interface in a week, and what follows an entry in its middle. */
export async function pagesOf(
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
  const cases: readonly (readonly [name: string, path: string, body: object, query: DocumentQuery])[] = [
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
      { ...common, after: cursorOf(newest, halfAYearAgo) },
      { ...logs, window: { limit: pageSize, after: halfAYearAgo } },
    ],
  ];
  return Promise.all(
    cases.map(async ([name, path, body, query]) => ({
      name,
      path,
      body,
      statement: await statementOf(database, query),
    })),
  );
}
