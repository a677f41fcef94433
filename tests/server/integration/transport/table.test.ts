import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTemporaryPostgres } from '../../../../scripts/testing/startTemporaryPostgres.ts';
import { deliverDocument } from '../../../../src/server/integration/transport/DeliveryTarget.ts';
import { pullDocuments } from '../../../../src/server/integration/transport/DocumentSource.ts';
import { Transports } from '../../../../src/server/integration/transport/Transports.ts';
import { createTableEndpoint } from '../../../../src/server/integration/transport/table/TableEndpoint.ts';
import { tableSource } from '../../../../src/server/integration/transport/table/tableSource.ts';
import { tableTarget } from '../../../../src/server/integration/transport/table/tableTarget.ts';
import type { ServiceError } from '../../../../src/server/platform/base/ServiceError.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';
import { hangUp, mysqlServer } from '../connection/mysqlServer.ts';
import { createLookup } from '../relay/partner.ts';

const transports = new Transports({ loopback: true, lookup: createLookup({ 'db.example': ['127.0.0.1'] }) });
afterAll(() => transports.close());

const opener = { service: { transports } };
const source = { uuid: '', ip: 'db.example', password: 'it\'s a "secret"' };
const table = { uuid: '', type: 'INTERMEDIATE_TABLE', tableAccess: 'TABLE' };
const key = (value: string) => ({ idempotencyKey: value });

describe('PostgreSQL', async () => {
  const server = await startTemporaryPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { port } = new URL(server.url);
  const dataSource = {
    ...source,
    databaseType: 'POSTGRESQL',
    port,
    databaseName: 'postgres',
    username: 'service',
  };
  afterAll(async () => {
    await transports.close();
    await client.end();
    await server.stop();
  });
  beforeEach(async () => {
    await client.query(`
      DROP SCHEMA IF EXISTS erp CASCADE;
      DROP SCHEMA public CASCADE;
      CREATE SCHEMA public;
      CREATE TABLE WMS_ITEM (code text, qty numeric, ok boolean, lines jsonb, "Odd "" name" text, idempotency_key text UNIQUE);
      CREATE SCHEMA erp;
      CREATE TABLE erp.plain (code text NOT NULL);
      CREATE TABLE erp_item (id bigint GENERATED ALWAYS AS IDENTITY, code text, qty numeric, made timestamp, processed_at timestamptz);
      INSERT INTO erp_item (code, qty, made) SELECT 'A-' || n, n + 0.5, '2026-11-21 08:00' FROM generate_series(1, 250) n;
      CREATE TABLE taken (document json, key text);
      CREATE PROCEDURE SP_TAKE(document json, key text) LANGUAGE sql AS 'INSERT INTO taken VALUES (document, key)';
      CREATE FUNCTION give() RETURNS TABLE (uuid text, qty int) LANGUAGE sql AS $$ VALUES ('u-1', 1), ('u-2', 2) $$;
      CREATE FUNCTION give_keys() RETURNS TABLE (uuid text) LANGUAGE sql AS $$ VALUES ('u-1'), ('u-2') $$;
    `);
  });

  const target = (over: Record<string, unknown> = { intermediateTableName: 'WMS_ITEM' }) =>
    tableTarget(createTableEndpoint(opener, { ...table, ...over }, dataSource, 'target'));
  const from = (over: Record<string, unknown>) =>
    tableSource(createTableEndpoint(opener, { ...table, ...over }, dataSource, 'source'));

  test('a document becomes one row for its key, with records and lists as JSON', async () => {
    const document = { CODE: 'A-1', qty: 1.5, ok: true, lines: [{ sku: 'x' }], 'Odd " name': null };
    for (const _ of [1, 2]) {
      const delivery = await deliverDocument(target(), document, key('货-1'));
      expect(delivery).toMatchObject({ kind: 'INTERMEDIATE_TABLE', method: 'INSERT', requestBody: document });
      expect(delivery.failure).toBeUndefined();
      expect(delivery.url).toBe(`postgresql://db.example:${dataSource.port}/postgres/WMS_ITEM`);
    }
    expect((await client.query('SELECT * FROM wms_item')).rows).toEqual([
      {
        code: 'A-1',
        qty: '1.5',
        ok: true,
        lines: [{ sku: 'x' }],
        'Odd " name': null,
        idempotency_key: '货-1',
      },
    ]);
  });

  test('a padded key column has the key of its document', async () => {
    await client.query('ALTER TABLE wms_item ALTER idempotency_key TYPE char(20)');
    for (const _ of [1, 2])
      expect((await deliverDocument(target(), { code: 'A-1' }, key('k-1'))).failure).toBeUndefined();
    expect((await client.query('SELECT count(*)::int FROM wms_item')).rows).toEqual([{ count: 1 }]);
  });

  test('parallel deliveries of one document insert one row', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => deliverDocument(target(), { code: 'A-2' }, key('k-2'))),
    );
    expect(all.filter(({ failure }) => failure)).toEqual([]);
    expect((await client.query('SELECT count(*)::int FROM wms_item')).rows).toEqual([{ count: 1 }]);
  });

  test.each([
    [{ intermediateTableName: 'nowhere' }, {}, 'UNKNOWN_TABLE', { table: 'nowhere' }],
    [
      { intermediateTableName: 'erp.plain' },
      { a: 1, code: 2, b: 3 },
      'UNKNOWN_COLUMNS',
      { columns: ['a', 'b'] },
    ],
    [{ intermediateTableName: 'ERP.plain' }, { code: null }, 'DATABASE_REFUSED', { message: /null value/ }],
    [{ intermediateTableName: 'wms_item' }, { qty: 'many' }, 'DATABASE_REFUSED', { message: /numeric/ }],
    [{ intermediateTableName: 'wms_item' }, ['A-1'], 'NOT_A_TABLE', {}],
    [{ tableAccess: 'PROCEDURE', storedProcedureName: 'gone' }, {}, 'UNKNOWN_ROUTINE', { routine: 'gone' }],
  ])('the target %j refuses the document %j', async (over, document, code, parameters) => {
    const { failure } = await deliverDocument(target(over), document, key('k'));
    expect(failure?.code).toBe(code);
    for (const [name, want] of Object.entries(parameters))
      expect(failure?.parameters[name]).toEqual(want instanceof RegExp ? expect.stringMatching(want) : want);
  });

  test.each([
    [{ username: 'nobody' }, /nobody/],
    [{ databaseName: 'nowhere' }, /nowhere/],
  ])('a sign-in with %j fails as a refused connection', async (wrong, message) => {
    const endpoint = createTableEndpoint(opener, table, { ...dataSource, ...wrong }, 'target');
    const { failure } = await deliverDocument(tableTarget(endpoint), {}, key('k'));
    expect(failure?.code).toBe('DATABASE_CONNECTION_REFUSED');
    expect(failure?.parameters.message).toEqual(expect.stringMatching(message));
  });

  test('table and column names are quoted', async () => {
    const evil = 'x" ("code") VALUES (1); DROP TABLE erp_item; --';
    const { failure } = await deliverDocument(target({ intermediateTableName: evil }), {});
    expect(failure).toMatchObject({ code: 'UNKNOWN_TABLE' });
    expect((await deliverDocument(target(), { [evil]: 1 }, {})).failure).toMatchObject({
      code: 'UNKNOWN_COLUMNS',
    });
    expect((await client.query('SELECT count(*)::int FROM erp_item')).rows).toEqual([{ count: 250 }]);
  });

  test('a stored procedure gets document and key', async () => {
    const over = { tableAccess: 'PROCEDURE', storedProcedureName: 'SP_TAKE' };
    expect((await deliverDocument(target(over), { no: 1 }, key('k-3'))).failure).toBeUndefined();
    expect((await client.query('SELECT * FROM taken')).rows).toEqual([{ document: { no: 1 }, key: 'k-3' }]);
  });

  test('a pull reads rows in their order, and unacknowledged rows again with their keys', async () => {
    const over = { tableAccess: 'TRANSFER', sourceTableName: 'ERP_ITEM', targetTableName: 'wms_item' };
    const keys: string[] = [];
    for await (const { text, idempotencyKey, acknowledge } of pullDocuments(from(over), 'run')) {
      if (keys.length === 0)
        expect(JSON.parse(text)).toEqual({ id: 1, code: 'A-1', qty: 1.5, made: '2026-11-21T08:00:00' });
      keys.push(idempotencyKey);
      if (keys.length <= 120) await acknowledge();
    }
    expect(new Set(keys).size).toBe(250);
    const again: string[] = [];
    for await (const { idempotencyKey } of pullDocuments(from(over), 'run')) again.push(idempotencyKey);
    expect(again).toEqual(keys.slice(120));
  });

  test.each([
    [{ intermediateTableName: 'erp_item' }, true],
    [{ tableAccess: 'PROCEDURE', storedProcedureName: 'GIVE' }, false],
  ])('the source %j keeps documents until they are acknowledged: %s', (over, want) => {
    expect(from(over).keepsDocuments).toBe(want);
  });

  test.each([
    ['GIVE', ['{"uuid":"u-1","qty":1}', 'GIVE:u-1'], ['{"uuid":"u-2","qty":2}', 'GIVE:u-2']],
    ['GIVE_KEYS', ['{"uuid":"u-1"}', 'GIVE_KEYS:u-1'], ['{"uuid":"u-2"}', 'GIVE_KEYS:u-2']],
  ])('a pull from the routine %s returns its rows with their keys', async (storedProcedureName, ...want) => {
    const over = { tableAccess: 'PROCEDURE', storedProcedureName };
    const found: unknown[] = [];
    for await (const { text, idempotencyKey } of pullDocuments(from(over), 'run'))
      found.push([text, idempotencyKey]);
    expect(found).toEqual(want);
  });

  test('a pull of rows without a key fails after the other rows', async () => {
    await client.query(`
      ALTER TABLE erp_item ALTER id DROP IDENTITY, ALTER id DROP NOT NULL;
      DELETE FROM erp_item WHERE id > 1;
      INSERT INTO erp_item (code) VALUES ('B-1'), ('B-2');
      CREATE FUNCTION partly() RETURNS TABLE (uuid text, qty int) LANGUAGE sql AS $$ VALUES (NULL, 1), ('u-2', 2), (NULL, 3) $$;
    `);
    const keysOf = async (over: Record<string, unknown>) => {
      const keys: string[] = [];
      const work = async () => {
        for await (const { idempotencyKey, acknowledge } of pullDocuments(from(over), 'run')) {
          keys.push(idempotencyKey);
          await acknowledge();
        }
      };
      return [keys, await work().catch((error: unknown) => error)];
    };
    expect(await keysOf({ intermediateTableName: 'erp_item' })).toMatchObject([
      ['"public"."erp_item":1'],
      { code: 'NO_KEY', parameters: { table: 'erp_item', column: 'id' } },
    ]);
    expect(await keysOf({ tableAccess: 'PROCEDURE', storedProcedureName: 'partly' })).toMatchObject([
      ['partly:u-2'],
      { code: 'NO_KEY', parameters: { table: 'partly', column: 'uuid' } },
    ]);
  });

  test('a pull from a table without key columns names the missing columns', async () => {
    const taking = pullDocuments(from({ intermediateTableName: 'erp.plain' }), 'run');
    await expect(taking.next()).rejects.toMatchObject({
      code: 'NO_KEY_COLUMN',
      parameters: { table: 'erp.plain', columns: ['id / uuid / idempotency_key', 'processed_at'] },
    });
  });

  test('a delivery to a locked table ends with a timeout', async () => {
    await client.query('BEGIN; LOCK TABLE wms_item');
    const { failure } = await deliverDocument(target(), { code: 'A' }, { milliseconds: 200 });
    // The table is still locked, so only the timeout ended the delivery.
    expect(failure).toMatchObject({ code: 'TIMEOUT' });
    await client.query('ROLLBACK');
  });
});

describe('MySQL', () => {
  const queries: string[] = [];
  let dataSource: typeof source & Record<string, unknown>;

  /** Answers as a database with a table WMS_ITEM of two rows, and a procedure. */
  const answer = (sql: string) => {
    queries.push(sql);
    if (sql.startsWith('SET')) return undefined;
    if (sql.includes('information_schema.routines'))
      return ['SP_TAKE', 'SP_GIVE', 'SP_NUMBERS', 'SP_CODES', 'SP_NONE'].map((tn) => ({
        ts: 'erp',
        tn,
        kind: 'PROCEDURE',
      }));
    if (sql.startsWith('CALL `erp`.`SP_GIVE`'))
      return [
        { uuid: 'u-1', 'photo BLOB': 'jpg', 'j JSON': '{"type":"Buffer","data":"x"}' },
        { uuid: 'u-2', 'photo BLOB': null, 'j JSON': '{"type":"Buffer","data":[1]}' },
      ];
    if (sql.startsWith('CALL `erp`.`SP_NUMBERS`'))
      return [
        { uuid: 'u-1', 'photo BLOB': 'jpg', 'n DECIMAL': '1.10' },
        { uuid: 'u-2', 'photo BLOB': 'jpg', 'n DECIMAL': '0000000042' },
        { uuid: 'u-3', 'photo BLOB': 'jpg', 'n DECIMAL': '0000.50' },
        { uuid: 'u-4', 'photo BLOB': 'jpg', 'n DECIMAL': '0000' },
      ];
    if (sql.startsWith('CALL `erp`.`SP_CODES`')) return [{ code: 'A' }];
    if (sql.includes('information_schema'))
      return ['id', 'code', 'lines', 'idempotency_key', 'processed_at'].map((cn) => ({
        ts: 'erp',
        tn: 'WMS_ITEM',
        cn,
      }));
    if (sql.startsWith('SELECT `idempotency_key`')) return [{ known: 'ORD-a1' }];
    if (sql.startsWith('SELECT t.'))
      return [
        { 'key of the row': '7', id: '7', 'n DECIMAL': '1.10', 'j JSON': '{"a":1e400}' },
        { 'key of the row': '8', id: '8', 'n DECIMAL': '1234567890.123456789012', 'j JSON': '[]' },
      ];
    if (sql.includes('refused')) throw new Error('Out of range value for column');
    return undefined;
  };

  beforeAll(() => {
    dataSource = { ...source, databaseType: 'MYSQL', databaseName: 'erp', username: 'reader' };
  });
  beforeEach(async () => {
    dataSource.port = await mysqlServer(answer);
    queries.length = 0;
  });

  const end = (over: Record<string, unknown> = {}) =>
    createTableEndpoint(
      opener,
      { ...table, intermediateTableName: 'wms_item', ...over },
      dataSource,
      'target',
    );
  const statements = (verb: string) => queries.filter((sql) => sql.startsWith(verb));

  test('a document becomes a row with quoted names and escaped values', async () => {
    const { failure } = await deliverDocument(
      tableTarget(end()),
      { Code: "it's `A` \\", lines: [1] },
      key('new'),
    );
    expect(failure).toBeUndefined();
    expect(statements('INSERT')).toEqual([
      "INSERT INTO `erp`.`WMS_ITEM` (`code`, `lines`, `idempotency_key`) VALUES ('it\\'s `A` \\\\', '[1]', 'new')",
    ]);
    expect(statements('SET')[0]).toContain('NO_BACKSLASH_ESCAPES');
  });

  test.each([
    ['ORD-a1', 0],
    ['ORD-A1', 1],
    ['ÓRD-a1', 1],
  ])('the key %s, for which the server finds the row ORD-a1 -> %i inserts', async (own, count) => {
    expect((await deliverDocument(tableTarget(end()), { code: 'A' }, key(own))).failure).toBeUndefined();
    expect(statements('INSERT')).toHaveLength(count);
  });

  test('the failure contains the refusal of the server', async () => {
    const { failure } = await deliverDocument(tableTarget(end()), { code: 'refused' }, key('new'));
    expect(failure).toMatchObject({
      code: 'DATABASE_REFUSED',
      parameters: { message: 'Out of range value for column' },
    });
  });

  test('a procedure gets document and key', async () => {
    const over = { tableAccess: 'PROCEDURE', storedProcedureName: 'sp_take' };
    expect((await deliverDocument(tableTarget(end(over)), { no: 1 }, key('k-3'))).failure).toBeUndefined();
    expect((await deliverDocument(tableTarget(end(over)), 2, {})).failure).toBeUndefined();
    expect(statements('CALL')).toEqual([
      "CALL `erp`.`SP_TAKE`('{\\\"no\\\":1}', 'k-3')",
      "CALL `erp`.`SP_TAKE`('2', '')",
    ]);
  });

  test.each([
    [
      'SP_GIVE',
      [
        ['{"uuid":"u-1","photo BLOB":"anBn","j JSON":{"type":"Buffer","data":"x"}}', 'SP_GIVE:u-1'],
        ['{"uuid":"u-2","photo BLOB":null,"j JSON":{"type":"Buffer","data":[1]}}', 'SP_GIVE:u-2'],
      ],
    ],
    [
      'SP_NUMBERS',
      ['1.10', '42', '0.50', '0'].map((number, index) => [
        `{"uuid":"u-${index + 1}","photo BLOB":"anBn","n DECIMAL":${number}}`,
        `SP_NUMBERS:u-${index + 1}`,
      ]),
    ],
    ['SP_NONE', []],
  ])('a pull from the procedure %s returns its rows, with binary values as base64', async (name, want) => {
    const found: unknown[] = [];
    const over = { tableAccess: 'PROCEDURE', storedProcedureName: name };
    for await (const { text, idempotencyKey, acknowledge } of pullDocuments(tableSource(end(over)), 'run')) {
      found.push([text, idempotencyKey]);
      await acknowledge();
    }
    expect(found).toEqual(want);
    expect(statements('CALL')).toEqual([`CALL \`erp\`.\`${name}\`()`]);
  });

  test('a pull from a procedure without key column names the key columns', async () => {
    const over = { tableAccess: 'PROCEDURE', storedProcedureName: 'SP_CODES' };
    await expect(pullDocuments(tableSource(end(over)), 'run').next()).rejects.toMatchObject({
      code: 'NO_KEY_COLUMN',
      parameters: { table: 'SP_CODES', columns: ['id / uuid / idempotency_key'] },
    });
  });

  test('a pull reads rows and marks them as processed', async () => {
    const texts: string[] = [];
    for await (const { text, acknowledge } of pullDocuments(tableSource(end()), 'run')) {
      texts.push(text);
      await acknowledge();
    }
    expect(texts).toEqual([
      '{"id":"7","n DECIMAL":1.10,"j JSON":{"a":1e400}}',
      '{"id":"8","n DECIMAL":1234567890.123456789012,"j JSON":[]}',
    ]);
    expect(statements('UPDATE')).toEqual(
      ['7', '8'].map(
        (id) =>
          // The collation of a column can ignore case.
          `UPDATE \`erp\`.\`WMS_ITEM\` SET \`processed_at\` = CURRENT_TIMESTAMP WHERE \`id\` = '${id}' AND CAST(CONVERT(\`id\` USING utf8mb4) AS BINARY) = '${id}' AND \`processed_at\` IS NULL`,
      ),
    );
  });
});

describe('MySQL connections', () => {
  test('a pull compares binary keys as bytes, and names them in hexadecimal', async () => {
    const queries: string[] = [];
    const port = await mysqlServer(
      (sql) => {
        queries.push(sql);
        if (/^(SET|UPDATE|SELECT 1) /.test(sql)) return undefined;
        if (sql.startsWith('SELECT t.'))
          return sql.includes("X'") ? [] : [{ 'key of the row': 'K1', code: 'A' }];
        return ['uuid', 'code', 'processed_at'].map((cn) => ({ ts: 'erp', tn: 'ORDERS', cn }));
      },
      new Set(['key of the row']),
    );
    const dataSource = { ...source, databaseType: 'MYSQL', databaseName: 'erp', username: 'reader', port };
    const over = { ...table, intermediateTableName: 'orders' };
    const keys: string[] = [];
    for await (const { idempotencyKey, acknowledge } of pullDocuments(
      tableSource(createTableEndpoint(opener, over, dataSource, 'source')),
      'run',
    )) {
      keys.push(idempotencyKey);
      await acknowledge();
    }
    expect(keys).toEqual(['`erp`.`ORDERS`:4b31']);
    expect(queries.find((sql) => sql.startsWith('UPDATE'))).toContain("WHERE `uuid` = X'4b31'");
  });

  test('a pull compares decimal keys as numbers with all their digits', async () => {
    const queries: string[] = [];
    const all = [
      '1.10',
      ...Array.from({ length: 99 }, (_, index) => `${12345678901234567890n + BigInt(index)}`),
    ];
    const port = await mysqlServer(
      (sql) => {
        queries.push(sql);
        if (/^(SET|UPDATE|SELECT 1) /.test(sql)) return undefined;
        if (sql.startsWith('SELECT t.'))
          return sql.includes(' > ') ? [] : all.map((id) => ({ 'key of the row': id, code: 'A' }));
        return ['id', 'code', 'processed_at'].map((cn) => ({ ts: 'erp', tn: 'ORDERS', cn }));
      },
      new Set(),
      new Set(['key of the row']),
    );
    const dataSource = { ...source, databaseType: 'MYSQL', databaseName: 'erp', username: 'reader', port };
    const over = { ...table, intermediateTableName: 'orders' };
    const keys: string[] = [];
    for await (const { idempotencyKey, acknowledge } of pullDocuments(
      tableSource(createTableEndpoint(opener, over, dataSource, 'source')),
      'run',
    )) {
      keys.push(idempotencyKey);
      await acknowledge();
    }
    expect(keys).toEqual(all.map((id) => `\`erp\`.\`ORDERS\`:${id}`));
    const conditions = queries.flatMap((sql) => /WHERE `id` = (\S+)/.exec(sql)?.[1] ?? []);
    expect(conditions).toEqual(all);
    expect(queries.filter((sql) => sql.includes(`t.\`id\` > ${all.at(-1)} `))).toHaveLength(1);
  });

  test('a delivery after a lost connection finds the address of the host again', async () => {
    let isLost = true;
    const port = await mysqlServer((sql) => {
      if (sql.startsWith('SET')) return undefined;
      if (isLost) return hangUp;
      return sql.includes('information_schema') ? [{ ts: 'erp', tn: 'ITEM', cn: 'code' }] : undefined;
    });
    const lookup = vi.fn(createLookup({ 'db.example': ['127.0.0.1'] }));
    const own = new Transports({ loopback: true, lookup });
    onTestFinished(() => own.close());
    const dataSource = { ...source, databaseType: 'MYSQL', databaseName: 'erp', username: 'reader', port };
    const over = { ...table, intermediateTableName: 'item' };
    const target = tableTarget(
      createTableEndpoint({ service: { transports: own } }, over, dataSource, 'target'),
    );
    expect((await deliverDocument(target, { code: 'A' }, {})).failure).toMatchObject({
      code: 'CONNECTION_FAILED',
    });
    isLost = false;
    expect((await deliverDocument(target, { code: 'A' }, {})).failure).toBeUndefined();
    expect(lookup).toHaveBeenCalledTimes(2);
  });
});

test('the endpoint names the data source if it is missing', () => {
  expect(() => createTableEndpoint(opener, table, undefined, 'target')).toThrow(
    expect.toSatisfy(
      (error: ServiceError) =>
        error.code === 'NOT_FOUND' && error.messageIn(servicePhrasesOf('en-US')).includes('Data source'),
    ),
  );
});

test('the endpoint refuses other database types by name', () => {
  expect(() => createTableEndpoint(opener, table, { ...source, databaseType: 'DM' }, 'target')).toThrow(
    expect.toSatisfy(
      (error: ServiceError) =>
        error.code === 'NOT_IMPLEMENTED' &&
        error.messageIn(servicePhrasesOf('en-US')).includes('Database type: Dameng'),
    ),
  );
});

test('the delivery refuses an address that is not allowed', async () => {
  const strict = new Transports({ loopback: false, lookup: createLookup({ 'db.example': ['127.0.0.1'] }) });
  const dataSource = {
    ...source,
    databaseType: 'POSTGRESQL',
    port: 5432,
    databaseName: 'erp',
    username: 'u',
  };
  const end = createTableEndpoint(
    { ...opener, service: { transports: strict } },
    { ...table, intermediateTableName: 't' },
    dataSource,
    'target',
  );
  expect((await deliverDocument(tableTarget(end), {})).failure).toMatchObject({
    code: 'ADDRESS_NOT_ALLOWED',
  });
  await strict.close();
});
