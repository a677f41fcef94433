import { defaultConfiguration } from '../../../src/contract/api/configuration.ts';
import { ShowType } from '../../../src/contract/api/envelope.ts';
import { openApiComponentsOf } from '../../external/emit/rewriteSchema.ts';
import { sourceLocale } from '../../normalize/captions.ts';
import type { Entity, EntityUses, Model, OperationModel } from '../../normalize/Model.ts';
import { typeNameOf } from '../../normalize/normalizeEntities.ts';
import { exampleRecordOf } from '../../samples/exampleRecord.ts';
import { type Output, toLiteral } from '../Output.ts';
import {
  answeredPropertiesOf,
  type JsonSchema,
  type JsonSchemaStyle,
  toJsonSchema,
} from '../schema/jsonSchema.ts';
import { pagingSchema } from '../schema/pagingSchema.ts';
import { refusalComponents, refusalsOf } from './refusals.ts';

/** Emits openapi.json: the operations as an OpenAPI 3.1 document, for tools and for authors of a back end. */
export const emitOpenApi = (model: Model): Output[] => [
  {
    path: 'openapi.json',
    files: model.files.filter((file) => /^schemas\/(endpoints|entities|families|external)\//.test(file)),
    get text() {
      return `${toLiteral(openApiDocument(model))}\n`;
    },
  },
];

function openApiDocument(model: Model): JsonSchema {
  const { headers } = defaultConfiguration;
  const paths = pathsOf(model);
  return {
    openapi: '3.1.0',
    info: {
      title: model.product.captions[sourceLocale]?.title ?? '',
      summary: 'The calls that the console makes to a back end.',
      description:
        'Generated from schemas/. Every answer is an envelope; `data` is what each call describes.',
      version: '1.0.0',
      license: { name: 'Proprietary', url: 'about:blank' },
    },
    servers: [{ url: '/', description: 'The origin that serves the console.' }],
    security: [{ loginKey: [], secret: [] }],
    tags: tagsOf(model.operations),
    paths,
    components: {
      securitySchemes: {
        loginKey: {
          type: 'apiKey',
          in: 'header',
          name: headers.loginKey,
          description:
            'Login key of the session. The scope of a call is the least role: viewer, operator, engineer or administrator.',
        },
        secret: {
          type: 'apiKey',
          in: 'header',
          name: headers.secret,
          description: 'MD5 in hex over the path with its query, the login id, and the body if there is one.',
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'iwmsApiKey',
          description: 'API key of the security configuration. It identifies the company.',
        },
      },
      parameters: { lang: langParameter },
      responses: refusalComponents,
      schemas: selectUsedSchemas(paths, schemasOf(model)),
    },
  };
}

const schemaRef = (name: string): string => `#/components/schemas/${name}`;

const nameOfSchemaRef = (ref: unknown): string | undefined =>
  typeof ref === 'string' ? /^#\/components\/schemas\/([\w.]+)$/.exec(ref)?.[1] : undefined;

/** Returns the operations by path and method. The last one counts if several have both in common. */
function pathsOf({ operations }: Model): JsonSchema {
  const { prefixes } = defaultConfiguration;
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of operations) {
    const path = `${prefixes[call.service]}${call.path}`;
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

/** Returns the schemas that the paths refer to, directly or through other schemas. */
function selectUsedSchemas(
  paths: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const used = new Set(['Failure']);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = '$ref' in value ? nameOfSchemaRef(value.$ref) : undefined;
    if (name !== undefined && !used.has(name)) {
      used.add(name);
      visit(schemas[name]);
    }
    for (const below of Object.values(value)) visit(below);
  };
  visit(paths);
  visit(schemas.Failure);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });

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
          'Opaque: sent back as `after`, it asks for what follows this page. There while there is more.',
      },
    },
    required: ['pageSize', 'more'],
  },
};

const areaOf = ({ id }: OperationModel): string => id.slice(0, id.indexOf('.'));

const tagsOf = (calls: readonly OperationModel[]) =>
  [...new Set(calls.map(areaOf))].map((name) => ({ name, description: `Calls under ${name}.` }));

function operationObject(call: OperationModel): JsonSchema {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [areaOf(call)],
    security: securityOf(call),
    parameters: [...parametersOf(call), { $ref: '#/components/parameters/lang' }],
    ...(call.body && { requestBody: { required: true, content: jsonContent(bodyOf(call.body)) } }),
    responses: {
      [call.status]: { description: successDescriptions[call.status], content: jsonContent(answerOf(call)) },
      ...refusalsOf(call),
    },
  };
}

/** The ways to authenticate a call. The scope of `loginKey` is the least role. */
function securityOf({ public: open, security, access }: OperationModel): JsonSchema[] {
  const session = { loginKey: [access], secret: [] };
  if (open) return [];
  return security ? [{ apiKey: [] }, session] : [session];
}

const successDescriptions = { 200: 'Done.', 202: 'Accepted: it is kept, and dealt with later.' };

const parametersOf = ({ pathParameters, query, headers }: OperationModel): JsonSchema[] => [
  ...pathParameters.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...query.map(({ name, schema, required, captions }) => ({
    name,
    in: 'query',
    required,
    ...(captions[sourceLocale]?.description && { description: captions[sourceLocale].description }),
    schema,
  })),
  ...Object.entries(headers).map(([name, { maxLength, description }]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', maxLength },
  })),
];

const bodyOf = ({ entity, filter }: { entity: Entity; filter?: readonly string[] }): JsonSchema =>
  filter === undefined
    ? { $ref: schemaRef(`${entity.typeName}Input`) }
    : { ...pagingSchema(entity, filter), examples: [{ page: 0, pageSize: 20 }] };

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
  'Rows of a list have it only when they are asked for by uuid. A modify without it keeps what is stored.';

/** Returns the schemas of an entity with en-US captions and an example: `Erp` as answered, `ErpInput` as sent. */
function entitySchemasOf(entity: Entity, uses: EntityUses): [string, JsonSchema][] {
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
  const answer: JsonSchemaStyle = {
    mode: 'answer',
    referTo: (name) => ({ $ref: schemaRef(typeNameOf(name)) }),
    external,
    annotate,
    answeredProperties: answeredPropertiesOf(entity, uses),
  };
  const input: JsonSchemaStyle = {
    mode: 'input',
    referTo: (name) => ({ $ref: schemaRef(`${typeNameOf(name)}Input`) }),
    external,
    annotate,
  };
  return [
    [
      entity.typeName,
      { ...toJsonSchema(entity.schema, answer), examples: [exampleRecordOf(entity, 'answered')] },
    ],
    [
      `${entity.typeName}Input`,
      { ...toJsonSchema(entity.schema, input), examples: [exampleRecordOf(entity, 'sent')] },
    ],
  ];
}
