import { expect, test } from 'vitest';
import type { ConstraintRow } from '../../../../scripts/new/database/readTables.ts';
import { tablesToDraft } from '../../../../scripts/new/database/tablesToDraft.ts';

/** Returns the draft of tables with text columns, whose first column is the primary key. */
function draftOf(tables: Readonly<Record<string, readonly string[]>>) {
  const names = Object.keys(tables);
  return tablesToDraft({
    database: 'shop',
    schema: 'public',
    tables: names.map((name) => ({ name, comment: null })),
    columns: names.flatMap((table) =>
      (tables[table] ?? []).map((name) => ({
        table,
        name,
        type: 'text',
        labels: [],
        required: false,
        generated: false,
        initial: null,
        comment: null,
      })),
    ),
    constraints: names.map(
      (table): ConstraintRow => ({
        table,
        kind: 'p',
        columns: [tables[table]?.[0] ?? ''],
        target: null,
        targetColumns: [],
        definition: '',
      }),
    ),
  });
}

/** Tables with their columns → entities with their properties. */
const cases: readonly [
  tables: Record<string, readonly string[]>,
  entities: Record<string, readonly string[]>,
  renamed: readonly string[],
][] = [
  [{ orders: ['number', 'state'] }, { order: ['number', 'state'] }, []],
  [{ orders: ['编号', '状态'] }, { order: ['field', 'field2'] }, ['public.orders.状态']],
  [
    { orders: ['number', 'order_no', 'orderNo'] },
    { order: ['number', 'orderNo', 'orderNo2'] },
    ['public.orders.orderNo'],
  ],
  [{ order: ['number'], orders: ['number'] }, { order: ['number'], shopOrder: ['number'] }, []],
  [{ 订单: ['number'], 客户: ['number'] }, { shopRecord: ['number'], shopRecord2: ['number'] }, []],
];

test.each(cases)('%j has unique names', (tables, entities, renamed) => {
  const draft = draftOf(tables);
  const properties = draft.entities.map((entity) => [entity.name, entity.properties.map(({ name }) => name)]);
  expect(Object.fromEntries(properties)).toEqual(entities);
  expect(draft.entities.map(({ naturalKey }) => naturalKey)).toEqual(
    Object.values(entities).map((names) => [names[0]]),
  );
  expect(draft.notes.map(({ at }) => at)).toEqual(renamed);
});
