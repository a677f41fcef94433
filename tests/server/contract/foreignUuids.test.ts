import { expect, test } from 'vitest';
import type { OperationModel } from '../../../generator/normalize/model/OperationModel.ts';
import { isReading, roles } from '../../../src/contract/api/role.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { bindings, entityTables } from '../../../src/server/platform/operations/catalog.ts';
import { openLogin } from '../openLogin.ts';
import { type Answer, account, type Client } from '../serviceUnderTest.ts';
import { contractUnderTest, type Given, model, said } from './contractUnderTest.ts';
import { type ForeignUuids, foreignRequests, namesCompany, namesRecords } from './foreignRequests.ts';
import { seedOf } from './seedOf.ts';
import { validRequest } from './validRequest.ts';

/** Requests of each call about records of any entity. */
const otherRequests = 3;

const tenant = model.entities.find(({ serviceRole }) => serviceRole === 'tenant')?.name ?? '';

let calls = 0;

/** Resolves to all records, operators and sessions of the foreign company. */
async function readForeignCompany(): Promise<readonly unknown[]> {
  const { database, client, send } = contract.service;
  const found: unknown[] = [];
  for (const { sql } of entityTables)
    found.push(
      ...(await database.query(`SELECT data FROM ${sql} WHERE company_uuid = $1 ORDER BY uuid`, [
        client.companyUuid,
      ])),
    );
  for (const kind of ['operator', 'session'])
    found.push((await send(`GET ${account}/${kind}/query?companyUuid=${client.companyUuid}`)).data);
  return found;
}

/** Creates a record of each entity in the foreign company, with its single records and rules. */
async function createForeignRecords(): Promise<ForeignUuids> {
  const { client, send } = contract.service;
  await contract.begin(seedOf('foreign'));
  const saves = model.operations.filter(({ id }) => bindings[id]?.role === 'save');
  for (const call of saves) await contract.send(call, await validRequest(contract, call, seedOf(call.id)));
  const uuids: Record<string, string> = { [tenant]: client.companyUuid };
  const single = new Set([tenant, ...saves.map(({ entity }) => entity?.name)]);
  for (const entity of [...entityTables.map((table) => table.entity), 'companyOperator'])
    if (!single.has(entity)) uuids[entity] = String((await contract.fresh(entity)).uuid);
  const sessions = await send(`GET ${account}/session/query?companyUuid=${client.companyUuid}`);
  return { ...uuids, loginSession: String(sessions.rows[0]?.uuid) };
}

/** Returns the texts with a number, such as uuids and sample names. The others may occur in any company. */
const numberedTextsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? value.length >= 8 && /\d{3}/.test(value) && Number.isNaN(Date.parse(value))
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numberedTextsIn)
      : [];

const contract = await contractUnderTest();
/** The records of a company to which the callers have no access. */
const foreign = await createForeignRecords();
const { accounts } = contract.service.store;
const opened = roles.map(async (role) => {
  await accounts.saveOperator(role, '');
  await accounts.addToCompany(role, 'elsewhere', role);
  return [role, { ...(await openLogin(contract.service, role)), companyUuid: 'elsewhere' }] as const;
});
/** Operators of another company. */
const callers = new Map(await Promise.all(opened));
const stored = await readForeignCompany();
/** Texts that only these records have. */
const secrets = [...new Set([contract.service.client.companyUuid, ...numberedTextsIn(stored)])];

/** Returns the records of an answer that reads; a refusal has none. */
function recordsOf({ success, data }: Answer): readonly unknown[] {
  if (!success || data === undefined || data === null) return [];
  if (Array.isArray(data)) return data;
  return isRecord(data) && Array.isArray(data.records) ? data.records : [data];
}

/** Resolves to the foreign values of an answer, and to records that a reading should have refused. */
async function problemsOf(call: OperationModel, given: Given, caller: Client): Promise<readonly string[]> {
  calls += 1;
  const answer = await contract.send(call, given, caller);
  const sent = JSON.stringify(given);
  const text = JSON.stringify(answer);
  return [
    ...secrets.filter((secret) => text.includes(secret) && !sent.includes(secret)),
    ...(isReading(call) ? recordsOf(answer).map((record) => JSON.stringify(record)) : []),
    ...(answer.status >= 500 ? said(answer) : []),
  ];
}

const consoleCalls = model.operations.filter(({ security, public: isPublic }) => !security && !isPublic);
const naming = consoleCalls.filter(namesRecords);

test.each(naming.map((call, index) => [call.id, call, index] as const))(
  '%s returns nothing about records of another company',
  async (_id, call, index) => {
    const problems: string[] = [];
    for (const given of foreignRequests(call, foreign, index * otherRequests, otherRequests))
      for (const [role, caller] of callers)
        for (const problem of await problemsOf(call, given, caller)) problems.push(`${role}: ${problem}`);
    expect(problems).toEqual([]);
  },
);

test.each(consoleCalls.filter(namesCompany).map((call) => [call.id, call] as const))(
  '%s refuses another company',
  async (_id, call) => {
    const { companyUuid } = contract.service.client;
    const body = call.body && { ...Object(foreignRequests(call, foreign, 0, 0)[0]?.body), companyUuid };
    const isInQuery = call.query.some(({ from }) => from === 'companyUuid');
    for (const caller of callers.values()) {
      calls += 1;
      const answer = await contract.send(
        call,
        { ...(isInQuery && { query: { companyUuid } }), body },
        caller,
      );
      expect(said(answer).join(' ').trim()).toBe('403 COMPANY_MISMATCH');
    }
  },
);

test('the calls of all roles, 2,000 or more, change nothing in the other company', async () => {
  expect(calls).toBeGreaterThanOrEqual(2000);
  expect(await readForeignCompany()).toEqual(stored);
});
