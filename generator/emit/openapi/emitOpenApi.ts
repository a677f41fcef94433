import { defaultConfiguration } from '../../../src/contract/api/configuration.ts';
import { ShowType } from '../../../src/contract/api/envelope.ts';
import { openApiComponentsOf } from '../../external/emit/rewriteSchema.ts';
import { memoize } from '../../load/memoize.ts';
import { sourceLocale } from '../../normalize/captions.ts';
import type { Entity, EntityUses, Model, OperationModel } from '../../normalize/Model.ts';
import { typeNameOf } from '../../normalize/normalizeEntities.ts';
import { memberText, type Output, outputInParts, recordParts } from '../Output.ts';
import {
  answeredPropertiesOf,
  type JsonSchema,
  type JsonSchemaStyle,
  toJsonSchema,
} from '../schema/jsonSchema.ts';
import { pagingSchema } from '../schema/pagingSchema.ts';

/** Emits openapi.json: the operations as an OpenAPI 3.1 document, for tools and for authors of a back end. */
export function emitOpenApi(model: Model): Output[] {
  const { prefixes, headers } = defaultConfiguration;
  const paths = new Map<string, OperationModel[]>();
  for (const call of model.operations) {
    const path = `${prefixes[call.service]}${call.path}`;
    const calls = paths.get(path);
    if (calls) calls.push(call);
    else paths.set(path, [call]);
  }
  const head = {
    openapi: '3.1.0',
    info: {
      title: 'Interface integration console',
      summary: 'The calls that the console makes to a back end.',
      description:
        'Generated from schemas/. Every answer is an envelope; `data` is what each call describes.',
      version: '1.0.0',
      license: { name: 'Proprietary', url: 'about:blank' },
    },
    servers: [{ url: '/', description: 'The origin that serves the console.' }],
    security: [{ loginKey: [], secret: [] }],
    tags: tagsOf(model.operations),
  };
  const components = {
    securitySchemes: {
      loginKey: {
        type: 'apiKey',
        in: 'header',
        name: headers.loginKey,
        description: 'Login key of the session.',
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
    responses: {
      Failure: {
        description: 'The failure with its reason.',
        content: jsonContent({ $ref: schemaRef('Failure') }),
      },
    },
  };
  const document = recordParts([
    ...Object.entries(head).map(([name, value]) => memberText(name, value, 1)),
    ['"paths": ', ...recordParts(Array.from(paths, pathText), 1)],
    [
      '"components": ',
      ...recordParts(
        [
          ...Object.entries(components).map(([name, value]) => memberText(name, value, 2)),
          [
            '"schemas": ',
            ...recordParts(findUsedSchemas(model.operations.map(operationPart), schemaParts(model)), 2),
          ],
        ],
        1,
      ),
    ],
  ]);
  const files = model.files.filter((file) => /^schemas\/(endpoints|entities|families|external)\//.test(file));
  return [outputInParts('openapi.json', [...document, '\n'], files)];
}

const schemaRef = (name: string): string => `#/components/schemas/${name}`;

/** A member of the document: its indented text, and the schemas that it refers to. */
interface DocumentPart {
  readonly text: string;
  readonly refs: readonly string[];
}

const memoizeOperation = memoize<DocumentPart>();
const memoizePath = memoize<string>();
const memoizeSchemas = memoize<readonly (readonly [string, DocumentPart])[]>();

function toDocumentPart(name: string, value: JsonSchema): DocumentPart {
  const text = memberText(name, value, 3);
  const refs = [...text.matchAll(/"#\/components\/schemas\/([\w.]+)"/g)].map(([, name = '']) => name);
  return { text, refs };
}

const operationPart = (call: OperationModel): DocumentPart =>
  memoizeOperation(call, [], () => toDocumentPart(call.method.toLowerCase(), operationObject(call)));

/**
 * Returns the operations of one path as text. If several have the same method, only the last one is included.
 */
const pathText = ([path, calls]: readonly [string, readonly OperationModel[]]): string =>
  memoizePath(calls[0] ?? {}, [path, ...calls], () => {
    const methods = new Map(calls.map((call) => [call.method, operationPart(call).text]));
    return `${JSON.stringify(path)}: ${recordParts(methods.values(), 2).join('')}`;
  });

const toNamedParts = (schemas: readonly (readonly [string, JsonSchema])[]) =>
  schemas.map(([name, schema]) => [name, toDocumentPart(name, schema)] as const);

/** Returns all schemas by name. */
const schemaParts = ({ entities, externals, uses }: Model): ReadonlyMap<string, DocumentPart> =>
  new Map([
    ...toNamedParts(Object.entries(envelopes)),
    ...entities.flatMap((entity) =>
      memoizeSchemas(entity, [uses(entity).isUnsaved], () =>
        toNamedParts(entitySchemasOf(entity, uses(entity))),
      ),
    ),
    ...toNamedParts(externals.flatMap((bundle) => openApiComponentsOf(bundle, schemaRef))),
  ]);

/** Returns the texts of the schemas that operations refer to, directly or through other schemas. */
function findUsedSchemas(calls: readonly DocumentPart[], known: ReadonlyMap<string, DocumentPart>): string[] {
  const used = new Set(['Failure']);
  const visit = ({ refs }: DocumentPart): void => {
    for (const name of refs) {
      if (used.has(name)) continue;
      used.add(name);
      visit(known.get(name) ?? { text: '', refs: [] });
    }
  };
  for (const call of calls) visit(call);
  return Array.from(known).flatMap(([name, { text }]) => (used.has(name) ? text : []));
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
    ...(call.public && { security: [] }),
    ...(call.security && { security: [{ apiKey: [] }, { loginKey: [], secret: [] }] }),
    parameters: [...parametersOf(call), { $ref: '#/components/parameters/lang' }],
    ...(call.body && { requestBody: { required: true, content: jsonContent(bodyOf(call.body)) } }),
    responses: {
      [call.status]: { description: successDescriptions[call.status], content: jsonContent(answerOf(call)) },
      ...Object.fromEntries(Object.entries(call.errorResponses).map(refusalOf)),
      '4XX': { $ref: '#/components/responses/Failure' },
      '5XX': { $ref: '#/components/responses/Failure' },
    },
  };
}

const successDescriptions = { 200: 'Done.', 202: 'Accepted: it is kept, and dealt with later.' };

const refusalOf = ([status, description]: [string, string]) => [
  status,
  { description, content: jsonContent({ $ref: schemaRef('Failure') }) },
];

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
  filter === undefined ? { $ref: schemaRef(`${entity.typeName}Input`) } : pagingSchema(entity, filter);

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

/** Returns the schemas of an entity with en-US captions: `Erp` as answered and `ErpInput` as sent. */
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
    [entity.typeName, toJsonSchema(entity.schema, answer)],
    [`${entity.typeName}Input`, toJsonSchema(entity.schema, input)],
  ];
}
