import type { AuditRule } from '../../src/contract/api/operation.ts';
import { accessOf } from '../../src/contract/api/role.ts';
import type { SessionKey } from '../../src/contract/api/session.ts';
import type { Backend } from '../../src/contract/backend/Backend.ts';
import { sourceLocale } from '../load/Product.ts';
import type { ProjectFile } from '../load/Project.ts';
import { resultOf } from '../load/resultOf.ts';
import type {
  EndpointsSource,
  OperationSource,
  QueryParameterSource,
} from '../load/sources/EndpointsSource.ts';
import type { SchemaRef } from '../load/sources/SchemaSource.ts';
import { captionsOf } from './captions.ts';
import { mapValues } from './mapValues.ts';
import type { Entity } from './model/Entity.ts';
import type { BackendModel, OperationModel, ParameterModel } from './model/OperationModel.ts';
import type { ResourceModel } from './model/ResourceModel.ts';
import { backendsOfTables } from './normalizeBackends.ts';
import { findEntity } from './normalizeEntities.ts';

type FindEntity = (ref: SchemaRef) => Entity;

/** `/erp/{uuid}` → `uuid` */
export const pathParametersOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

/**
 * Returns the properties without which a call of a back end without an envelope cannot be made: the path parameters
 * besides the key, `userId` of `/users/{userId}/posts/{id}`, and the query parameters that callers of a list must send.
 */
export function scopeParametersOf(
  { path, query = {}, body }: Pick<OperationSource, 'path' | 'query' | 'body'>,
  { answer, key }: Pick<Backend, 'answer' | 'key'>,
): string[] {
  if (answer.style !== 'bare') return [];
  const ofList = body && 'page' in body ? query : {};
  const required = Object.entries(ofList)
    .filter(([, parameter]) => parameter.required !== false && parameter['x-from'] === undefined)
    .map(([name]) => name);
  return [...pathParametersOf(path), ...required].filter((name) => name !== key);
}

/**
 * Returns the operations of all endpoint tables, sorted by id.
 * @param creations ids of the operations that create a record of a resource
 */
export function normalizeOperations(
  files: readonly ProjectFile<EndpointsSource>[],
  entities: ReadonlyMap<string, Entity>,
  backends: readonly BackendModel[],
  creations: ReadonlySet<string | undefined>,
): OperationModel[] {
  const byTable = backendsOfTables(files, backends);
  return files
    .flatMap(({ name, path, value: { service = '', operations = {} } }) => {
      const backend = byTable.get(name);
      if (!backend) throw new Error(`${path} has no back end. The check should have reported this.`);
      return Object.entries(operations)
        .map(([id, source]) =>
          normalizeOperation({ id, backend, service }, source, (one) => findEntity(entities, one)),
        )
        .map((call) => (creations.has(call.id) ? { ...withInitialState(call), isCreation: true } : call));
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

const normalizeOperation = (
  place: Pick<OperationModel, 'id' | 'backend' | 'service'>,
  source: OperationSource,
  find: FindEntity,
): OperationModel => ({
  ...place,
  method: source.method,
  path: source.path,
  pathParameters: pathParametersOf(source.path),
  scope: scopeParametersOf(source, place.backend),
  query: Object.entries(source.query ?? {}).map(([name, parameter]) => normalizeParameter(name, parameter)),
  ...(source.body && { body: bodyOf(source.body, find) }),
  ...(source.sends && { sends: source.sends }),
  ...mediaTypeOf(source),
  ...(source.state && { state: source.state }),
  ...resultModelOf(source, find),
  summary: source.summary,
  captions: {
    ...source['x-i18n'],
    [sourceLocale]: { summary: source.summary, errorResponses: source.errorResponses ?? {} },
  },
  access: accessOf({ ...source, ...resultModelOf(source, find) }),
  ...(source.audit && { audit: auditRuleOf(source.audit, find) }),
  optional: source.optional === true,
  public: source.public === true,
  ...(source.security && { security: source.security }),
  status: source.status ?? 200,
  headers: mapValues(source.headers, (header) => ({ ...header, captions: captionsOf(header) })),
  errorResponses: source.errorResponses ?? {},
});

/** Returns the rule of an audited operation; its records have the names of their entities. */
function auditRuleOf(
  { records, ...rule }: NonNullable<OperationSource['audit']>,
  find: FindEntity,
): AuditRule {
  return records ? { ...rule, records: mapValues(records, (ref) => find(ref).name) } : rule;
}

/** Returns the media type of a body that is not plain JSON. */
function mediaTypeOf({ sends, mediaType }: OperationSource): Pick<OperationModel, 'mediaType'> {
  const type = mediaType ?? (sends === 'jsonPatch' ? 'application/json-patch+json' : 'application/json');
  return type === 'application/json' ? {} : { mediaType: type };
}

/** Returns a creation with the initial state of its record. The embedded service sets that state itself. */
function withInitialState(call: OperationModel): OperationModel {
  const initial = call.body?.entity.lifecycle?.initial;
  return call.backend.served || initial === undefined ? call : { ...call, initial };
}

const normalizeParameter = (name: string, source: QueryParameterSource): ParameterModel => {
  const { 'x-from': from, required = true, type, enum: choices, maxLength, default: absent } = source;
  const record = recordPropertyOf(source);
  return {
    name,
    schema: {
      type,
      ...(choices && { enum: choices }),
      ...(maxLength !== undefined && { maxLength }),
      ...(absent !== undefined && { default: absent }),
    },
    required,
    captions: captionsOf(source),
    ...(from?.startsWith('session.') && { from: from.slice('session.'.length) as SessionKey }),
    ...(record !== undefined && { record }),
  };
};

/** Returns the property of the record that fills a query parameter: `timeStamp` of `record.timeStamp`. */
export const recordPropertyOf = ({ 'x-from': from }: QueryParameterSource): string | undefined =>
  from?.startsWith('record.') ? from.slice('record.'.length) : undefined;

const bodyOf = (
  body: NonNullable<OperationSource['body']>,
  find: FindEntity,
): NonNullable<OperationModel['body']> =>
  '$ref' in body ? { entity: find(body) } : { entity: find(body.page), filter: body.filter };

function resultModelOf(source: OperationSource, find: FindEntity): Pick<OperationModel, 'result' | 'entity'> {
  const result = resultOf(source);
  return result ? { result: result.kind, entity: find(result.ref) } : { result: 'none' };
}

/**
 * Returns the ids of the lists and creations whose records have only the key in `uuid`, because the calls of one record
 * have no path parameter besides it: `/users/{userId}/posts`, but `/posts/{id}`.
 */
export function findPlainUuids(
  resources: readonly ResourceModel[],
  operations: readonly OperationModel[],
): ReadonlySet<string> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const flat = resources.filter(({ roles }) => byId.get(roles.get ?? '')?.scope.length === 0);
  return new Set(
    flat.flatMap(({ roles: { list, create } }) => [list, create].filter((id) => id !== undefined)),
  );
}
