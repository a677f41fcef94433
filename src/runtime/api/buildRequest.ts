import type { Configuration } from '../../contract/configuration.ts';
import { digest } from '../../contract/digest.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { languageOf } from '../../contract/locale.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Session } from '../../contract/session.ts';

/** Path and query parameters by name; `body` apart. Parameters that the session fills are never in it. */
export interface Args {
  readonly body?: unknown;
  readonly [parameter: string]: unknown;
}

export interface Request {
  readonly url: string;
  readonly method: Operation['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Who calls, in which language, and where to. */
export interface Caller {
  readonly configuration: Configuration;
  readonly locale: string;
  readonly session: Session | undefined;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

function pathOf(operation: Operation, args: Args): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = args[name];
    if (isAbsent(value)) throw new Error(`The call of ${operation.path} needs "${name}".`);
    return encodeURIComponent(String(value));
  });
}

function queryOf(operation: Operation, args: Args, { locale, session }: Caller): string {
  const query = new URLSearchParams();
  for (const [name, from] of Object.entries(operation.query)) {
    const value = from ? session?.[from] : args[name];
    if (!isAbsent(value)) query.set(name, String(value));
  }
  query.set('lang', languageOf(locale));
  return query.toString();
}

function bodyOf(operation: Operation, args: Args, { session }: Caller): string | undefined {
  if (args.body === undefined) return undefined;
  const filled = Object.entries(operation.bodyFrom ?? {}).map(([name, key]) => [name, session?.[key]]);
  const body = isRecord(args.body) ? { ...args.body, ...Object.fromEntries(filled) } : args.body;
  return JSON.stringify(body);
}

/**
 * The HTTP request of a call as schemas/SPECIFICATION.md section 7.1 wants it: prefix, lang, login key, digest, JSON.
 * The digest is taken over what follows the server's address, so it holds behind a proxy too.
 */
export function buildRequest(operation: Operation, args: Args, caller: Caller): Request {
  const { configuration, session } = caller;
  const path = `${configuration.prefixes[operation.service]}${pathOf(operation, args)}?${queryOf(operation, args, caller)}`;
  const body = operation.method === 'GET' ? undefined : bodyOf(operation, args, caller);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (operation.method !== 'GET') headers['Content-Type'] = 'application/json';
  if (session) headers[configuration.headers.loginKey] = session.loginKey;
  headers[configuration.headers.secret] = digest(path, session?.loginId ?? '', body);
  return { url: configuration.server + path, method: operation.method, headers, body };
}
