import { isBarePath } from '../../../../generator/check/operations/operationRules.ts';
import {
  type JsonObject,
  listOf,
  objectOf,
  pointerOf,
  type SourceDocument,
  textOf,
} from '../SourceDocument.ts';
import { type Answer, answerOf } from './answerOf.ts';
import { type RequestBody, requestBodyOf } from './requestBodyOf.ts';

/** A call of a document, with the facts that decide about its role. */
export interface SourceCall extends Omit<RequestBody, 'obstacle'> {
  /** The place in the document. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  /** `pets`, `{petId}` */
  readonly segments: readonly string[];
  readonly summary?: string;
  /** Parameters of the path by name. */
  readonly inPath: ReadonlyMap<string, JsonObject>;
  /** Parameters of the query by name. */
  readonly query: ReadonlyMap<string, JsonObject>;
  readonly answer: Answer;
  /** The document says that the call creates a record: its answer has the status 201, or its texts say so. */
  readonly creates: boolean;
  readonly server: JsonObject;
  /** Headers and cookies that it requires, without those that every call has. */
  readonly headers: readonly string[];
  /** Reasons why the console cannot make the call: predicates. */
  readonly obstacles: readonly string[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns all calls of a document, in its order. */
export function callsOf(document: SourceDocument): SourceCall[] {
  return Object.entries(objectOf(document.root.paths)).flatMap(([path, item]) => {
    const { value: shared } = document.follow(item);
    return methods.flatMap((method) => {
      const operation = shared[method];
      if (operation === undefined) return [];
      return [callOf(document, path, method, objectOf(operation), shared)];
    });
  });
}

function callOf(
  document: SourceDocument,
  path: string,
  method: string,
  operation: JsonObject,
  shared: JsonObject,
): SourceCall {
  const parameters = parametersOf(document, listOf(shared.parameters), operation);
  const placed = (place: string) =>
    new Map(
      parameters
        .filter((one) => one.in === place && typeof one.name === 'string')
        .map((one) => [String(one.name), one]),
    );
  const { obstacle, ...body } = requestBodyOf(document, operation.requestBody);
  const segments = path.split('/').filter((segment) => segment !== '');
  const summary = textOf(operation.summary) ?? textOf(operation.description)?.split('\n')[0];
  const [server] = listOf(operation.servers ?? shared.servers ?? document.root.servers);
  return {
    at: pointerOf('paths', path, method),
    method: method.toUpperCase(),
    path,
    segments,
    ...(summary !== undefined && { summary }),
    inPath: placed('path'),
    query: placed('query'),
    ...body,
    answer: answerOf(document, operation, segments.filter((one) => !one.startsWith('{')).at(-1) ?? ''),
    obstacles: [
      ...(obstacle === undefined ? [] : [obstacle]),
      ...requiredIn(parameters, 'cookie').map((name) => `requires the cookie "${name}"`),
      ...(segments.some(isPartlyParameter) ? ['has a parameter within a part of its path'] : []),
      ...(isBarePath(path.replaceAll(/\{[^{}]*\}/g, '{key}'))
        ? []
        : ['has signs in its path that no path of a back end can have']),
    ],
    creates: saysCreate(operation),
    server: objectOf(server),
    headers: requiredIn(parameters, 'header').filter((name) => !sentHeaders.test(name)),
  };
}

/** `Products({id})`: the console replaces only whole parts. */
const isPartlyParameter = (segment: string): boolean =>
  segment.includes('{') && !/^\{[^{}]+\}$/.test(segment);

const requiredIn = (parameters: readonly JsonObject[], place: string): string[] =>
  parameters.filter((one) => one.required === true && one.in === place).map(({ name }) => String(name));

/** Status 201 (RFC 9110 section 15.3.2), or the word in the summary, the description or the name of an operation. */
const saysCreate = ({ responses, summary, description, operationId }: JsonObject): boolean =>
  '201' in objectOf(responses) ||
  [summary, description, operationId].some((text) => /create/i.test(textOf(text) ?? ''));

/** Headers that the console sends: those of the sign-in are no parameters, but some documents list them. */
const sentHeaders = /^(accept|authorization|content-type)$/i;

/** Parameters of a path and of an operation, which replaces those of the same name. */
function parametersOf(
  document: SourceDocument,
  shared: readonly unknown[],
  operation: JsonObject,
): JsonObject[] {
  const all = [...shared, ...listOf(operation.parameters)].map((one) => document.follow(one).value);
  return [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()];
}
