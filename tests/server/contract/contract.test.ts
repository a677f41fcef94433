import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import {
  answeredPropertiesOf,
  type JsonSchema,
  toJsonSchema,
} from '../../../generator/emit/schema/jsonSchema.ts';
import { sessionProperties } from '../../../generator/emit/schema/pagingSchema.ts';
import { pointerParts } from '../../../generator/load/jsonPosition.ts';
import type { OperationModel } from '../../../generator/normalize/model/OperationModel.ts';
import type { ResourceModel } from '../../../generator/normalize/model/ResourceModel.ts';
import { constraintBreachesOf } from '../../../generator/samples/constraintBreaches.ts';
import { requestSchemaOf } from '../../../generator/samples/requestSchema.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { valueFormats } from '../../../src/contract/validation/valueFormats.ts';
import { bindings } from '../../../src/server/platform/operations/catalog.ts';
import { openLogin } from '../openLogin.ts';
import { operator } from '../serviceUnderTest.ts';
import { brokenBodies, brokenParameters } from './brokenRequests.ts';
import { contractUnderTest, type Given, model, said } from './contractUnderTest.ts';
import { entityNamedBy } from './operationSubjects.ts';
import { parametersOf } from './parametersOf.ts';
import { seedOf } from './seedOf.ts';
import { validRequest } from './validRequest.ts';

const contract = await contractUnderTest();

const ajv = new Ajv({ strict: false, formats: valueFormats, allErrors: true });

const answerSchema = (entity: NonNullable<OperationModel['entity']>): JsonSchema =>
  toJsonSchema(entity.schema, {
    mode: 'answer',
    answeredProperties: answeredPropertiesOf(entity, model.uses(entity)),
  });

/** Returns the violations in the `data` of a successful answer, by the declared result of the call. */
function wrongWith({ entity, result }: OperationModel, data: unknown): string {
  if (entity === undefined || result === 'none') return '';
  const rows = result === 'one' ? [data] : isRecord(data) ? data.records : data;
  return ajv.validate({ type: 'array', items: answerSchema(entity) }, rows) ? '' : ajv.errorsText();
}

const brokenRequests = (call: OperationModel, given: Given) => [
  ...brokenBodies(call, given),
  ...brokenParameters(call, given),
];

/** Returns the names of a call's broken requests, with and without the place of the violation. */
const brokenFor = (call: OperationModel, given: Given): string[] => [
  ...new Set(brokenRequests(call, given).flatMap(({ name }) => [name, name.replace(/ of .*/, '')])),
];

/**
 * Returns the broken requests that every call must have: an unknown parameter, each parameter missing, and a
 * body of another type.
 */
const mustBreak = ({ body, query }: OperationModel): string[] => [
  'additionalProperties',
  ...query.filter(({ required }) => required).map(({ name }) => `required of ${name}`),
  ...(body ? ['type of the body’s '] : []),
];

/** Resolves to the broken requests that the service does not refuse as expected, with its answers. */
async function unrefused(call: OperationModel, given: Given): Promise<string[]> {
  const unexpected: string[] = [];
  for (const { name, given: broken, want } of brokenRequests(call, given)) {
    const answer = said(await contract.send(call, broken));
    if (!want.every((word) => answer.includes(word))) unexpected.push(`${name}: ${answer.join(' ')}`);
  }
  return unexpected;
}

const isOfCompany = ({ query, body }: OperationModel): boolean =>
  query.some(({ from }) => from === 'companyUuid') ||
  (body !== undefined && 'companyUuid' in sessionProperties(body.entity));

/**
 * Resolves to the answer to the same request from the operator of another company, who has no access to it.
 */
async function answerToStranger(call: OperationModel, given: Given): Promise<string> {
  const { companyUuid } = contract.service.client;
  const body = isRecord(given.body) && isOfCompany(call) ? { ...given.body, companyUuid } : given.body;
  const query = { ...given.query, ...(call.query.some(({ from }) => from) && { companyUuid }) };
  return said(await contract.send(call, { ...given, query, body }, contract.stranger)).join(' ');
}

/** Resolves to the data of a list for the operator of another company, while this company has a record. */
async function listedToStranger(call: OperationModel, given: Given): Promise<string> {
  if (call.entity?.schema.properties.uuid?.readOnly) await contract.fresh(call.entity.name);
  const { data } = await contract.send(call, { ...given, body: {} }, contract.stranger);
  return JSON.stringify(data) ?? '';
}

/**
 * Expects that a call without company and record uuid returns nothing of this company to the operator of another
 * one.
 */
async function expectNothingToStranger(call: OperationModel, given: Given): Promise<void> {
  // A separate login, because the call may be the sign-out.
  const login = { ...contract.stranger, ...(await openLogin(contract.service, 'stranger')) };
  const answer = await contract.send(call, given, login);
  const isNamed =
    'interfaceName' in (given.path ?? {}) ||
    [given.query, given.body].some((part) => isRecord(part) && ('interfaceUuid' in part || 'uuid' in part));
  expect(said(answer).join(' ').trim()).toBe(isNamed ? '404 NOT_FOUND' : String(call.status));
  expect(JSON.stringify(answer)).not.toContain(contract.service.client.companyUuid);
}

const namesRecord = (call: OperationModel): boolean => {
  const needed = call.query.filter(({ required, from }) => required && !from).map(({ name }) => name);
  return [...call.pathParameters, ...needed].some((name) => /uuid$/i.test(name) && entityNamedBy(call, name));
};

/** A change of the password ends the sessions that the other tests share (tests/server/calls/operators.test.ts). */
const testedOperations = model.operations.filter(({ id }) => id !== 'account.changePassword');

test.each(testedOperations.map((call) => [call.id, call] as const))(
  '%s satisfies its contract',
  async (id, call) => {
    await contract.begin(seedOf(id));
    const given = await validRequest(contract, call, seedOf(id));
    expect(brokenFor(call, given)).toEqual(expect.arrayContaining(mustBreak(call)));
    expect(await unrefused(call, given)).toEqual([]);
    if (!call.public && isOfCompany(call))
      expect(await answerToStranger(call, given)).toBe('403 COMPANY_MISMATCH');
    else if (namesRecord(call)) expect(await answerToStranger(call, given)).toBe('404 NOT_FOUND');
    else if (!call.public) await expectNothingToStranger(call, given);

    const { client } = contract.service;
    if (call.result === 'list' || call.result === 'page')
      expect(await listedToStranger(call, given)).not.toContain(client.companyUuid);
    const caller = { ...client, ...(await openLogin(contract.service, operator.loginId)) };
    const answer = await contract.send(call, given, caller);
    expect(said(answer).join(' ').trim(), answer.message).toBe(String(call.status));
    expect(wrongWith(call, answer.data)).toBe('');
  },
);

const singles = model.operations.filter(({ id }) => bindings[id]?.role === 'read');

test.each(singles.map((call) => [call.id, call] as const))(
  '%s returns its declared result before the first save',
  async (id, call) => {
    await contract.begin(seedOf(`${id} unsaved`));
    const query = await parametersOf(contract, call);
    const answer = await contract.send(call, { query });
    expect(answer.row).not.toHaveProperty('uuid');
    expect(wrongWith(call, answer.data)).toBe('');
  },
);

const families = model.resources.filter(({ base }) => base !== undefined);

test.each(families.map((family) => [Object.values(family.constants).join(' '), family] as const))(
  'the family of %s accepts its records and refuses one without a required property',
  async (_, family) => {
    const create = model.operation(family.roles.create);
    if (create === undefined) throw new Error(`Nothing creates records of ${family.name}.`);
    const row = await contract.records.create(family, seedOf(family.name));
    expect(row).toMatchObject(family.constants);
    const breaches = constraintBreachesOf(requestSchemaOf(family.entity, family.constants), 1);
    const missing = breaches.filter(
      ({ keyword, pointer }) => keyword === 'required' && !isDefault(family, pointer),
    );
    expect(missing.length).toBeGreaterThan(0);
    for (const { pointer, value } of missing) {
      const answer = await contract.send(create, { body: value });
      expect(said(answer)).toEqual(
        expect.arrayContaining(['400', 'INVALID_REQUEST', pointerParts(pointer).join('.')]),
      );
    }
  },
);

const isDefault = ({ entity }: ResourceModel, pointer: string): boolean =>
  'default' in (entity.schema.properties[pointer.slice(1)]?.rules ?? {});
