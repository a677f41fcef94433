import type { SessionKey } from './session.ts';

/** The three services whose prefixes a deployment configures (schemas/SPECIFICATION.md section 7.1). */
export type ApiService = 'openapi' | 'basic' | 'account';

/**
 * One call of schemas/SPECIFICATION.md section 7, read from an endpoint table.
 * `result` says how `data` of the envelope is shaped: one record, a list, a page, or nothing.
 */
export interface Operation {
  readonly service: ApiService;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the service's prefix; `{name}` marks a path parameter. */
  readonly path: string;
  /** Query parameters in the order they are written; a session key means that callers never pass it. */
  readonly query: Readonly<Record<string, SessionKey | null>>;
  /** Entity of the body, or undefined for a call without one. */
  readonly body?: string;
  /** Body properties that the call helper fills from the session. */
  readonly bodyFrom?: Readonly<Record<string, SessionKey>>;
  readonly result: 'one' | 'list' | 'page' | 'none';
  /** Entity of the result's records. */
  readonly entity?: string;
  /** Marked (+) in schemas/SPECIFICATION.md: a back end may answer 404, and the console degrades. */
  readonly optional?: true;
  /** Needs no login key. */
  readonly public?: true;
  /** Called by partners, who are let in by the API key of their company. */
  readonly security?: 'apiKey';
}
