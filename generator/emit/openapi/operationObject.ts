import { sourceLocale } from '../../load/Product.ts';
import type { OperationModel } from '../../normalize/model/OperationModel.ts';
import { areaNameOf } from '../reference/operations/OperationArea.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';
import { pagingSchema } from '../schema/pagingSchema.ts';
import {
  describedRefusals,
  describedSuccesses,
  listParametersOf,
  parameter,
  queryParametersOf,
  stateSchema,
} from './describedCalls.ts';
import { sentSchemaOf } from './entitySchemas.ts';
import { isEnveloped } from './envelopes.ts';
import { refusalsOf } from './refusals.ts';
import { schemaRef } from './schemaReferences.ts';
import { securityOf } from './securitySchemes.ts';

const jsonContent = (schema: JsonSchema, mediaType = 'application/json') => ({ [mediaType]: { schema } });

export function operationObject(call: OperationModel): JsonSchema {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [areaNameOf(call)],
    security: securityOf(call),
    parameters: [...parametersOf(call), ...listParametersOf(call), ...languageParametersOf(call)],
    ...bodyObject(call),
    responses: responsesOf(call),
  };
}

const successDescriptions = {
  200: 'Done.',
  202: 'Accepted: the service has stored the input and processes it later.',
};

const parametersOf = (call: OperationModel): JsonSchema[] => [
  ...call.pathParameters.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...queryParametersOf(call).map(({ name, schema, required, captions }) => ({
    name,
    in: 'query',
    required,
    ...(captions[sourceLocale]?.description && { description: captions[sourceLocale].description }),
    schema,
  })),
  ...Object.entries(call.backend.headers ?? {}).map(([name, value]) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string', enum: [value] },
  })),
  ...Object.entries(call.headers).map(([name, { maxLength, description }]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', maxLength },
  })),
];

const languageParametersOf = ({ backend }: OperationModel): JsonSchema[] => {
  if (isEnveloped(backend)) return [{ $ref: '#/components/parameters/lang' }];
  return backend.language ? [parameter(backend.language.parameter, { type: 'string' })] : [];
};

function responsesOf(call: OperationModel): JsonSchema {
  if (!isEnveloped(call.backend)) {
    const record = call.entity && { $ref: schemaRef(call.entity.typeName) };
    return { ...describedSuccesses(call, record), ...describedRefusals(call) };
  }
  return {
    [call.status]: { description: successDescriptions[call.status], content: jsonContent(answerOf(call)) },
    ...refusalsOf(call),
  };
}

const bodyObject = (call: OperationModel): JsonSchema => {
  const schema = bodyOf(call);
  return schema ? { requestBody: { required: true, content: jsonContent(schema, call.mediaType) } } : {};
};

/** The schema of a JSON Patch (RFC 6902). */
const patchSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { op: { enum: ['add', 'remove', 'replace'] }, path: { type: 'string' }, value: {} },
    required: ['op', 'path'],
  },
};

/** Returns the properties in the path of a call. A creation of a described back end may have the key there. */
const propertiesInPath = ({
  scope,
  isCreation,
  pathParameters,
  backend,
}: OperationModel): readonly string[] =>
  isCreation && !isEnveloped(backend) && pathParameters.includes(backend.key)
    ? [...scope, backend.key]
    : scope;

function bodyOf(call: OperationModel): JsonSchema | undefined {
  const { method, body, state, initial, sends } = call;
  if (state) return stateSchema(state);
  if (!body || method === 'GET') return undefined;
  if (sends === 'jsonPatch') return patchSchema;
  const { entity, filter } = body;
  if (filter) return { ...pagingSchema(entity, filter), examples: [{ page: 0, pageSize: 20 }] };
  const record = sentSchemaOf(entity, propertiesInPath(call), sends === undefined);
  const added = Object.entries(initial ?? {}).filter(([name]) => entity.schema.properties[name]?.readOnly);
  return added.length > 0 ? { allOf: [record, stateSchema(Object.fromEntries(added))] } : record;
}

function answerOf({ result, entity }: OperationModel): JsonSchema {
  const record = entity && { $ref: schemaRef(entity.typeName) };
  const page = {
    type: 'object',
    properties: {
      records: { type: 'array', items: record },
      page: { type: 'integer', minimum: 0 },
      paging: { $ref: schemaRef('Paging') },
    },
    required: ['records', 'page', 'paging'],
  };
  const data = { none: undefined, one: record, list: { type: 'array', items: record }, page }[result];
  return {
    type: 'object',
    properties: { success: { const: true }, message: { type: 'string' }, ...(data && { data }) },
    required: ['success', ...(data ? ['data'] : [])],
  };
}
