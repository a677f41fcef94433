import type { SessionKey } from '../../src/contract/session.ts';
import type { File } from '../load.ts';
import type { Call, Entity, Parameter } from '../model.ts';
import { remembered } from '../remembered.ts';
import type { EndpointsSource, OperationSource, ParameterSource, Ref } from '../source.ts';
import { captionsOf, sourceLocale } from './captionsOf.ts';
import { entityIn, nameOfRef } from './entities.ts';
import { mapped } from './resources.ts';

type Find = (ref: Ref) => Entity;

/** `/erp/{uuid}` → `uuid` */
export const pathParametersOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

/** The calls of all endpoint tables, in the order of their ids. */
export function callsOf(
  files: readonly File<EndpointsSource>[],
  entities: ReadonlyMap<string, Entity>,
): Call[] {
  return files
    .flatMap((file) =>
      memory(
        file,
        needs(file, [], () => neededBy(file)).map((name) => entities.get(name)),
        () => callsIn(file, (ref) => entityIn(entities, ref)),
      ),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

const memory = remembered<Call[]>();
const needs = remembered<readonly string[]>();

const callsIn = ({ value: { service, operations } }: File<EndpointsSource>, find: Find): Call[] =>
  Object.entries(operations).map(([id, source]) => callOf(id, service, source, find));

/** Names of the entities that the calls of a file carry. */
const neededBy = ({ value }: File<EndpointsSource>): string[] => [
  ...new Set(
    Object.values(value.operations)
      .flatMap(refsOf)
      .map(({ $ref }) => nameOfRef($ref)),
  ),
];

/** The entities that a call carries. */
const refsOf = ({ body, result }: OperationSource): Ref[] => [
  ...(body ? ['$ref' in body ? body : body.page] : []),
  ...(result ? ['page' in result ? result.page : 'list' in result ? result.list : result] : []),
];

const callOf = (id: string, service: Call['service'], source: OperationSource, find: Find): Call => ({
  id,
  service,
  method: source.method,
  path: source.path,
  pathParameters: pathParametersOf(source.path),
  query: Object.entries(source.query ?? {}).map(([name, parameter]) => parameterOf(name, parameter)),
  ...(source.body && { body: bodyOf(source.body, find) }),
  ...resultOf(source.result, find),
  summary: source.summary,
  captions: {
    ...source['x-i18n'],
    [sourceLocale]: { summary: source.summary, errorResponses: source.errorResponses ?? {} },
  },
  optional: source.optional === true,
  public: source.public === true,
  ...(source.security && { security: source.security }),
  status: source.status ?? 200,
  headers: mapped(source.headers, (header) => ({ ...header, captions: captionsOf(header) })),
  errorResponses: source.errorResponses ?? {},
});

const parameterOf = (name: string, source: ParameterSource): Parameter => {
  const { 'x-from': from, required = true, type, enum: choices, maxLength } = source;
  return {
    name,
    schema: { type, ...(choices && { enum: choices }), ...(maxLength !== undefined && { maxLength }) },
    required,
    captions: captionsOf(source),
    ...(from && { from: from.slice('session.'.length) as SessionKey }),
  };
};

const bodyOf = (body: NonNullable<OperationSource['body']>, find: Find): NonNullable<Call['body']> =>
  '$ref' in body ? { entity: find(body) } : { entity: find(body.page), filter: body.filter };

function resultOf(result: OperationSource['result'], find: Find): Pick<Call, 'result' | 'entity'> {
  if (result === undefined) return { result: 'none' };
  if ('page' in result) return { result: 'page', entity: find(result.page) };
  if ('list' in result) return { result: 'list', entity: find(result.list) };
  return { result: 'one', entity: find(result) };
}
