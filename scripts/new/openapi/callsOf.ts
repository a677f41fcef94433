import { pagingParameters } from '../../../generator/emit/schema/pagingSchema.ts';
import type { QueryParameterSource } from '../../../generator/load/schemaSources.ts';
import { defaultConfiguration } from '../../../src/contract/api/configuration.ts';
import { type CallDraft, type CallRow, entityRefOf } from '../draft/Draft.ts';
import { entityNameOf, wordsOf } from '../draft/names.ts';
import { type Answer, answerOf, jsonSchemaOf } from './answerOf.ts';
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
    const prefix = defaultConfiguration.prefixes[service];
    if (whole.startsWith(`${prefix}/`)) return { service, rest: whole.slice(prefix.length) };
  }
  return { service: 'openapi', rest: path };
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

const sessionNames = ['companyUuid', 'loginId'];

function queryParameterOf({ required, schema, description }: JsonObject, name: string): QueryParameterSource {
  const { type, enum: choices, maxLength } = objectOf(schema);
  const isKnown = type === 'string' || type === 'integer' || type === 'boolean';
  const from = sessionNames.includes(name) ? { 'x-from': `session.${name}` as 'session.companyUuid' } : {};
  return {
    type: isKnown ? type : 'string',
    ...from,
    ...(required !== true && { required: false }),
    ...(Array.isArray(choices) && { enum: choices }),
    ...(typeof maxLength === 'number' && { maxLength }),
    ...(typeof description === 'string' && { description }),
  };
}

const refOf = (entity: string) => ({ $ref: entityRefOf(entity) });

/** Returns the entity of a component: `PetInput` and `Pet` → `pet`. Values without a component have none. */
const entityOfComponent = ({ component }: PlainSchema, isBody: boolean): string | undefined =>
  component === undefined
    ? undefined
    : entityNameOf(isBody ? component.replace(/(?<=.)Input$/, '') : component);

/** Returns the row of the endpoint table, as far as it can express the call. */
function rowOf(
  method: string,
  path: string,
  parameters: readonly JsonObject[],
  body: PlainSchema | undefined,
  answer: Answer,
): CallRow {
  const query = parameters.flatMap((one): [string, QueryParameterSource][] =>
    one.in === 'query' && typeof one.name === 'string' && one.name !== 'lang'
      ? [[one.name, queryParameterOf(one, one.name)]]
      : [],
  );
  const record = answer.record && entityOfComponent(answer.record, false);
  return {
    method: method.toUpperCase() as CallRow['method'],
    path,
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...bodyOf(body, record),
    ...(record !== undefined && answer.kind !== 'none' && { result: resultOf(answer.kind, record) }),
  };
}

const resultOf = (kind: 'one' | 'list' | 'page', record: string): NonNullable<CallRow['result']> =>
  kind === 'one' ? refOf(record) : kind === 'list' ? { list: refOf(record) } : { page: refOf(record) };

function bodyOf(body: PlainSchema | undefined, record: string | undefined): Pick<CallRow, 'body'> {
  if (body === undefined) return {};
  const names = Object.keys(objectOf(body.keywords.properties));
  if (
    body.component === undefined &&
    record !== undefined &&
    ['page', 'pageSize', 'sort'].every((name) => names.includes(name))
  )
    return { body: { page: refOf(record), filter: filtersOf(names) } };
  const entity = entityOfComponent(body, true);
  return entity === undefined ? {} : { body: refOf(entity) };
}

/** Returns the filters of a paging body: a range has two properties, `<name>From` and `<name>To`. */
function filtersOf(names: readonly string[]): string[] {
  const others = names.filter((name) => ![...pagingParameters, ...sessionNames, 'uuid'].includes(name));
  const isRange = (name: string): boolean => others.includes(`${name}From`) && others.includes(`${name}To`);
  return others.flatMap((name) => {
    const from = name.endsWith('From') && isRange(name.slice(0, -'From'.length));
    if (from) return [name.slice(0, -'From'.length)];
    return name.endsWith('To') && isRange(name.slice(0, -'To'.length)) ? [] : [name];
  });
}

const pathPattern = /^(\/([A-Za-z0-9_-]+|\{[a-zA-Z]\w*\}))+$/;

/** Returns the reasons why an endpoint table cannot express a call. */
function callMisfits(
  method: string,
  path: string,
  request: JsonObject | undefined,
  body: PlainSchema | undefined,
  answer: Answer,
): string[] {
  const hasOtherBody =
    request !== undefined && body === undefined && Object.keys(objectOf(request.content)).length > 0;
  return [
    ...(method === 'patch' ? ['uses PATCH'] : []),
    ...(pathPattern.test(path) ? [] : ['has a path with other characters than letters, digits, "-" and "_"']),
    ...(hasOtherBody ? [`takes ${Object.keys(objectOf(request?.content))[0]} instead of JSON`] : []),
    ...(answer.envelope === 'own' || answer.kind === 'none'
      ? []
      : ['answers without the envelope {success, data}']),
  ];
}

function parameterMisfits({ name, in: place, required, schema }: JsonObject): string[] {
  const { type } = objectOf(schema);
  const isSimple = type === undefined || type === 'string' || type === 'integer' || type === 'boolean';
  if (place === 'query' && !isSimple) return [`has the query parameter "${name}" of type ${type}`];
  return place === 'header' && required === true ? [`requires the header "${name}"`] : [];
}
