import { pathParametersOf } from '../../../generator/normalize/normalizeOperations.ts';
import type { CallRow, DraftRole, RoleDraft } from '../draft/Draft.ts';
import type { SourceCall } from './callsOf.ts';
import type { Collection, PathShape, PlacedCall } from './findCollections.ts';
import type { PlainSchema } from './plainSchema.ts';
import { objectOf } from './SourceDocument.ts';

interface Candidate {
  readonly shape: PathShape;
  readonly methods: readonly string[];
}

/** The calls that can have a role, the best first. */
const candidates: Readonly<Record<DraftRole, readonly Candidate[]>> = {
  list: [
    { shape: 'collection', methods: ['GET'] },
    { shape: 'list', methods: ['GET', 'POST'] },
  ],
  get: [
    { shape: 'item', methods: ['GET'] },
    { shape: 'get', methods: ['GET', 'POST'] },
  ],
  create: [
    { shape: 'collection', methods: ['POST'] },
    { shape: 'create', methods: ['POST', 'PUT'] },
  ],
  modify: [
    { shape: 'item', methods: ['PUT'] },
    { shape: 'item', methods: ['PATCH', 'POST'] },
    { shape: 'collection', methods: ['PUT', 'PATCH'] },
    { shape: 'modify', methods: ['POST', 'PUT'] },
  ],
  remove: [
    { shape: 'item', methods: ['DELETE'] },
    { shape: 'remove', methods: ['POST', 'DELETE'] },
  ],
  restore: [{ shape: 'restore', methods: ['POST'] }],
};

const isRecordSchema = (schema: PlainSchema | undefined): boolean =>
  schema?.type === 'object' && Object.keys(objectOf(schema.keywords.properties)).length > 0;

/** Returns why a call cannot have a role, whatever its back end: a predicate. */
function describeObstacle(role: DraftRole, { answer, body }: SourceCall): string | undefined {
  const isRead = role === 'list' || role === 'get';
  // Many documents leave the answer out. The path then decides.
  if (isRead && answer.kind === 'none') return undefined;
  if (role === 'list') {
    if (answer.kind === 'one') return 'does not answer with a list of records';
    return isRecordSchema(answer.record) ? undefined : 'answers with a list of values that are no records';
  }
  if (role === 'get')
    return answer.kind === 'one' && isRecordSchema(answer.record)
      ? undefined
      : 'does not answer with one record';
  if (role === 'create' || role === 'modify')
    return isRecordSchema(body) ? undefined : 'does not take a record as its body in JSON';
  return undefined;
}

export interface BoundCollection {
  readonly collection: Collection;
  readonly roles: readonly (RoleDraft & { readonly call: SourceCall })[];
  /** Calls of the collection without a role, each with the reason: a predicate. */
  readonly unbound: readonly { readonly placed: PlacedCall; readonly reason: string }[];
}

/** Returns the calls of a collection that can have a role, the best first. */
const candidateCalls = (role: DraftRole, { calls }: Collection): SourceCall[] =>
  candidates[role].flatMap(({ shape, methods }) =>
    calls.filter((one) => one.shape === shape && methods.includes(one.call.method)).map(({ call }) => call),
  );

/** Gives each role of a collection to the best call. */
export function bindRoles(collection: Collection): BoundCollection {
  const roles = new Map<DraftRole, SourceCall>();
  const obstacles = new Map<SourceCall, string>();
  for (const role of Object.keys(candidates) as DraftRole[])
    for (const call of candidateCalls(role, collection)) {
      const owner = roles.get(role);
      const obstacle = owner ? describeOwner(role, owner) : describeObstacle(role, call);
      if (obstacle === undefined) roles.set(role, call);
      else obstacles.set(call, obstacle);
    }
  const bound = new Set(roles.values());
  const others = collection.calls.filter(({ call }) => !bound.has(call));
  return {
    collection,
    roles: [...roles].map(([role, call]) => ({
      role,
      call,
      misfits: [...call.misfits, ...roleMisfits(role, call)],
    })),
    unbound: others.map((placed) => ({
      placed,
      reason: describeUnbound(placed, collection, obstacles.get(placed.call)),
    })),
  };
}

const describeOwner = (role: DraftRole, { method, segments }: SourceCall): string =>
  `has the role "${role}", which ${method} /${segments.join('/')} already has`;

/** Returns why a call has no role: a predicate. */
function describeUnbound(
  { call, shape }: PlacedCall,
  { segments, calls }: Collection,
  obstacle?: string,
): string {
  const isOnRecord = segments.slice(0, -1).some((segment) => segment.startsWith('{'));
  const isAction =
    shape === 'collection' && call.method !== 'GET' && calls.every((one) => one.shape === 'collection');
  if (isAction)
    return isOnRecord
      ? 'acts on one record: it can be an action of the resource'
      : 'acts on no list of records: it can be a task';
  return obstacle ?? 'is none of list, get, create, modify, remove and restore';
}

/** Returns the parameters that a caller must send in path and query. */
const requiredParametersOf = ({ path, query = {} }: CallRow): string[] => [
  ...pathParametersOf(path),
  ...Object.entries(query).flatMap(([name, { required = true, 'x-from': from }]) =>
    required && from === undefined ? [name] : [],
  ),
];

/** Returns the reasons why the endpoint tables cannot bind a call to its role. */
function roleMisfits(role: DraftRole, { row, body, answer }: SourceCall): string[] {
  const takesKey = role === 'get' || role === 'remove' || role === 'restore';
  const required = requiredParametersOf(row);
  const others = required.filter((name) => !(takesKey && name === 'uuid'));
  const isUnknown = (role === 'list' || role === 'get') && answer.kind === 'none';
  const pages = answer.kind === 'page' && !(row.body && 'page' in row.body);
  return [
    ...(takesKey && !required.includes('uuid') ? ['finds the record by another key than "uuid"'] : []),
    ...(others.length > 0 ? [`requires ${others.map((name) => `"${name}"`).join(', ')}`] : []),
    ...(isUnknown ? ['does not describe its answer'] : []),
    ...(role === 'list' && pages ? ['pages its records in another way'] : []),
    ...otherNames([answer.record, body]),
  ];
}

/** Property names become names in code, so they are renamed. */
function otherNames(schemas: readonly (PlainSchema | undefined)[]): string[] {
  const names = schemas.flatMap((schema) => Object.keys(objectOf(schema?.keywords.properties)));
  const renamed = names.find((name) => !/^[A-Za-z][A-Za-z\d]*$/.test(name));
  return renamed === undefined ? [] : [`has property names such as "${renamed}"`];
}
