import type { ListSyntax } from '../../../../src/contract/backend/Backend.ts';
import { propertyNamePattern } from '../../../../src/contract/model/propertyName.ts';
import type { DraftRole } from '../../draft/Draft.ts';
import type { SourceCall } from '../calls/callsOf.ts';
import { isPagedById, listSyntaxOf, pagingParametersOf, sentByPaging } from '../calls/listSyntax.ts';
import { type JsonObject, listOf, objectOf } from '../SourceDocument.ts';
import { misfitOf, type SharedParts } from '../sharedParts.ts';
import type { PlainSchema } from '../values/plainSchema.ts';
import { type Collection, isParameter, type PathShape, type PlacedCall } from './findCollections.ts';
import { readFirstRecords } from './firstRecord.ts';
import { findKeyProperty, isAtRecord, isKeyNamed } from './recordPath.ts';
import { type ReadRecords, type RecordQueries, recordQueryOf, singleTypeOf } from './recordQuery.ts';

type BoundRole = Exclude<DraftRole, 'restore'>;

interface Candidate {
  readonly shape: PathShape;
  readonly methods: readonly string[];
}

/**
 * The calls that can have a role, the best first. PUT replaces a record, so PATCH comes first. A call has one role: PUT
 * at the path of a record creates it if PATCH changes it, and no POST creates it.
 */
const candidates: Readonly<Record<BoundRole, readonly Candidate[]>> = {
  list: [
    { shape: 'collection', methods: ['GET'] },
    { shape: 'list', methods: ['GET'] },
  ],
  get: [{ shape: 'item', methods: ['GET'] }],
  modify: [
    { shape: 'item', methods: ['PATCH'] },
    { shape: 'item', methods: ['PUT'] },
    { shape: 'item', methods: ['POST'] },
    { shape: 'collection', methods: ['PUT'] },
    { shape: 'modify', methods: ['PUT'] },
  ],
  create: [
    { shape: 'collection', methods: ['POST'] },
    { shape: 'create', methods: ['POST', 'PUT'] },
    { shape: 'item', methods: ['PUT'] },
  ],
  remove: [{ shape: 'item', methods: ['DELETE'] }],
};

/** A collection with the calls of its roles. */
export interface BoundCollection extends ReadRecords {
  /** How the list is paged; undefined without a list. */
  readonly list: ListSyntax | undefined;
  readonly roles: ReadonlyMap<DraftRole, SourceCall>;
  /** The query parameters that the list requires, by name, with the schemas of their values. The operator chooses these first. */
  readonly listScope: ReadonlyMap<string, JsonObject>;
  /** The query parameters that take values of the record, for each call that changes or removes it. */
  readonly recordQuery: RecordQueries;
  /** The collection at whose path the list is, if it is another one. */
  readonly listFrom?: BoundCollection;
  /** Calls of the collection without a role, each with the reason: a predicate. */
  readonly unbound: readonly (PlacedCall & { readonly reason: string })[];
}

const isRecordSchema = (schema: PlainSchema | undefined): boolean =>
  schema?.type === 'object' && Object.keys(objectOf(schema.keywords.properties)).length > 0;

/** Returns the calls of a collection that can have a role, the best first. */
const candidateCalls = (role: BoundRole, { calls }: Collection): SourceCall[] =>
  candidates[role].flatMap(({ shape, methods }) =>
    calls.filter((one) => one.shape === shape && methods.includes(one.call.method)).map(({ call }) => call),
  );

/** Returns the schema of a record, from the call that describes it best. */
function recordSchemaOf(collection: Collection): PlainSchema | undefined {
  const read = (['get', 'list'] as const).flatMap((role) =>
    candidateCalls(role, collection).map(({ answer }) => answer.record),
  );
  const sent = (['create', 'modify'] as const).flatMap((role) =>
    candidateCalls(role, collection).flatMap(({ answer, body }) => [answer.record, body]),
  );
  return [...read, ...sent].find(isRecordSchema);
}

/** Gives each role of a collection to the best call. */
export function bindRoles(found: Collection, shared: SharedParts): BoundCollection {
  const record = recordSchemaOf(found);
  const key = record && findKeyProperty(found, record);
  const collection = key !== undefined && isKeyNamed(found, key) ? readFirstRecords(found) : found;
  const records = { collection, record, key };
  const roles = new Map<DraftRole, SourceCall>();
  const obstacles = new Map<SourceCall, string>();
  for (const role of Object.keys(candidates) as BoundRole[])
    for (const call of candidateCalls(role, collection)) {
      if ([...roles.values()].includes(call)) continue;
      const owner = roles.get(role);
      const obstacle = owner ? describeOwner(role, owner) : describeObstacle(role, call, records, shared);
      if (obstacle === undefined) roles.set(role, call);
      else obstacles.set(call, obstacles.get(call) ?? obstacle);
    }
  const list = roles.get('list');
  const syntax = list && listSyntaxOf(list);
  const bound = new Set(roles.values());
  return {
    ...records,
    list: syntax,
    listScope: list && syntax ? requiredFiltersOf(list, syntax, records, shared) : new Map(),
    recordQuery: new Map(
      [...roles].flatMap(([role, call]) =>
        takesRecord(role) ? [[call, recordQueryOf(call, records, shared)]] : [],
      ),
    ),
    roles,
    unbound: collection.calls
      .filter(({ call }) => !bound.has(call))
      .map((placed) => ({
        ...placed,
        reason: describeUnbound(placed, collection, obstacles.get(placed.call)),
      })),
  };
}

/** Returns why a call cannot have a role: a predicate. */
function describeObstacle(
  role: BoundRole,
  call: SourceCall,
  records: ReadRecords,
  shared: SharedParts,
): string | undefined {
  const { collection, key } = records;
  const [own] = call.obstacles;
  if (own !== undefined) return own;
  const list = role === 'list' ? listSyntaxOf(call) : undefined;
  if (role === 'list' && (!list || (isPagedById(list) && key !== 'id')))
    return 'pages its list in a way that a back end cannot have';
  const misfit = misfitOf(call, shared, [
    ...(list ? sentByPaging(list) : []),
    ...(list && isReadByKey(records, shared) ? requiredFiltersOf(call, list, records, shared).keys() : []),
    ...(takesRecord(role) ? recordQueryOf(call, records, shared).keys() : []),
  ]);
  if (misfit !== undefined) return misfit;
  if (key === undefined) return 'has records without the key in its path';
  const isKeyed = role === 'create' && isAtRecord(collection, call);
  return (
    describeShape(role, call) ??
    describeRows(role, call, key) ??
    (isKeyed ? describeKeyedCreation(call, key) : undefined)
  );
}

/** The rows of a list with required parameters lead to records only if the key alone reads a record. */
const isReadByKey = (records: ReadRecords, shared: SharedParts): boolean =>
  !records.collection.segments.some(isParameter) &&
  candidateCalls('get', records.collection).some(
    (call) => describeObstacle('get', call, records, shared) === undefined,
  );

/** The console has read a record before it changes or removes it. */
const takesRecord = (role: DraftRole): boolean => role === 'modify' || role === 'remove';

/** Members of the paging body. A filter cannot have these names. */
export const pagingMembers: readonly string[] = ['page', 'pageSize', 'after', 'sort', 'order', 'uuid'];

/**
 * Returns the query parameters that a list requires and that the operator can choose as filters: texts and numbers which the
 * record lacks, or has in the same type. For several values, that is one of them.
 */
function requiredFiltersOf(
  call: SourceCall,
  syntax: ListSyntax,
  { record, key }: ReadRecords,
  { constants }: SharedParts,
): ReadonlyMap<string, JsonObject> {
  const properties = objectOf(record?.keywords.properties);
  const taken = [...pagingMembers, key, ...Object.keys(constants), ...pagingParametersOf(syntax)];
  return new Map(
    [...call.query].flatMap(([name, { required, schema }]): [string, JsonObject][] => {
      if (required !== true || taken.includes(name) || !propertyNamePattern.test(name)) return [];
      const { type, items } = objectOf(schema);
      const value = objectOf(type === 'array' ? items : schema);
      const own = objectOf(properties[name]);
      const isLike = !(name in properties) || singleTypeOf(own) === singleTypeOf(value);
      return singleTypeOf(value) !== undefined && isLike && own.writeOnly !== true ? [[name, value]] : [];
    }),
  );
}

/** A creation at the path of a record has the key in the path, and not in its body. */
function describeKeyedCreation(call: SourceCall, key: string): string | undefined {
  if (!call.creates) return 'does not say that it creates a record';
  const { required, properties } = call.body?.keywords ?? {};
  const isReadOnly = objectOf(objectOf(properties)[key]).readOnly === true;
  return listOf(required).includes(key) && !isReadOnly
    ? `requires the key "${key}" in its path and in its body`
    : undefined;
}

/** The key of a row leads to its record. */
function describeRows(role: BoundRole, { answer: { record } }: SourceCall, key: string): string | undefined {
  const hasKey = key in objectOf(record?.keywords.properties);
  return role === 'list' && !hasKey ? `answers with a list of records without "${key}"` : undefined;
}

function describeShape(role: BoundRole, { answer, body, isPatch }: SourceCall): string | undefined {
  if ((role === 'list' || role === 'get') && answer.kind === 'none') return 'does not describe its answer';
  if (role === 'list') {
    if (answer.kind === 'one') return 'does not answer with a list of records';
    return isRecordSchema(answer.record) ? undefined : 'answers with a list of values that are no records';
  }
  if (role === 'get')
    return answer.kind === 'one' && isRecordSchema(answer.record)
      ? undefined
      : 'does not answer with one record';
  if (role === 'modify' && isPatch) return undefined;
  if (role === 'create' || role === 'modify')
    return isRecordSchema(body) ? undefined : 'does not take a record as its body in JSON';
  return undefined;
}

const describeOwner = (role: BoundRole, { method, path }: SourceCall): string =>
  `has the role "${role}", which ${method} ${path} already has`;

/** Returns why a call has no role: a predicate. */
function describeUnbound(
  { call, shape }: PlacedCall,
  { segments, calls }: Collection,
  obstacle?: string,
): string {
  const isOnRecord = segments.slice(0, -1).some(isParameter);
  const isAction =
    shape === 'collection' && call.method !== 'GET' && calls.every((one) => one.shape === 'collection');
  if (isAction)
    return isOnRecord
      ? 'acts on one record: it can be an action of the resource'
      : 'acts on no list of records: it can be a task';
  return obstacle ?? 'is none of list, get, create, modify and remove';
}
