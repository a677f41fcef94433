import { servedPrefixes } from '../../../src/server/platform/operations/servedBackend.ts';
import type { CallDraft, DraftNote } from '../draft/Draft.ts';
import { entityNameOf, wordsOf } from '../draft/names.ts';
import { type Answer, answerOf, jsonSchemaOf } from './answerOf.ts';
import { callMisfits, parameterMisfits } from './callMisfits.ts';
import { rowOf } from './callRow.ts';
import { type PlainSchema, plainSchemaOf } from './plainSchema.ts';
import {
  type JsonObject,
  listOf,
  objectOf,
  pointerOf,
  type SourceDocument,
  textOf,
} from './SourceDocument.ts';

/** A call with the facts that decide about its role. */
export interface SourceCall extends CallDraft {
  readonly method: string;
  /** `pets`, `{petId}` */
  readonly segments: readonly string[];
  /** The JSON body; undefined without one. */
  readonly body?: PlainSchema;
  readonly answer: Answer;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns all calls of a document, in its order. */
export function callsOf(document: SourceDocument): SourceCall[] {
  const base = basePathOf(document);
  return Object.entries(objectOf(document.root.paths)).flatMap(([path, item]) => {
    const { value: shared } = document.follow(item);
    return methods.flatMap((method) => {
      const operation = shared[method];
      if (operation === undefined) return [];
      return [callOf(document, base, path, method, objectOf(operation), listOf(shared.parameters))];
    });
  });
}

/** Returns the path of the first server, without its last slash. */
function basePathOf({ root }: SourceDocument): string {
  const url = textOf(objectOf(listOf(root.servers)[0]).url) ?? '';
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/\/+$/, '');
  return path.includes('{') ? '' : path;
}

/** Returns the service whose prefix begins a path, and the rest of the path. */
function serviceOf(base: string, path: string): Pick<CallDraft, 'service'> & { readonly rest: string } {
  const whole = `${base}${path}`;
  for (const service of ['openapi', 'basic', 'account'] as const) {
    const prefix = servedPrefixes[service] ?? '';
    if (whole.startsWith(`${prefix}/`)) return { service, rest: whole.slice(prefix.length) };
  }
  return { service: 'openapi', rest: path };
}

/** Returns how the console finds calls under another address than that of the embedded service. */
export function addressNotes(document: SourceDocument): DraftNote[] {
  const base = basePathOf(document);
  const prefixes = Object.values(servedPrefixes);
  const isOwn = Object.keys(objectOf(document.root.paths)).some((path) =>
    prefixes.some((prefix) => `${base}${path}`.startsWith(`${prefix}/`)),
  );
  const setting = JSON.stringify({ prefixes: { openapi: base } });
  const says = `for the calls of this server, set "server" and ${setting} in config.json`;
  return isOwn ? [] : [{ kind: 'value', at: '/servers/0/url', says }];
}

function callOf(
  document: SourceDocument,
  base: string,
  path: string,
  method: string,
  operation: JsonObject,
  shared: readonly unknown[],
): SourceCall {
  const { service, rest } = serviceOf(base, path);
  const segments = rest.split('/').filter((segment) => segment !== '');
  const parameters = parametersOf(document, shared, operation);
  const request =
    operation.requestBody === undefined ? undefined : document.follow(operation.requestBody).value;
  const schema = request && jsonSchemaOf(request);
  const body = schema === undefined ? undefined : plainSchemaOf(document, schema);
  const answer = answerOf(document, operation);
  const summary = textOf(operation.summary) ?? textOf(operation.description)?.split('\n')[0];
  return {
    id: idOf(textOf(operation.operationId), method, segments),
    service,
    at: pointerOf('paths', path, method),
    method: method.toUpperCase(),
    segments,
    ...(summary !== undefined && { summary }),
    ...(body && { body }),
    answer,
    row: rowOf(method, rest, parameters, body, answer),
    misfits: [...callMisfits(method, rest, request, body, answer), ...parameters.flatMap(parameterMisfits)],
  };
}

/** Parameters of a path and of an operation, which replaces those of the same name. */
function parametersOf(
  document: SourceDocument,
  shared: readonly unknown[],
  operation: JsonObject,
): JsonObject[] {
  const all = [...shared, ...listOf(operation.parameters)].map((one) => document.follow(one).value);
  return [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()];
}

const idPattern = /^[a-zA-Z][A-Za-z\d]*\.[a-zA-Z][A-Za-z\d]*$/;

function idOf(operationId: string | undefined, method: string, segments: readonly string[]): string {
  if (operationId !== undefined && idPattern.test(operationId)) return operationId;
  const area = segments.find((segment) => !segment.startsWith('{')) ?? 'api';
  return `${entityNameOf(area)}.${entityNameOf(wordsOf(operationId ?? `${method} ${segments.join(' ')}`).join(' '))}`;
}
