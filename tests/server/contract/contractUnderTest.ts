import { jsonSchema } from '../../../generator/emit/jsonSchema.ts';
import { read } from '../../../generator/generate.ts';
import type { Call, Entity, Model, ResourceModel } from '../../../generator/model.ts';
import { normalize } from '../../../generator/normalize.ts';
import { addressOf } from '../../../generator/samples/addressOf.ts';
import { Records } from '../../../generator/samples/Records.ts';
import { Refusal } from '../../../generator/samples/Refusal.ts';
import { sampleOf } from '../../../generator/samples/sampleOf.ts';
import type { Constants } from '../../../generator/samples/sendable.ts';
import type { EntityModel } from '../../../src/contract/entity.ts';
import type { Row } from '../../../src/contract/envelope.ts';
import { isRecord } from '../../../src/contract/isRecord.ts';
import { bindings, entityOf, tables } from '../../../src/server/catalog.ts';
import { documentOf } from '../../../src/server/crud/documentOf.ts';
import { Relay } from '../../../src/server/relay/Relay.ts';
import { openLogin } from '../openLogin.ts';
import { type Answer, type Client, type ServiceUnderTest, serviceUnderTest } from '../serviceUnderTest.ts';

/** What a call is made with. */
export interface Given {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A service that keeps to the model or does not. */
export interface ContractUnderTest {
  readonly service: ServiceUnderTest;
  readonly records: Records;
  /** Signed in for a company of their own, which has nothing. */
  readonly stranger: Client;
  readonly send: (call: Call, given: Given, caller?: Client) => Promise<Answer>;
  /**
   * Begins another test: `fresh` counts from this seed, and no single record is saved. A saved one changes later answers: the
   * service keeps its secrets, and it may refuse callers.
   */
  readonly begin: (seed: number) => Promise<void>;
  /** A new record of an entity, with these values. */
  readonly fresh: (entity: string, constants?: Constants) => Promise<Row>;
  /** Where the natural key of an entity is a choice there are only so many records: the next one takes the place of others. */
  readonly makeRoom: (entity: Entity) => Promise<void>;
}

export const model: Model = normalize(read('.').project);

/** What an answer says: its status, its code, and the fields that are wrong. */
export function said({ status, errorCode = '', data }: Answer): string[] {
  const problems = isRecord(data) && Array.isArray(data.problems) ? data.problems : [];
  return [String(status), errorCode, ...problems.map(({ field }) => String(field))];
}

/** A resource that families vary has no records but theirs. */
export const familyOf = (resource: ResourceModel): ResourceModel =>
  model.resources.find(({ base }) => base === resource.name) ?? resource;

/** Nothing leaves this machine: no name leads anywhere. */
const nowhere = () =>
  Promise.reject(Object.assign(new Error('There is no such host.'), { code: 'ENOTFOUND' }));

/** An interface whose documents go to an address of its own, where nobody asks who sends them. */
const overHttp = { interfaceType: 'WCS_DOWN', type: 'HTTP' };

/** What makes any record of an entity one that the service takes, which no schema tells: settled interfaces are of the settled type. */
export const sound: Readonly<Record<string, Constants>> = {
  dailySettlementConfig: { interfaceRange: 'ALL' },
};

/** Whether an action asks for a property that is no state: the service works it out when it answers, and does not store it. */
const isWorkedOut = ({ lifecycle }: EntityModel, property: string): boolean =>
  lifecycle !== undefined &&
  !(property in lifecycle.initial) &&
  Object.values(lifecycle.transitions).some(({ from }) => property in from);

/** Tables of the records that are there once, or once for what their parameters name. */
const singleTables = tables.filter(({ entity }) =>
  model.calls.some((call) => call.entity?.name === entity && bindings[call.id]?.role === 'read'),
);

export async function contractUnderTest(): Promise<ContractUnderTest> {
  const network = { loopback: false, lookup: nowhere };
  const service = await serviceUnderTest(undefined, new Relay(network), network);
  const { store, client } = service;
  await store.accounts.saveOperator('stranger', 'x');
  await store.accounts.admit('stranger', 'elsewhere');
  const stranger = { ...(await openLogin(service, 'stranger')), companyUuid: 'elsewhere' };

  const send: ContractUnderTest['send'] = (call, given, caller = client) =>
    service.send(
      `${call.method} ${addressOf(call, given, caller)}`,
      call.body ? { body: given.body } : {},
      caller,
    );
  const records = new Records(model, client, async (id, given) => {
    const call = model.call(id);
    if (call === undefined) throw new Error(`There is no call "${id}".`);
    const { success, message, errorCode, data } = await send(call, { body: {}, ...given });
    if (!success) throw new Refusal(`${id}: ${message} ${JSON.stringify([data, given])}`, errorCode);
    return data;
  });

  let seed = 0;
  /** Whatever nobody can create: documents that wait, logs, basic data. What goes through states belongs to something that is there. */
  async function stored(name: string): Promise<Row> {
    const { schema } = model.entities.find((entity) => entity.name === name) ?? {};
    if (schema === undefined) throw new Error(`There is no entity "${name}".`);
    const { model: known } = entityOf(name);
    const drawn = sampleOf(jsonSchema(schema, { mode: 'whole' }), seed) as Row;
    const row = {
      ...Object.fromEntries(Object.entries(drawn).filter(([property]) => !isWorkedOut(known, property))),
      ...known.lifecycle?.initial,
      uuid: `${name}-${seed}`,
      companyUuid: client.companyUuid,
      ...(known.lifecycle && { interfaceUuid: (await fresh('interface', overHttp)).uuid }),
    };
    await store.documents.insert(documentOf(known, client.companyUuid, row));
    return row;
  }
  async function makeRoom({ name, naturalKey, schema }: Entity): Promise<void> {
    const isChosen = naturalKey.every((property) => schema.properties[property]?.rules.enum);
    const table = tables.find(({ entity }) => entity === name);
    if (naturalKey.length > 0 && isChosen && table) await service.database.query(`DELETE FROM ${table.sql}`);
  }
  async function fresh(name: string, constants: Constants = {}): Promise<Row> {
    seed += 1;
    const resource = model.resources.find(({ entity, roles }) => entity.name === name && roles.create);
    if (!resource) return stored(name);
    await makeRoom(resource.entity);
    const family = familyOf(resource);
    return records.create(
      { ...family, constants: { ...family.constants, ...sound[name], ...constants } },
      seed,
    );
  }
  async function begin(first: number): Promise<void> {
    seed = first;
    for (const table of singleTables) await service.database.query(`DELETE FROM ${table.sql}`);
  }
  return { service, records, stranger, send, begin, fresh, makeRoom };
}
