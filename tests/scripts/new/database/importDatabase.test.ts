import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProject } from '../../../../generator/pipeline/generateOutputs.ts';
import { importDatabase } from '../../../../scripts/new/importSource.ts';
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../../../scripts/testing/startTemporaryPostgres.ts';
import { copyProject, type ProjectFolder } from '../projectCopy.ts';

const tables = `
CREATE TYPE order_state AS ENUM ('NEW', 'PAID', 'SENT');
CREATE TABLE currencies (code char(3) PRIMARY KEY, name varchar(40) NOT NULL);
CREATE TABLE customers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_no varchar(20) NOT NULL UNIQUE,
  email text,
  kind text NOT NULL DEFAULT 'RETAIL' CHECK (kind IN ('RETAIL', 'TRADE'))
);
COMMENT ON TABLE customers IS '客户';
COMMENT ON COLUMN customers.customer_no IS '客户编号';
CREATE TABLE sales_orders (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  number varchar(30) NOT NULL,
  customer_id bigint NOT NULL REFERENCES customers,
  currency char(3) REFERENCES currencies,
  state order_state NOT NULL DEFAULT 'NEW',
  total numeric(12, 2),
  lines jsonb,
  ordered_at timestamptz NOT NULL DEFAULT now(),
  place point,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (number, version)
);
COMMENT ON COLUMN sales_orders.number IS 'Order number. The ERP gives it.';
CREATE TABLE notes (text text);
`;

let postgres: TemporaryPostgres;
let project: ProjectFolder;

const run = async (sql: string): Promise<void> => {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(sql);
  await client.end();
};

beforeAll(async () => {
  project = copyProject();
  postgres = await startTemporaryPostgres();
  await run(tables);
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  project?.remove();
});

test('the tables become entities that pass every rule', async () => {
  const before = readProject(project.root).problems;
  const report = await importDatabase(project.root, postgres.url, 'shop');
  expect(readProject(project.root).problems).toEqual(before);
  expect(report).toContain('Entities: currency, customer, salesOrder.');
  expect(report).toContain('the table is left out, because it has no primary key\n        public.notes');
  expect(report).toContain('schema files have no type for point\n        public.sales_orders.place');
});

test.each([
  ['currency', { 'x-natural-key': ['code'], properties: { code: { maxLength: 3 } } }],
  [
    'customer',
    { title: 'Customer', 'x-i18n': { 'zh-CN': { title: '客户' } }, 'x-natural-key': ['customerNo'] },
  ],
  [
    'customer',
    { properties: { customerNo: { title: 'Customer no', 'x-i18n': { 'zh-CN': { title: '客户编号' } } } } },
  ],
  [
    'customer',
    { properties: { kind: { default: 'RETAIL', oneOf: [{ const: 'RETAIL' }, { const: 'TRADE' }] } } },
  ],
  ['salesOrder', { required: ['number', 'customerId'] }],
  [
    'salesOrder',
    { properties: { number: { title: 'Order number', description: 'Order number. The ERP gives it.' } } },
  ],
  [
    'salesOrder',
    {
      properties: {
        customerId: {
          type: 'string',
          'x-reference': { operation: 'customer.query', value: 'uuid', label: 'customerNo' },
        },
      },
    },
  ],
  [
    'salesOrder',
    {
      properties: {
        currency: {
          maxLength: 3,
          'x-reference': { operation: 'currency.query', value: 'code', label: 'name' },
        },
      },
    },
  ],
  [
    'salesOrder',
    {
      properties: {
        state: { default: 'NEW', oneOf: [{ const: 'NEW' }, { const: 'PAID' }, { const: 'SENT' }] },
      },
    },
  ],
  [
    'salesOrder',
    {
      properties: {
        lines: { type: 'string', 'x-ui': { widget: 'json' } },
        orderedAt: { format: 'date-time' },
      },
    },
  ],
])('%s has the facts of its table', (name, want) => {
  expect(project.read(`schemas/entities/${name}.schema.json`)).toMatchObject(want);
});

test('a column with the name of a property of the service gets another name, also in its unique key', () => {
  expect(project.read('schemas/entities/salesOrder.schema.json')).toMatchObject({
    properties: { version2: { type: 'integer' } },
    'x-natural-key': ['number', 'version2'],
  });
});

test('a second import merges', async () => {
  project.edit(
    'schemas/entities/customer.schema.json',
    '"title": "Customer no"',
    '"title": "Customer number"',
  );
  await run('ALTER TABLE customers ADD phone varchar(30)');
  const report = await importDatabase(project.root, postgres.url, 'shop');
  expect(report).toMatch(/\/properties\/phone\n.*additive/);
  expect(project.read('schemas/entities/customer.schema.json')).toMatchObject({
    properties: { customerNo: { title: 'Customer number' }, phone: { maxLength: 30 } },
  });
});

test.each([
  ['postgres://user:secret@127.0.0.1:1/none', undefined, 'postgres://127.0.0.1:1/none cannot be read'],
  [undefined, 'nowhere', 'The schema "nowhere" has no tables.'],
])('the database %s with the schema %s is refused without credentials', async (url, schema, message) => {
  const failure = importDatabase(project.root, url ?? postgres.url, 'shop', schema);
  await expect(failure).rejects.toThrow(message);
  await expect(failure).rejects.not.toThrow('secret');
});
