import { ShowType } from '../../../src/contract/api/envelope.ts';
import { openApiComponentsOf } from '../../external/emit/rewriteSchema.ts';
import { sourceLocale } from '../../load/Product.ts';
import type { Entity } from '../../normalize/model/Entity.ts';
import type { EntityUses, Model } from '../../normalize/model/Model.ts';
import type { BackendModel, OperationModel } from '../../normalize/model/OperationModel.ts';
import { typeNameOf } from '../../normalize/normalizeEntities.ts';
import { exampleRecordOf } from '../../samples/exampleRecord.ts';
import { type Output, toLiteral } from '../Output.ts';
import { areaNameOf } from '../reference/operations/OperationArea.ts';
import {
  answeredPropertiesOf,
  type JsonSchema,
  type JsonSchemaStyle,
  toJsonSchema,
} from '../schema/jsonSchema.ts';
import { pagingSchema } from '../schema/pagingSchema.ts';
import {
  describedFailure,
  describedRefusals,
  describedSuccesses,
  listParametersOf,
  parameter,
  queryParametersOf,
  stateSchema,
} from './describedCalls.ts';
import { refusalComponents, refusalsOf } from './refusals.ts';
import { commonSecurityOf, securityOf, securitySchemesOf } from './securitySchemes.ts';

/**
 * Emits the operations of each back end as an OpenAPI 3.1 document, for tools and for authors of a back end. Two back
 * ends may have the same path.
 */
export const emitOpenApi = (model: Model): Output[] =>
  model.backends.map((backend) => ({
    path: documentPathOf(backend, model),
    files: model.files.filter((file) =>
      /^schemas\/(backends|endpoints|entities|families|external)\//.test(file),
    ),
    get text() {
      return `${toLiteral(openApiDocument(backend, model))}\n`;
    },
  }));

/** `openapi.json` has the served back end, or the only one. */
const documentPathOf = ({ name, served }: BackendModel, { backends }: Model): string =>
  served || backends.length === 1 ? 'openapi.json' : `openapi.${name}.json`;

function openApiDocument(backend: BackendModel, model: Model): JsonSchema {
  const hasEnvelope = isEnveloped(backend);
  const operations = model.operations.filter((call) => call.backend.name === backend.name);
  const paths = pathsOf(operations);
  const responses = hasEnvelope ? refusalComponents : describedFailure(backend);
  return {
    openapi: '3.1.0',
    info: {
      title: model.product.captions[sourceLocale]?.title ?? '',
      summary: 'The calls that the console makes to a back end.',
      description: hasEnvelope
        ? 'Generated from schemas/. Every answer is an envelope. Each call describes its `data`.'
        : 'Generated from schemas/.',
      version: '1.0.0',
      license: { name: 'Proprietary', url: 'about:blank' },
    },
    servers: [
      backend.server
        ? { url: backend.server }
        : { url: '/', description: 'The origin that serves the console.' },
    ],
    security: commonSecurityOf(backend),
    tags: tagsOf(operations),
    paths,
    components: {
      securitySchemes: securitySchemesOf(backend),
      ...(hasEnvelope && { parameters: { lang: langParameter } }),
      responses,
      schemas: selectUsedSchemas([paths, responses], schemasOf(model)),
    },
  };
}

const schemaRef = (name: string): string => `#/components/schemas/${name}`;

const nameOfSchemaRef = (ref: unknown): string | undefined =>
  typeof ref === 'string' ? /^#\/components\/schemas\/([\w.]+)$/.exec(ref)?.[1] : undefined;

const isEnveloped = ({ answer }: BackendModel): boolean => answer.style === 'envelope';

/**
 * Returns the operations by path and method. The last one counts if several have both in common, except those that
 * send a state.
 */
function pathsOf(operations: readonly OperationModel[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of operations.toSorted((one, other) => Number(!one.state) - Number(!other.state))) {
    const path = `${call.backend.services[call.service] ?? ''}${call.path}`;
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = operationObject(call);
  }
  return paths;
}

/** Returns all schemas by name. */
const schemasOf = ({ entities, externals, uses }: Model): Readonly<Record<string, JsonSchema>> => ({
  ...envelopes,
  ...Object.fromEntries(entities.flatMap((entity) => entitySchemasOf(entity, uses(entity)))),
  ...Object.fromEntries(externals.flatMap((bundle) => openApiComponentsOf(bundle, schemaRef))),
});

/** Returns the schemas that parts of the document refer to, directly or through other schemas. */
function selectUsedSchemas(
  parts: readonly JsonSchema[],
  schemas: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = '$ref' in value ? nameOfSchemaRef(value.$ref) : undefined;
    if (name !== undefined && !used.has(name)) {
      used.add(name);
      visit(schemas[name]);
    }
    for (const key in value) visit((value as Readonly<Record<string, unknown>>)[key]);
  };
  visit(parts);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

const jsonContent = (schema: JsonSchema, mediaType = 'application/json') => ({ [mediaType]: { schema } });

const langParameter = {
  name: 'lang',
  in: 'query',
  description: 'Language of messages.',
  schema: { type: 'string', enum: ['zh_CN', 'zh_TW', 'en_US'] },
};

/** The meaning of each show type (schemas/SPECIFICATION.md section 8.2). */
const showTypeMeanings: Readonly<Record<keyof typeof ShowType, string>> = {
  silent: 'silent',
  warning: 'warning',
  error: 'error',
  notification: 'notification',
  redirect: 'error page',
};

const showTypeDescription = Object.entries(ShowType)
  .map(([name, type]) => `${type} ${showTypeMeanings[name as keyof typeof ShowType]}`)
  .join(', ');

const envelopes = {
  Failure: {
    type: 'object',
    description: 'Nothing was changed.',
    properties: {
      success: { const: false },
      message: { type: 'string' },
      errorCode: { type: 'string' },
      errorMessage: { type: 'string' },
      showType: {
        description: `${showTypeDescription}.`,
        enum: Object.values(ShowType),
      },
      data: { description: 'Details of the error: the current row, or the problems of single fields.' },
    },
    required: ['success'],
  },
  Paging: {
    type: 'object',
    properties: {
      recordCount: {
        type: 'integer',
        minimum: 0,
        description: 'Number of matching records; absent if they are too many to count.',
      },
      pageSize: { type: 'integer', minimum: 1 },
      more: { type: 'boolean' },
      next: {
        type: 'string',
        description:
          'Opaque cursor: send it as `after` to get the next page. Present if another page follows.',
      },
    },
    required: ['pageSize', 'more'],
  },
};

const tagsOf = (calls: readonly OperationModel[]) =>
  [...new Set(calls.map(areaNameOf))].map((name) => ({ name, description: `Calls under ${name}.` }));

function operationObject(call: OperationModel): JsonSchema {
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

const detailNote =
  'Rows of a list have it only if the request names their uuids. A modify without it keeps the stored value.';

const annotate: JsonSchemaStyle['annotate'] = (node) => {
  const { title, description: help } = node.captions[sourceLocale] ?? {};
  const description = [help, node.omitFromList && detailNote].filter(Boolean).join(' ');
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(node.readOnly && { readOnly: true }),
    ...(node.secret && { writeOnly: true }),
  };
};

const external = (name: string) => ({ $ref: schemaRef(typeNameOf(name)) });

const inputStyle: JsonSchemaStyle = {
  mode: 'input',
  referTo: (name) => ({ $ref: schemaRef(`${typeNameOf(name)}Input`) }),
  external,
  annotate,
};

/** Returns the schema of a sent record. Properties in the path are not in its body. */
function sentSchemaOf({ typeName, schema }: Entity, scope: readonly string[], isWhole: boolean): JsonSchema {
  if (scope.length === 0) return { $ref: schemaRef(`${typeName}${isWhole ? 'Input' : 'Changes'}`) };
  const isSent = (name: string): boolean => !scope.includes(name);
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => isSent(name)));
  const required = isWhole ? schema.required.filter(isSent) : [];
  return toJsonSchema({ ...schema, properties, required }, inputStyle);
}

/**
 * Returns the schemas of an entity with en-US captions and an example: `Erp` as answered, `ErpInput` as sent,
 * and `ErpChanges` with any of its properties.
 */
function entitySchemasOf(entity: Entity, uses: EntityUses): [string, JsonSchema][] {
  const answer: JsonSchemaStyle = {
    mode: 'answer',
    referTo: (name) => ({ $ref: schemaRef(typeNameOf(name)) }),
    external,
    annotate,
    answeredProperties: answeredPropertiesOf(entity, uses),
  };
  const sent = toJsonSchema(entity.schema, inputStyle);
  return [
    [
      entity.typeName,
      { ...toJsonSchema(entity.schema, answer), examples: [exampleRecordOf(entity, 'answered')] },
    ],
    [`${entity.typeName}Input`, { ...sent, examples: [exampleRecordOf(entity, 'sent')] }],
    [
      `${entity.typeName}Changes`,
      { type: 'object', ...(sent.properties ? { properties: sent.properties } : {}) },
    ],
  ];
}
