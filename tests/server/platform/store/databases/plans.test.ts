import { afterAll, describe, expect, test } from 'vitest';
import {
  filterCases,
  type ListCase,
  pageCases,
  sortCases,
} from '../../../../../scripts/bench/list/listCases.ts';
import { seedInterfaces } from '../../../../../scripts/bench/list/seedInterfaces.ts';
import { testDatabases } from '../../../../../scripts/testing/testDatabases.ts';
import { entityOf, entityTables } from '../../../../../src/server/platform/operations/catalog.ts';
import type { Sql } from '../../../../../src/server/platform/store/databases/Database.ts';
import { RecordRepository } from '../../../../../src/server/platform/store/records/RecordRepository.ts';

/**
 * Number of records that is enough for the planner to prefer indexes. It prefers them even more with more
 * records.
 */
const count = 20_000;
/**
 * The last database is the PostgreSQL server, whose work does not block this process. The planner is the
 * same.
 */
const { name, open } = testDatabases.at(-1) ?? {
  name: 'none',
  open: () => Promise.reject(new Error('no database')),
};

interface Plan {
  readonly 'Node Type': string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe(`${count} interfaces on ${name}`, async () => {
  const opened = await open();
  await seedInterfaces(opened.database, count);

  afterAll(() => opened.close());

  /** Runs a list. Resolves to the number of its statements, and to the nodes of the plan. */
  async function runPlan({ query }: ListCase) {
    const asked: { text: string; values: readonly unknown[] }[] = [];
    const listening: Sql = {
      query: (text, values = []) => {
        asked.push({ text, values });
        return opened.database.query(text, values);
      },
    };
    await new RecordRepository(listening, entityTables).list({
      ...query,
      omit: entityOf('interface').model.omittedFromList,
    });
    const plans = await Promise.all(
      asked.map(({ text, values }) =>
        opened.database.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
          `EXPLAIN (FORMAT JSON) ${text}`,
          values,
        ),
      ),
    );
    const nodes = plans.flatMap(([row]) => row?.['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)) ?? []);
    const sorts = nodes.filter((node) => node['Node Type'] === 'Sort');
    return { statements: asked.length, nodes: nodes.map((node) => node['Node Type']), sorts };
  }

  test.each(pageCases(count))('the page $name runs one statement on indexes', async (given) => {
    const { statements, nodes } = await runPlan(given);
    expect(statements).toBe(1);
    expect(nodes).not.toContain('Seq Scan');
  });

  test.each(sortCases)('the sort $name runs one statement in the order of an index', async (given) => {
    const { statements, nodes } = await runPlan(given);
    expect(statements).toBe(1);
    expect(nodes.filter((node) => /Seq Scan|Sort/.test(node))).toEqual([]);
  });

  const orders = sortCases.filter(({ query }) =>
    ['interfaceName', 'pendingCount', 'lastScheduleTime'].includes(query.sort?.property ?? ''),
  );

  test.each(orders)(
    'the sort $name after the middle runs one statement on an index',
    async ({ name, query }) => {
      const middle = { ...query, window: { limit: 1, offset: count / 8 } };
      const { lastPosition } = await new RecordRepository(opened.database, entityTables).list(middle);
      if (!lastPosition) throw new Error('Others follow the middle.');
      const given = { name, query: { ...query, window: { limit: 20, after: lastPosition } } };
      const { statements, nodes, sorts } = await runPlan(given);
      expect(statements).toBe(1);
      expect(nodes).not.toContain('Seq Scan');
      // Records without a value come last. The plan sorts two parts of one page each.
      expect(sorts.filter((node) => node['Plan Rows'] > 2 * 21)).toEqual([]);
    },
  );

  test.each(filterCases)('the filter $name runs one statement on indexes', async (given) => {
    const { statements, nodes } = await runPlan(given);
    expect(statements).toBe(1);
    expect(nodes).not.toContain('Seq Scan');
  });

  test('the cases include every filter', () => {
    const { model } = entityOf('interface');
    const tried = new Set(
      filterCases.flatMap(({ query }) => [
        ...Object.keys(query.equals ?? {}),
        ...Object.keys(query.contains ?? {}),
      ]),
    );
    expect(
      model.filtered.filter((property) => !tried.has(property) && !model.ranges.includes(property)),
    ).toEqual([]);
  });
});
