import { toJsonSchema } from '../../../generator/emit/schema/jsonSchema.ts';
import { loadProject } from '../../../generator/load/loadProject.ts';
import type { Entity } from '../../../generator/normalize/model/Entity.ts';
import type { Model } from '../../../generator/normalize/model/Model.ts';
import type { OperationModel } from '../../../generator/normalize/model/OperationModel.ts';
import type { ResourceModel } from '../../../generator/normalize/model/ResourceModel.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { sampleOf } from '../../../generator/samples/RecordSampler.ts';
import type { RecordConstants } from '../../../generator/samples/requestSchema.ts';
import { requestAddressOf, SampleRecords, ServiceRefusal } from '../../../generator/samples/SampleRecords.ts';
import type { Row } from '../../../src/contract/api/envelope.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { EntityModel } from '../../../src/contract/model/entity.ts';
import { Relay } from '../../../src/server/integration/relay/Relay.ts';
import { bindings, entityOf, entityTables } from '../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../src/server/platform/store/records/KeyedRecord.ts';
import { openLogin } from '../openLogin.ts';
import { type Answer, type Client, type ServiceUnderTest, serviceUnderTest } from '../serviceUnderTest.ts';

/** The parameters and the body of a call. */
export interface Given {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The service whose conformity to the model is tested. */
export interface ContractUnderTest {
  readonly service: ServiceUnderTest;
  readonly records: SampleRecords;
  /** An operator of another company, which has no records. */
  readonly stranger: Client;
  readonly send: (call: OperationModel, given: Given, caller?: Client) => Promise<Answer>;
  /**
   * Begins another test: `fresh` counts from this seed, and all single records are removed. A saved single
   * record would change later answers, because the service keeps its secrets and may refuse callers.
   */
  readonly begin: (seed: number) => Promise<void>;
  /** Creates a record of an entity with these values. */
  readonly fresh: (entity: string, constants?: RecordConstants) => Promise<Row>;
  /**
   * Removes the records of an entity whose natural key is a choice. The number of choices limits such
   * records, so a new one needs room.
   */
  readonly makeRoom: (entity: Entity) => Promise<void>;
}

export const model: Model = normalizeProject(loadProject('.').project);

/** Returns the status of an answer, its error code, and the invalid fields. */
export function said({ status, errorCode = '', data }: Answer): string[] {
  const problems = isRecord(data) && Array.isArray(data.problems) ? data.problems : [];
  return [String(status), errorCode, ...problems.map(({ field }) => String(field))];
}

/**
 * Returns a family of a resource whose constants equal those of a record, or the resource itself without
 * families. Only families have records.
 */
export const familyOf = (resource: ResourceModel, record: RecordConstants = {}): ResourceModel =>
  model.resources.find(
    ({ base, constants }) =>
      base === resource.name &&
      Object.entries(constants).every(([name, value]) => (record[name] ?? value) === value),
  ) ?? resource;

/** Fails every DNS look-up, so no request leaves this machine. */
const nowhere = () =>
  Promise.reject(Object.assign(new Error('There is no such host.'), { code: 'ENOTFOUND' }));

/** Values of an interface that sends its documents to its own address, without authentication. */
const overHttp = { interfaceType: 'WCS_DOWN', type: 'HTTP' };

/**
 * Values, by entity, that a valid record needs beyond its schema. A daily settlement of all interfaces needs
 * no interfaces of the settled type.
 */
export const sound: Readonly<Record<string, RecordConstants>> = {
  dailySettlementConfig: { interfaceRange: 'ALL' },
  // A name, because its lookup fails at once. A connection to an address may wait for its timeout.
  // A type that tables support.
  dataSource: { ip: 'db.example.com', databaseType: 'MYSQL' },
};

/**
 * Returns whether a transition depends on a property that is not a part of the state. The service computes
 * such a property for its answers and does not store it.
 */
const isWorkedOut = ({ lifecycle }: EntityModel, property: string): boolean =>
  lifecycle !== undefined &&
  !(property in lifecycle.initial) &&
  Object.values(lifecycle.transitions).some(({ from }) => property in from);

/** Tables of single records: one for each company, or one for each owner that the parameters name. */
const singleTables = entityTables.filter(({ entity }) =>
  model.operations.some((call) => call.entity?.name === entity && bindings[call.id]?.role === 'read'),
);

export async function contractUnderTest(): Promise<ContractUnderTest> {
  const network = { loopback: false, lookup: nowhere };
  const service = await serviceUnderTest(undefined, new Relay(network), network);
  const { store, client } = service;
  await store.accounts.saveOperator('stranger', 'x');
  await store.accounts.addToCompany('stranger', 'elsewhere');
  const stranger = { ...(await openLogin(service, 'stranger')), companyUuid: 'elsewhere' };

  const send: ContractUnderTest['send'] = (call, given, caller = client) =>
    service.send(
      `${call.method} ${requestAddressOf(call, given, caller)}`,
      call.body ? { body: given.body } : {},
      caller,
    );
  const records = new SampleRecords(model, client, async (id, given) => {
    const call = model.operation(id);
    if (call === undefined) throw new Error(`There is no call "${id}".`);
    const { success, message, errorCode, data } = await send(call, { body: {}, ...given });
    if (!success) throw new ServiceRefusal(`${id}: ${message} ${JSON.stringify([data, given])}`, errorCode);
    return data;
  });

  let seed = 0;
  /**
   * Stores a record that no operation creates: pending data, logs, basic data. A record with a lifecycle gets
   * an existing interface.
   */
  async function stored(name: string): Promise<Row> {
    const { schema } = model.entities.find((entity) => entity.name === name) ?? {};
    if (schema === undefined) throw new Error(`There is no entity "${name}".`);
    const { model: known } = entityOf(name);
    const drawn = sampleOf(toJsonSchema(schema, { mode: 'whole' }), seed) as Row;
    const row = {
      ...Object.fromEntries(Object.entries(drawn).filter(([property]) => !isWorkedOut(known, property))),
      ...known.lifecycle?.initial,
      uuid: `${name}-${seed}`,
      companyUuid: client.companyUuid,
      ...(known.lifecycle && { interfaceUuid: (await fresh('interface', overHttp)).uuid }),
    };
    await store.repository.insert(toKeyedRecord(known, client.companyUuid, row));
    return row;
  }
  async function makeRoom({ name, naturalKey, schema }: Entity): Promise<void> {
    const isChosen = naturalKey.every((property) => schema.properties[property]?.rules.enum);
    const table = entityTables.find(({ entity }) => entity === name);
    if (naturalKey.length > 0 && isChosen && table) await service.database.query(`DELETE FROM ${table.sql}`);
  }
  async function fresh(name: string, constants: RecordConstants = {}): Promise<Row> {
    seed += 1;
    const resource = model.resources.find(({ entity, roles }) => entity.name === name && roles.create);
    if (!resource) return stored(name);
    await makeRoom(resource.entity);
    const family = familyOf(resource, constants);
    return records.create(
      { ...family, constants: { ...family.constants, ...sound[name], ...constants } },
      seed,
    );
  }
  async function begin(first: number): Promise<void> {
    seed = first;
    for (const table of singleTables) await service.database.query(`DELETE FROM ${table.sql}`);
  }
  // The samples refer to this one instead of one at a random address.
  await fresh('dataSource');
  return { service, records, stranger, send, begin, fresh, makeRoom };
}
