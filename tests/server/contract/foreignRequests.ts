import { sessionProperties } from '../../../generator/emit/schema/pagingSchema.ts';
import type { Entity, SchemaNode } from '../../../generator/normalize/model/Entity.ts';
import type { OperationModel } from '../../../generator/normalize/model/OperationModel.ts';
import { sampleOf } from '../../../generator/samples/RecordSampler.ts';
import { requestSchemaOf } from '../../../generator/samples/requestSchema.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { type Given, model } from './contractUnderTest.ts';
import { entityNamedBy, resourceOf } from './operationSubjects.ts';

/** The uuids of the records of another company, by entity. */
export type ForeignUuids = Readonly<Record<string, string>>;

const isUuidName = (name: string): boolean => /uuids?$/i.test(name) && name !== 'companyUuid';

const referenced = ({ reference, items }: SchemaNode): Entity | undefined =>
  model.operation((reference ?? items?.reference)?.operation)?.entity;

/** Returns the properties of a body that hold uuids, each with the entity of the record. */
function uuidProperties({ body }: OperationModel): readonly (readonly [string, Entity | undefined])[] {
  if (!body) return [];
  const { entity, filter } = body;
  return Object.entries(entity.schema.properties)
    .filter(([name]) => isUuidName(name) && (!filter || name === 'uuid' || filter.includes(name)))
    .map(([name, node]) => [name, referenced(node) ?? (name === 'uuid' ? entity : undefined)]);
}

const uuidParameters = ({ query, pathParameters }: OperationModel): readonly string[] =>
  [...pathParameters, ...query.map(({ name }) => name)].filter(isUuidName);

/** Returns whether a call names a company. */
export const namesCompany = ({ query, body }: OperationModel): boolean =>
  query.some(({ from }) => from === 'companyUuid') ||
  (body !== undefined && 'companyUuid' in sessionProperties(body.entity));

/** Returns whether a call names records by their uuids, in its parameters or its body. */
export const namesRecords = (call: OperationModel): boolean =>
  uuidParameters(call).length > 0 ||
  uuidProperties(call).length > 0 ||
  call.body?.entity.schema.type === 'array';

/** Returns the uuid of the record of an entity that a request names. */
type UuidOf = (entity: Entity | undefined) => string;

/** Returns a body in which each uuid is foreign. A filter has one of them only, because no record has all. */
function bodyOf(call: OperationModel, drawn: unknown, uuidOf: UuidOf, place: number): unknown {
  if (!call.body) return undefined;
  const { entity, filter } = call.body;
  const target = resourceOf(call)?.entity;
  if (entity.schema.type === 'array') return [uuidOf(target)];
  const all = uuidProperties(call);
  const named = filter ? all.filter((_, index) => index === place % all.length) : all;
  const uuids = named.map(([name, of]) => {
    const uuid = uuidOf(of ?? target);
    return [name, entity.schema.properties[name]?.type === 'array' ? [uuid] : uuid] as const;
  });
  return isRecord(drawn) ? { ...drawn, ...Object.fromEntries(uuids) } : drawn;
}

/** Returns the parameters of a call. Those that name no record have samples. */
function parametersAbout(call: OperationModel, uuidOf: UuidOf): Pick<Given, 'path' | 'query'> {
  const sampleValueOf = (name: string, schema: object): unknown =>
    isUuidName(name) ? uuidOf(entityNamedBy(call, name)) : sampleOf({ ...schema }, 1);
  const inQuery = call.query.filter(({ name, from, required }) => !from && (required || isUuidName(name)));
  return {
    path: Object.fromEntries(
      call.pathParameters.map((name) => [name, sampleValueOf(name, { type: 'string' })]),
    ),
    query: Object.fromEntries(inQuery.map(({ name, schema }) => [name, sampleValueOf(name, schema)])),
  };
}

/**
 * Returns requests of a call about records of another company. In the first one, each uuid is that of the
 * entity that it should name. In the others, all uuids are those of one record of any entity.
 *
 * @param start the place of the first other record, so that different calls name different records
 */
export function foreignRequests(
  call: OperationModel,
  uuids: ForeignUuids,
  start: number,
  count: number,
): readonly Given[] {
  const all = Object.values(uuids);
  const others = Array.from({ length: count }, (_, index) => all[(start + index) % all.length] ?? '');
  const [any = ''] = all;
  const fitting: UuidOf = (entity) => uuids[entity?.name ?? ''] ?? any;
  const { entity, filter } = call.body ?? {};
  const drawn = entity && !filter ? sampleOf(requestSchemaOf(entity), 1) : {};
  return [fitting, ...others.map((uuid) => () => uuid)].map((uuidOf, place) => ({
    ...parametersAbout(call, uuidOf),
    body: bodyOf(call, drawn, uuidOf, place),
  }));
}
