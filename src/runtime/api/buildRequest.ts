import type { Configuration } from '../../contract/api/configuration.ts';
import type { Operation } from '../../contract/api/operation.ts';
import { requestDigest } from '../../contract/api/requestDigest.ts';
import type { Session } from '../../contract/api/session.ts';
import { isRecord } from '../../contract/json/isRecord.ts';
import { languageOf } from '../../contract/text/locale.ts';

/** Path and query parameters by name, with `body` separate. Excludes parameters that the session fills. */
export interface OperationArgs {
  readonly body?: unknown;
  readonly [parameter: string]: unknown;
}

export interface ApiRequest {
  readonly url: string;
  readonly method: Operation['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The session, language and server of the caller. */
export interface RequestContext {
  readonly configuration: Configuration;
  readonly locale: string;
  readonly session: Session | undefined;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

function pathOf(operation: Operation, args: OperationArgs): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = args[name];
    if (isAbsent(value)) throw new Error(`The call of ${operation.path} needs "${name}".`);
    return encodeURIComponent(String(value));
  });
}

function queryOf(operation: Operation, args: OperationArgs, { locale, session }: RequestContext): string {
  const query = new URLSearchParams();
  for (const [name, from] of Object.entries(operation.query)) {
    const value = from ? session?.[from] : args[name];
    if (!isAbsent(value)) query.set(name, String(value));
  }
  query.set('lang', languageOf(locale));
  return query.toString();
}

function bodyOf(operation: Operation, args: OperationArgs, { session }: RequestContext): string | undefined {
  if (args.body === undefined) return undefined;
  const filled = Object.entries(operation.bodyFrom ?? {}).map(([name, key]) => [name, session?.[key]]);
  const body = isRecord(args.body) ? { ...args.body, ...Object.fromEntries(filled) } : args.body;
  return JSON.stringify(body);
}

/**
 * Returns the HTTP request of a call (schemas/SPECIFICATION.md section 7.1): prefix, lang, login key, digest,
 * JSON. The digest covers the part after the server's address, so it holds behind a proxy too.
 */
export function buildRequest(operation: Operation, args: OperationArgs, caller: RequestContext): ApiRequest {
  const { configuration, session } = caller;
  const path = `${configuration.prefixes[operation.service]}${pathOf(operation, args)}?${queryOf(operation, args, caller)}`;
  const body = operation.method === 'GET' ? undefined : bodyOf(operation, args, caller);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (operation.method !== 'GET') headers['Content-Type'] = 'application/json';
  if (session) headers[configuration.headers.loginKey] = session.loginKey;
  headers[configuration.headers.secret] = requestDigest(path, session?.loginId ?? '', body);
  return { url: configuration.server + path, method: operation.method, headers, body };
}

const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Returns the `values` that are query or path parameters of the operation. */
export function pickParameters(
  { query, path }: Pick<Operation, 'query' | 'path'>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = [...Object.keys(query), ...pathParameters(path)];
  return Object.fromEntries(
    names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  );
}
