import type { SourceCall } from './calls/callsOf.ts';
import { type JsonObject, listOf, objectOf, type SourceDocument, textOf } from './SourceDocument.ts';

/** The parts that all calls of a back end share. */
export interface SharedParts {
  /** The server of most calls. */
  readonly server: JsonObject;
  /** The headers of every call, that of the sign-in included. */
  readonly headers: readonly string[];
  /** Query parameters with their values. */
  readonly constants: Readonly<Record<string, string>>;
}

/**
 * Returns the first reason why a call differs from the parts that all calls share, as a predicate: "has a server
 * of its own".
 */
export function misfitOf(
  { server, headers, query }: SourceCall,
  shared: SharedParts,
  given: readonly string[],
): string | undefined {
  if (JSON.stringify(server) !== JSON.stringify(shared.server)) return 'has a server of its own';
  const sent = shared.headers.map((name) => name.toLowerCase());
  const header = headers.find((name) => !sent.includes(name.toLowerCase()));
  if (header !== undefined) return `requires the header "${header}"`;
  const known = [...Object.keys(shared.constants), ...given];
  const missing = [...query].find(([name, { required }]) => required === true && !known.includes(name));
  return missing && `requires the query parameter "${missing[0]}"`;
}

/** Names of headers with one value for each installation, such as `x-tenant-id`. */
const installationHeader =
  /(^|[-_])(id|tenant|account|org|organi[sz]ation|workspace|project|app|client|version|store|site|region)$/i;
/** Names of headers with another value for each call, such as `x-request-id`. */
const callHeader = /request|correlation|idempotency|trace|session|message/i;

/** Returns the headers that all calls can send with one value: at least half of the calls require each. */
export function fixedHeadersOf(calls: readonly SourceCall[]): string[] {
  const all = calls.flatMap(({ headers }) => headers);
  return [...new Set(all)].filter(
    (name) =>
      installationHeader.test(name) &&
      !callHeader.test(name) &&
      all.filter((one) => one === name).length * 2 >= calls.length,
  );
}

/** Returns the only value that a required query parameter can have; undefined if callers choose. */
function constantOf({ name, schema }: JsonObject, apiVersion: string | undefined): string | undefined {
  const { enum: choices, const: fixed, default: initial } = objectOf(schema);
  const values = fixed === undefined ? listOf(choices) : [fixed];
  const only = values.length === 1 ? values[0] : initial;
  if (only !== undefined) return String(only);
  return /^api-?version$/i.test(String(name)) ? apiVersion : undefined;
}

/**
 * Returns the query parameters that all calls can send with one value, such as `api-version`: at least half of the calls
 * require each, and the document gives one value.
 */
export function constantsOf(
  { root }: SourceDocument,
  calls: readonly SourceCall[],
): Readonly<Record<string, string>> {
  const apiVersion = textOf(objectOf(root.info).version);
  const found = new Map<string, string[]>();
  for (const { query } of calls)
    for (const [name, parameter] of query) {
      const value = parameter.required === true ? constantOf(parameter, apiVersion) : undefined;
      if (value !== undefined) found.set(name, [...(found.get(name) ?? []), value]);
    }
  return Object.fromEntries(
    [...found].flatMap(([name, values]) =>
      values.length * 2 >= calls.length && new Set(values).size === 1 ? [[name, values[0] ?? '']] : [],
    ),
  );
}
