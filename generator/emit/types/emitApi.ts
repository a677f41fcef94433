import { type Operation, operationDefaults } from '../../../src/contract/api/operation.ts';
import { accessOf } from '../../../src/contract/api/role.ts';
import type { Entity } from '../../normalize/model/Entity.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { BackendModel, OperationModel, ParameterModel } from '../../normalize/model/OperationModel.ts';
import { generatedHeader, importTypeLine, type Output, toMemberName } from '../Output.ts';
import { isFilteredByPart, isFilteredByRange, sessionProperties } from '../schema/pagingSchema.ts';

/**
 * Emits api.ts: the operations of the console, with their arguments and results. Each operation has one line,
 * because the file is part of the first chunk.
 */
export function emitApi({ operations: all, backends, files }: Model): Output[] {
  const calls = all.filter(({ security }) => security === undefined);
  const [usual] = backends;
  const text = `${generatedHeader}
${importTypeLine('Page', '#contract/api/envelope.ts')}
import { withDefaults } from '#contract/api/operation.ts';
import type * as T from './types.ts';

/** Rows omit the usual values. */
export const operations = withDefaults({
${calls.map((call) => operationLine(call, usual)).join('\n')}
} as const);

/** A paging body: \`page\` counts from 0 and is ignored beside \`after\`, the \`paging.next\` of an answer; filters are properties of the entity, of choices also several at once; instants and figures are ranges. */
type PagingBody<E, K extends keyof E, R extends keyof E & string = never> = {
  [P in K]?: E[P] | readonly E[P][];
} & {
  [P in R as \`\${P}From\` | \`\${P}To\`]?: E[P];
} & {
  page?: number;
  pageSize?: number;
  after?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  uuid?: string;
};

/** The arguments of each call, without those that the session fills, and its \`data\`. */
export interface Calls {
${calls.map(typesLine).join('\n')}
}
`;
  const used = files.filter((file) => /^schemas\/(backends|endpoints|entities|families)\//.test(file));
  return [{ path: 'api.ts', text, files: used }];
}

function operationLine(call: OperationModel, defaultBackend: BackendModel | undefined): string {
  const { id, backend } = call;
  const operation = { ...(backend !== defaultBackend && { backend: backend.id }), ...toOperation(call) };
  const usual: Readonly<Record<string, unknown>> = operationDefaults(id, operation);
  const given = Object.entries({ ...(operation.body && { bodyFrom: {} }), ...operation }).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return `  ${JSON.stringify(id)}: ${JSON.stringify(Object.fromEntries(given))},`;
}

const typesLine = (call: OperationModel): string =>
  `  ${JSON.stringify(call.id)}: { args: ${argsOf(call)}; result: ${resultOf(call)} };`;

/** Returns an operation as data for the console and the service. */
export function toOperation({
  backend,
  service,
  method,
  path,
  scope,
  plainUuid,
  query,
  body,
  sends,
  mediaType,
  state,
  initial,
  result,
  entity,
  access,
  optional,
  public: open,
  security,
}: OperationModel): Operation {
  const bodyFrom = body ? sessionProperties(body.entity) : {};
  const recordQuery = Object.fromEntries(
    query.flatMap(({ name, record }) => (record === undefined ? [] : [[name, record]])),
  );
  return {
    service,
    method,
    path,
    ...(scope.length > 0 && { scope: scopeTypesOf(scope, entity ?? body?.entity) }),
    ...(plainUuid && { plainUuid }),
    query: Object.fromEntries(query.map(({ name, from, schema }) => [name, from ?? schema.default ?? null])),
    ...(Object.keys(recordQuery).length > 0 && { recordQuery }),
    ...(body && { body: body.entity.name }),
    ...(Object.keys(bodyFrom).length > 0 && { bodyFrom }),
    ...(sends && { sends }),
    ...(mediaType && { mediaType }),
    ...(state && { state }),
    ...(initial && { initial }),
    ...(body?.filter && backend.list.paging.style !== 'body' && { filters: comparisonsOf(body, scope) }),
    result,
    ...(entity && { entity: entity.name }),
    ...(access !== accessOf({ method, result }) && { access }),
    ...(optional && { optional }),
    ...(open && { public: open }),
    ...(security && { security }),
  };
}

const scopeTypesOf = (
  scope: readonly string[],
  entity: Entity | undefined,
): NonNullable<Operation['scope']> =>
  Object.fromEntries(
    scope.map((name) => {
      const type = entity?.schema.properties[name]?.type;
      return [name, type === 'integer' || type === 'number' ? 'number' : 'string'];
    }),
  );

/** Returns how a back end with bare answers compares the filters of a list. Others are compared as equal. */
const comparisonsOf = (
  { entity, filter = [] }: NonNullable<OperationModel['body']>,
  scope: readonly string[],
): NonNullable<Operation['filters']> =>
  Object.fromEntries(
    filter.flatMap((name): [string, 'contains' | 'range'][] => {
      if (scope.includes(name)) return [];
      const node = entity.schema.properties[name];
      if (node && isFilteredByRange(node)) return [[name, 'range']];
      return node && isFilteredByPart(node, name) ? [[name, 'contains']] : [];
    }),
  );

const parameterTypeOf = ({ schema }: ParameterModel): string => {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  return schema.type === 'integer' ? 'number' : String(schema.type);
};

const patchType = "readonly { op: 'add' | 'remove' | 'replace'; path: string; value?: unknown }[]";

function argsOf({ pathParameters, scope, query, body, sends }: OperationModel): string {
  const isPatch = sends === 'jsonPatch';
  const members = [
    // The body has the values of the scope, if it is a record.
    ...pathParameters
      .filter((name) => body === undefined || isPatch || !scope.includes(name))
      .map((name) => `${name}: string`),
    ...query
      .filter(({ from, name }) => from === undefined && (body === undefined || !scope.includes(name)))
      .map(
        (parameter) =>
          `${toMemberName(parameter.name)}${parameter.required ? '' : '?'}: ${parameterTypeOf(parameter)}`,
      ),
    ...(body ? [`body: ${isPatch ? patchType : bodyOf(body, scope)}`] : []),
  ];
  return members.length === 0 ? 'Record<never, never>' : `{ ${members.join('; ')} }`;
}

function bodyOf({ entity, filter }: NonNullable<OperationModel['body']>, scope: readonly string[]): string {
  if (filter === undefined) return `T.${entity.typeName}Input`;
  const isRange = (name: string): boolean => {
    const node = entity.schema.properties[name];
    return node !== undefined && !scope.includes(name) && isFilteredByRange(node);
  };
  const union = (listed: readonly string[]): string =>
    listed.map((name) => `'${name}'`).join(' | ') || 'never';
  const names = [...new Set([...scope.filter((name) => name in entity.schema.properties), ...filter])];
  const ranges = names.filter(isRange);
  const values = union(names.filter((name) => !isRange(name)));
  return `PagingBody<T.${entity.typeName}, ${values}${ranges.length > 0 ? `, ${union(ranges)}` : ''}>`;
}

function resultOf({ result, entity }: OperationModel): string {
  if (entity === undefined) return 'undefined';
  const type = `T.${entity.typeName}`;
  if (result === 'page') return `Page<${type}>`;
  return result === 'list' ? `readonly ${type}[]` : type;
}
