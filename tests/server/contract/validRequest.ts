import type { JsonSchema } from '../../../generator/emit/schema/jsonSchema.ts';
import { pagingSchema } from '../../../generator/emit/schema/pagingSchema.ts';
import type { Entity } from '../../../generator/normalize/model/Entity.ts';
import type { OperationModel } from '../../../generator/normalize/model/OperationModel.ts';
import { sampleOf } from '../../../generator/samples/RecordSampler.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { bindings, entityOf } from '../../../src/server/platform/operations/catalog.ts';
import { type ContractUnderTest, familyOf, type Given, model, sound } from './contractUnderTest.ts';
import { resourceOf, roleOf } from './operationSubjects.ts';
import { parametersOf } from './parametersOf.ts';
import { requestOverrides } from './requestOverrides.ts';

/**
 * Returns the schema of a paging body for a first page, sorted by a sortable property, for the caller's
 * company.
 */
export function listing(entity: Entity, filter: readonly string[]): JsonSchema {
  const whole = pagingSchema(entity, filter);
  const {
    after: _,
    companyUuid: __,
    sort,
    ...filters
  } = whole.properties as Readonly<Record<string, JsonSchema>>;
  const { sortable } = entityOf(entity.name).model;
  return {
    ...whole,
    properties: { ...filters, ...(sortable.length > 0 && { sort: { ...sort, enum: sortable } }) },
  };
}

async function bodyOf(contract: ContractUnderTest, call: OperationModel, seed: number): Promise<unknown> {
  if (!call.body) return undefined;
  const { entity, filter } = call.body;
  if (filter) return sampleOf(listing(entity, filter), seed);
  const resource = resourceOf(call);
  await contract.makeRoom(entity);
  const body = await contract.records.body(entity, seed, {
    ...(resource && familyOf(resource).constants),
    ...sound[entity.name],
  });
  if (!isRecord(body)) return body;
  if (roleOf(call) === 'batch' && resource)
    return { ...body, uuids: [(await contract.fresh(resource.entity.name)).uuid] };
  if (roleOf(call) !== 'modify') return body;
  const { uuid, version } = await contract.fresh(entity.name);
  return { ...body, uuid, version };
}

/**
 * Saves the single record that a call reads, and resolves to the parameters that name it. Without a saved
 * record, the call would read only defaults.
 */
async function savedFor(
  contract: ContractUnderTest,
  call: OperationModel,
  seed: number,
): Promise<Given['query']> {
  const save = model.operation(resourceOf(call)?.roles.save);
  if (bindings[call.id]?.role !== 'read' || save === undefined) return {};
  const request = await validRequest(contract, save, seed);
  await contract.send(save, request);
  const names = call.query.map(({ name }) => name);
  return Object.fromEntries(Object.entries(request.query ?? {}).filter(([name]) => names.includes(name)));
}

/** Resolves to a valid request for a call, with new records in the required state. */
export async function validRequest(
  contract: ContractUnderTest,
  call: OperationModel,
  seed: number,
): Promise<Given> {
  const own = await requestOverrides[call.id]?.(contract);
  const values = {
    ...(own?.query || own?.path ? {} : await parametersOf(contract, call)),
    ...(await savedFor(contract, call, seed)),
  };
  const isOfPath = ([name]: [string, unknown]) => call.pathParameters.includes(name);
  return {
    path: Object.fromEntries(Object.entries(values).filter(isOfPath)),
    query: Object.fromEntries(Object.entries(values).filter((entry) => !isOfPath(entry))),
    ...(call.body && own?.body === undefined && { body: await bodyOf(contract, call, seed) }),
    ...own,
  };
}
