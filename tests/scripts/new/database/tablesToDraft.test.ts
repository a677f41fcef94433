import { expect, test } from 'vitest';
import type { ColumnRow, ConstraintRow } from '../../../../scripts/new/database/readTables.ts';
import { tablesToDraft } from '../../../../scripts/new/database/tablesToDraft.ts';

const columnOf = (table: string, name: string, more: Partial<ColumnRow> = {}): ColumnRow => ({
  table,
  name,
  type: 'text',
  labels: [],
  required: true,
  generated: false,
  initial: null,
  comment: null,
  ...more,
});

const keyOf = (table: string, kind: 'p' | 'u', ...columns: readonly string[]): ConstraintRow => ({
  table,
  kind,
  columns,
  target: null,
  targetColumns: [],
  definition: '',
});

/** Returns the draft of tables with text columns, whose first column is the primary key. */
function draftOf(tables: Readonly<Record<string, readonly string[]>>) {
  const names = Object.keys(tables);
  return tablesToDraft({
    database: 'shop',
    schema: 'public',
    tables: names.map((name) => ({ name, comment: null })),
    columns: names.flatMap((table) => (tables[table] ?? []).map((name) => columnOf(table, name))),
    constraints: names.map((table) => keyOf(table, 'p', tables[table]?.[0] ?? '')),
  });
}

test('Chinese names of tables and columns are captions', () => {
  const [entity] = draftOf({ 订单: ['编号', 'state'] }).entities;
  expect(entity).toMatchObject({ name: 'shopRecord', title: '订单' });
  expect(entity?.properties.map(({ name, value }) => [name, value.title])).toEqual([
    ['field', '编号'],
    ['state', undefined],
  ]);
});

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
  [
    { orders: ['number', 'version', 'constructor'] },
    { order: ['number', 'version2', 'constructor'] },
    ['public.orders.version'],
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

/** Columns of a table with the surrogate key `id`. */
const columns = [
  columnOf('invoice', 'id', { type: 'bigint', generated: true }),
  columnOf('invoice', 'tenant_id', { type: 'uuid' }),
  columnOf('invoice', 'number'),
  columnOf('invoice', 'serial', { initial: "nextval('serial'::regclass)" }),
  columnOf('invoice', 'total', { generated: true }),
  columnOf('invoice', 'place', { type: 'point' }),
  columnOf('invoice', 'email', { required: false }),
];

/** Constraints of the table: the kind, then the columns. → natural key */
const keys: readonly [constraints: readonly string[], naturalKey: readonly string[]][] = [
  [['p id'], []],
  [
    ['p id', 'u tenant_id number'],
    ['tenantId', 'number'],
  ],
  // Each of these columns has no value in a record, or a value that several records share.
  ...['id', 'serial', 'total', 'place', 'email'].map((name): [string[], string[]] => [
    ['p id', `u tenant_id ${name}`, 'u number'],
    ['number'],
  ]),
  [['p tenant_id id', 'u number'], ['number']],
  [['p number', 'u tenant_id'], ['number']],
];

test.each(keys)('of the keys %j, the natural key is %j', (given, naturalKey) => {
  const constraints = given.map((text) => {
    const [kind, ...names] = text.split(' ');
    return keyOf('invoice', kind === 'p' ? 'p' : 'u', ...names);
  });
  const tables = [{ name: 'invoice', comment: null }];
  const { entities } = tablesToDraft({ database: 'shop', schema: 'public', tables, columns, constraints });
  expect(entities[0]?.naturalKey).toEqual(naturalKey);
});
