import type { LifecycleValue } from '../model/lifecycle.ts';
import type { Role } from './role.ts';
import type { SessionKey } from './session.ts';

/** How the service logs the calls of an operation in the audit log. */
export interface AuditRule {
  /** A choice of `event` in an entry. */
  readonly event: string;
  /** Parameters and properties of body or result whose values an entry has. */
  readonly subject?: readonly string[];
  /** Names in `subject` whose value is the uuid of a record → its entity. An entry has the name of the record. */
  readonly records?: Readonly<Record<string, string>>;
}

/** The JSON Schema of query parameters, after their conversion from strings. */
export interface QuerySchema {
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

/** JSON Schemas of an operation's requests, in addition to those of entities. */
export interface RequestSchemas {
  readonly query: QuerySchema;
  /** The paging body. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/**
 * One call of schemas/SPECIFICATION.md section 7, from an endpoint table. `result` is the shape of the
 * envelope's `data`: one record, a list, a page, or nothing.
 */
export interface Operation {
  /** The back end that offers it, or a variant of it, in src/generated/backends.ts. Default: `defaultBackend`. */
  readonly backend?: string;
  /** A service of the back end; empty if the back end has none. */
  readonly service: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the service's prefix; `{name}` marks a path parameter. The parameter with the name of the back end's key takes the record's. */
  readonly path: string;
  /**
   * The path parameters besides the key, and the required query parameters of a list, in their order, with the types of the
   * properties of the same names. Back ends with an envelope have none.
   */
  readonly scope?: Readonly<Record<string, 'string' | 'number'>>;
  /** The `uuid` of the records has no scope, because the calls that read and change one record have none. */
  readonly plainUuid?: true;
  /**
   * Query parameters in their order; callers never pass those with a session key. The call has those with '' in any
   * case, without a value as an empty text.
   */
  readonly query: Readonly<Record<string, SessionKey | '' | null>>;
  /** Query parameters that take values of the record, with its properties. The console sends the values as they were read. */
  readonly recordQuery?: Readonly<Record<string, string>>;
  /** Entity of the body; undefined for a call without a body. A list by GET sends its paging body as query parameters. */
  readonly body?: string;
  /** Body properties that the call helper fills from the session. */
  readonly bodyFrom?: Readonly<Record<string, SessionKey>>;
  /** The body has only the changed properties, or the operations of a JSON Patch (RFC 6902) that change these. Default: the whole record. */
  readonly sends?: 'changes' | 'jsonPatch';
  /** The media type of the body, if it is not `application/json`. */
  readonly mediaType?: string;
  /** The whole body of a transition: the properties of the state that it leads to. */
  readonly state?: Readonly<Record<string, LifecycleValue>>;
  /** The initial state of the lifecycle. The call adds these properties to a new record that lacks them. */
  readonly initial?: Readonly<Record<string, LifecycleValue>>;
  /** How a list compares the values of a filter, by property; others are compared as equal. */
  readonly filters?: Readonly<Record<string, 'contains' | 'range'>>;
  readonly result: 'one' | 'list' | 'page' | 'none';
  /** Entity of the result's records. */
  readonly entity?: string;
  /** The least role that may call it, if it is not the default (`accessOf`). */
  readonly access?: Role;
  /** Marked (+) in schemas/SPECIFICATION.md: a back end may answer 404, and the console works without it. */
  readonly optional?: true;
  /** Needs no login key. */
  readonly public?: true;
  /** Called by partners, which authenticate with the API key of their company. */
  readonly security?: 'apiKey';
}

/**
 * The values that a row of the console's table omits. Without a path, `erp.query` is at `/erp/query`, and
 * `erp.create` at `/erp`. A body names the company. A result has the entity of the body, or else `erp`.
 */
export const operationDefaults = (id: string, { body, result }: Partial<Operation>) =>
  ({
    service: 'openapi',
    method: 'POST',
    query: {},
    path: `/${id.replace('.create', '').replace('.', '/')}`,
    result: 'one',
    ...(body && { bodyFrom: { companyUuid: 'companyUuid' } }),
    ...(result !== 'none' && { entity: body ?? id.split('.')[0] }),
  }) as const;

/** A row of the console's table. */
type OperationRow = Partial<Operation>;

/** Completes the rows of the console's table. */
export const withDefaults = <K extends string>(
  rows: Readonly<Record<K, OperationRow>>,
): Readonly<Record<K, Operation>> =>
  Object.fromEntries(
    Object.entries<OperationRow>(rows).map(([id, row]) => [id, { ...operationDefaults(id, row), ...row }]),
  ) as Record<K, Operation>;
