import type { Configuration } from '../../contract/api/configuration.ts';
import type { Operation } from '../../contract/api/operation.ts';
import type { Session } from '../../contract/api/session.ts';
import type { CallArguments, Protocol } from '../../contract/backend/Protocol.ts';
import { serverOf } from '../../contract/backend/serverOf.ts';
import { isAbsent } from '../../contract/json/isAbsent.ts';
import { isRecord } from '../../contract/json/isRecord.ts';
import { languageOf } from '../../contract/text/locale.ts';
import { defaultBackend } from '../core/catalog.ts';

/** Path and query parameters by name, with `body` separate. Excludes parameters that the session fills. */
export type OperationArgs = CallArguments;

export interface ApiRequest {
  readonly url: string;
  readonly method: Operation['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The browser sends the cookies of the back end. */
  readonly credentials?: 'include';
}

/** The session and language of the caller, and the back end that is called. */
interface RequestContext {
  readonly configuration: Configuration;
  readonly locale: string;
  readonly session: Session | undefined;
  readonly backend: Protocol;
}

/** Returns the value of a parameter without which the call cannot be made. */
function neededValue({ path }: Operation, args: OperationArgs, name: string): string {
  const value = args[name];
  if (isAbsent(value)) throw new Error(`The call of ${path} needs "${name}".`);
  return String(value);
}

const pathOf = (operation: Operation, args: OperationArgs): string =>
  operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(neededValue(operation, args, name)),
  );

function queryOf(
  operation: Operation,
  args: OperationArgs,
  further: readonly (readonly [string, string])[],
  { locale, session, backend: { language } }: RequestContext,
): string {
  const query = new URLSearchParams();
  for (const [name, from] of Object.entries(operation.query)) {
    const own = name in (operation.scope ?? {}) ? neededValue(operation, args, name) : args[name];
    const value = from ? session?.[from] : own;
    if (!isAbsent(value) || from === '') query.set(name, String(value ?? from));
  }
  for (const [name, value] of further) query.append(name, value);
  if (language) query.set(language.parameter, languageOf(locale));
  return query.size > 0 ? `?${query}` : '';
}

function bodyOf(
  operation: Operation,
  args: OperationArgs,
  { session, backend }: RequestContext,
): string | undefined {
  if (args.body === undefined) return undefined;
  const filled = Object.entries(operation.bodyFrom ?? {}).map(([name, key]) => [name, session?.[key]]);
  const body = isRecord(args.body) ? { ...args.body, ...Object.fromEntries(filled) } : args.body;
  return backend.writeBody?.(operation, body) ?? JSON.stringify(body);
}

/**
 * Returns the HTTP request of a call in the form of its back end: address, query, body, and the headers of the
 * sign-in.
 */
export function buildRequest(operation: Operation, args: OperationArgs, caller: RequestContext): ApiRequest {
  const { configuration, session, backend } = caller;
  const { prefixes, headers: names } = configuration;
  const written = backend.translation.writeCall(backend, operation, args);
  const prefix = prefixes?.[operation.service] ?? backend.services[operation.service] ?? '';
  const path = `${prefix}${pathOf(operation, written.args)}${queryOf(operation, written.args, written.query, caller)}`;
  const body = operation.method === 'GET' ? undefined : bodyOf(operation, written.args, caller);
  const headers: Record<string, string> = { Accept: 'application/json', ...backend.headers };
  if (operation.method !== 'GET') headers['Content-Type'] = operation.mediaType ?? 'application/json';
  Object.assign(headers, backend.sign?.(backend, { path, body, session, headers: names }));
  return {
    url: serverOf(backend, configuration, defaultBackend) + path,
    method: operation.method,
    headers,
    body,
    ...(backend.signIn?.scheme === 'cookie' && { credentials: 'include' }),
  };
}

const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Returns a query parameter that the record has no value for; undefined if it has all values. */
export const findLackingValue = (
  { recordQuery = {} }: Pick<Operation, 'recordQuery'>,
  args: OperationArgs,
): string | undefined => Object.keys(recordQuery).find((name) => isAbsent(args[name]));

/** Returns the `values` that are query or path parameters of the operation, by the names of the parameters. */
export function pickParameters(
  { query, path, recordQuery = {} }: Pick<Operation, 'query' | 'path' | 'recordQuery'>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = [...Object.keys(query), ...pathParameters(path)];
  return Object.fromEntries(
    names.map((name) => [name, values[recordQuery[name] ?? name]]).filter(([, value]) => value !== undefined),
  );
}
