import { pointerParts } from '../../load/jsonPosition.ts';
import type { Entity } from '../../normalize/model/Entity.ts';
import type { BackendModel, OperationModel, ParameterModel } from '../../normalize/model/OperationModel.ts';
import { typeNameOf } from '../../normalize/normalizeEntities.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';
import { isFilteredByPart, isFilteredByRange } from '../schema/pagingSchema.ts';

/** The parts of the API document for back ends that are described in schemas/backends/, without an envelope. */

const text = { type: 'string' };

/** Returns the schema of a document with a part at a JSON pointer. A number in the pointer is a place in an array. */
const schemaAt = (pointer: string, part: JsonSchema): JsonSchema =>
  pointerParts(pointer).reduceRight<JsonSchema>(
    (inner, name) =>
      /^\d+$/.test(name)
        ? { type: 'array', items: inner }
        : { type: 'object', properties: { [name]: inner }, required: [name] },
    part,
  );

const allOf = (schemas: readonly JsonSchema[]): JsonSchema => {
  const [only = {}, ...others] = schemas;
  return others.length === 0 ? only : { allOf: schemas };
};

/** Returns the responses of a success by status. */
export function describedSuccesses(
  { backend, method, result, isCreation }: OperationModel,
  record: JsonSchema | undefined,
): Readonly<Record<string, JsonSchema>> {
  const { answer, list } = backend;
  if (record === undefined || answer.style !== 'bare')
    return { 200: { description: 'Done.' }, 204: { description: 'Done.' } };
  const { paging, total } = list;
  const schema =
    result === 'one'
      ? schemaAt(answer.record, record)
      : allOf([
          schemaAt(answer.records, { type: 'array', items: schemaAt(answer.row ?? '', record) }),
          ...(total && 'pointer' in total ? [schemaAt(total.pointer, { type: 'integer', minimum: 0 })] : []),
        ]);
  const headers = {
    ...(total && 'header' in total && { [total.header]: { schema: { type: 'integer', minimum: 0 } } }),
    ...(paging.style === 'link' && paging.next === undefined && { Link: { schema: text } }),
  };
  const response = {
    description: 'Done.',
    ...(result !== 'one' && Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema } },
  };
  return { 200: response, ...((method === 'POST' || isCreation) && { 201: response }) };
}

/** Returns the query parameters of a list: page, order, constants and filters. */
export function listParametersOf({ backend, body, scope }: OperationModel): JsonSchema[] {
  const { paging, sort, filters, constants = {}, maxSize } = backend.list;
  if (body?.filter === undefined || paging.style === 'body') return [];
  const number = { type: 'integer', minimum: 0 };
  const size = { type: 'integer', minimum: 1, ...(maxSize !== undefined && { maximum: maxSize }) };
  return [
    ...(paging.style === 'page' ? [parameter(paging.page, { ...number, minimum: paging.first })] : []),
    ...(paging.style === 'offset' ? [parameter(paging.offset, number)] : []),
    ...(paging.style === 'cursor' ? [parameter(paging.cursor, text)] : []),
    ...('size' in paging && paging.size !== undefined ? [parameter(paging.size, size)] : []),
    ...(sort ? [parameter(sort.parameter, text)] : []),
    ...(sort?.order
      ? [
          parameter(sort.order.parameter, {
            type: 'string',
            enum: [sort.order.ascending, sort.order.descending],
          }),
        ]
      : []),
    ...Object.entries(constants).map(([name, value]) => parameter(name, { const: value })),
    ...(filters && paging.style !== 'none'
      ? filterParametersOf(
          body.entity,
          body.filter.filter((name) => !scope.includes(name)),
          filters,
        )
      : []),
  ];
}

function filterParametersOf(
  { schema }: Entity,
  names: readonly string[],
  { equal, contains = equal, from = equal, to = equal }: NonNullable<BackendModel['list']['filters']>,
): JsonSchema[] {
  return names.flatMap((name) => {
    const node = schema.properties[name];
    const write = (template: string): JsonSchema =>
      parameter(template.replace('{property}', name), { type: node?.type ?? 'string' });
    if (node && isFilteredByRange(node)) return [write(from), write(to)];
    return [write(node && isFilteredByPart(node, name) ? contains : equal)];
  });
}

export const parameter = (name: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'query',
  required: false,
  schema,
});

/** Returns the query parameters of a call, with those that every call of the back end has. */
export const queryParametersOf = ({
  query,
  backend: { constants = {} },
}: OperationModel): readonly ParameterModel[] => [
  ...query,
  ...Object.entries(constants).map(([name, value]) => ({
    name,
    schema: { type: 'string', enum: [value] },
    required: true,
    captions: {},
  })),
];

/** Returns the schema of a state that a call sends. */
export const stateSchema = (state: NonNullable<OperationModel['state']>): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(state).map(([name, value]) => [name, { const: value }])),
  required: Object.keys(state),
});

const failureName = ({ name }: BackendModel): string => `${typeNameOf(name)}Failure`;

/** Returns the refusals of an operation by status. */
export const describedRefusals = ({
  backend,
  errorResponses,
}: OperationModel): Readonly<Record<string, JsonSchema>> => ({
  ...Object.fromEntries(
    Object.entries(errorResponses).map(([status, description]) => [
      status,
      { description, content: failureContentOf(backend) },
    ]),
  ),
  default: { $ref: `#/components/responses/${failureName(backend)}` },
});

/** Returns the response component with the error shape of a described back end. */
export const describedFailure = (backend: BackendModel): JsonSchema => ({
  [failureName(backend)]: {
    description: 'Any failure, with its reason.',
    content: failureContentOf(backend),
  },
});

/** The members of a problem (RFC 9457). */
const problemSchema = {
  type: 'object',
  properties: { type: text, title: text, status: { type: 'integer' }, detail: text, instance: text },
};

function failureContentOf({ errors: { message = [], code = [], fields } }: BackendModel): JsonSchema {
  const parts = [
    ...[...message.slice(0, 1), ...code.slice(0, 1)].map((pointer) => schemaAt(pointer, text)),
    ...(fields?.style === 'object' ? [schemaAt(fields.at, { type: 'object' })] : []),
    ...(fields?.style === 'list'
      ? [
          schemaAt(fields.at, {
            type: 'array',
            items: allOf([schemaAt(fields.property, text), schemaAt(fields.message, text)]),
          }),
        ]
      : []),
  ].map(withoutRequired);
  if (message.length === 0)
    return { 'application/problem+json': { schema: allOf([problemSchema, ...parts]) } };
  return { 'application/json': { schema: allOf(parts) } };
}

/** An error has only some of the described parts. */
const withoutRequired = ({ required: _, ...schema }: JsonSchema): JsonSchema => schema;
