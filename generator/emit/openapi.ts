import { defaultConfiguration } from '../../src/contract/configuration.ts';
import { componentsOf } from '../external/emit/components.ts';
import type { Call, Entity, Model, Uses } from '../model.ts';
import { sourceLocale } from '../normalize/captionsOf.ts';
import { typeNameOf } from '../normalize/entities.ts';
import { remembered } from '../remembered.ts';
import { answered } from './answered.ts';
import { type JsonSchema, jsonSchema, type Style } from './jsonSchema.ts';
import { inParts, member, type Output, record } from './output.ts';
import { pagingSchema } from './paging.ts';

/** openapi.json: the calls as an OpenAPI 3.1 document, for tools and for whoever builds a back end. */
export function emitOpenApi(model: Model): Output[] {
  const { prefixes, headers } = defaultConfiguration;
  const paths = new Map<string, Call[]>();
  for (const call of model.calls) {
    const path = `${prefixes[call.service]}${call.path}`;
    const calls = paths.get(path);
    if (calls) calls.push(call);
    else paths.set(path, [call]);
  }
  const head = {
    openapi: '3.1.0',
    info: {
      title: 'Interface integration console',
      summary: 'What the console asks of a back end.',
      description:
        'Generated from schemas/. Every answer is an envelope; `data` is what each call describes.',
      version: '1.0.0',
      license: { name: 'Proprietary', url: 'about:blank' },
    },
    servers: [{ url: '/', description: 'The origin that serves the console.' }],
    security: [{ loginKey: [], secret: [] }],
    tags: tagsOf(model.calls),
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
        description: 'MD5 in hex of the path with its query, the login id and the body when there is one.',
      },
      apiKey: {
        type: 'apiKey',
        in: 'header',
        name: 'iwmsApiKey',
        description: 'API key of the security configuration: it tells the company, too.',
      },
    },
    parameters: { lang: langParameter },
    responses: {
      Failure: { description: 'Why it failed.', content: json({ $ref: schemaRef('Failure') }) },
    },
  };
  const document = record([
    ...Object.entries(head).map(([name, value]) => member(name, value, 1)),
    ['"paths": ', ...record(Array.from(paths, pathText), 1)],
    [
      '"components": ',
      ...record(
        [
          ...Object.entries(components).map(([name, value]) => member(name, value, 2)),
          ['"schemas": ', ...record(usedIn(model.calls.map(operationPart), schemaParts(model)), 2)],
        ],
        1,
      ),
    ],
  ]);
  const files = model.files.filter((file) => /^schemas\/(endpoints|entities|families|external)\//.test(file));
  return [inParts('openapi.json', [...document, '\n'], files)];
}

const schemaRef = (name: string): string => `#/components/schemas/${name}`;

/** A member of the document: its text where it stands, and the schemas that it refers to. */
interface Part {
  readonly text: string;
  readonly refs: readonly string[];
}

const operations = remembered<Part>();
const pathTexts = remembered<string>();
const schemas = remembered<readonly (readonly [string, Part])[]>();

function partOf(name: string, value: JsonSchema): Part {
  const text = member(name, value, 3);
  const refs = [...text.matchAll(/"#\/components\/schemas\/([\w.]+)"/g)].map(([, name = '']) => name);
  return { text, refs };
}

const operationPart = (call: Call): Part =>
  operations(call, [], () => partOf(call.method.toLowerCase(), operationOf(call)));

/** The calls of one path; of several of one method the last. */
const pathText = ([path, calls]: readonly [string, readonly Call[]]): string =>
  pathTexts(calls[0] ?? {}, [path, ...calls], () => {
    const methods = new Map(calls.map((call) => [call.method, operationPart(call).text]));
    return `${JSON.stringify(path)}: ${record(methods.values(), 2).join('')}`;
  });

const named = (schemas: readonly (readonly [string, JsonSchema])[]) =>
  schemas.map(([name, schema]) => [name, partOf(name, schema)] as const);

/** Every schema that there is, by its name. */
const schemaParts = ({ entities, externals, uses }: Model): ReadonlyMap<string, Part> =>
  new Map([
    ...named(Object.entries(envelopes)),
    ...entities.flatMap((entity) =>
      schemas(entity, [uses(entity).isUnsaved], () => named(schemasOf(entity, uses(entity)))),
    ),
    ...named(externals.flatMap((bundle) => componentsOf(bundle, schemaRef))),
  ]);

/** The texts of the schemas that are referred to, by the calls or by one another. */
function usedIn(calls: readonly Part[], known: ReadonlyMap<string, Part>): string[] {
  const used = new Set(['Failure']);
  const visit = ({ refs }: Part): void => {
    for (const name of refs) {
      if (used.has(name)) continue;
      used.add(name);
      visit(known.get(name) ?? { text: '', refs: [] });
    }
  };
  for (const call of calls) visit(call);
  return Array.from(known).flatMap(([name, { text }]) => (used.has(name) ? text : []));
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const langParameter = {
  name: 'lang',
  in: 'query',
  description: 'Language of messages.',
  schema: { type: 'string', enum: ['zh_CN', 'zh_TW', 'en_US'] },
};

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
        description: '0 silent, 1 warning, 2 error, 4 notification, 9 error page.',
        enum: [0, 1, 2, 4, 9],
      },
      data: { description: 'What the error concerns: the fresh row, or the fields that are wrong.' },
    },
    required: ['success'],
  },
  Paging: {
    type: 'object',
    properties: {
      recordCount: {
        type: 'integer',
        minimum: 0,
        description: 'All that match; left out where they are too many to be counted.',
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

const areaOf = ({ id }: Call): string => id.slice(0, id.indexOf('.'));

const tagsOf = (calls: readonly Call[]) =>
  [...new Set(calls.map(areaOf))].map((name) => ({ name, description: `Calls under ${name}.` }));

function operationOf(call: Call): JsonSchema {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [areaOf(call)],
    ...(call.public && { security: [] }),
    ...(call.security && { security: [{ apiKey: [] }, { loginKey: [], secret: [] }] }),
    parameters: [...parametersOf(call), { $ref: '#/components/parameters/lang' }],
    ...(call.body && { requestBody: { required: true, content: json(bodyOf(call.body)) } }),
    responses: {
      [call.status]: { description: successes[call.status], content: json(answerOf(call)) },
      ...Object.fromEntries(Object.entries(call.errorResponses).map(refusalOf)),
      '4XX': { $ref: '#/components/responses/Failure' },
      '5XX': { $ref: '#/components/responses/Failure' },
    },
  };
}

const successes = { 200: 'Done.', 202: 'Accepted: it is kept, and dealt with later.' };

const refusalOf = ([status, description]: [string, string]) => [
  status,
  { description, content: json({ $ref: schemaRef('Failure') }) },
];

const parametersOf = ({ pathParameters, query, headers }: Call): JsonSchema[] => [
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

function answerOf({ result, entity }: Call): JsonSchema {
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

/** `Erp` as answered and `ErpInput` as sent, under their en-US captions. */
function schemasOf(entity: Entity, uses: Uses): [string, JsonSchema][] {
  const annotate: Style['annotate'] = (node) => {
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
  const answer: Style = {
    mode: 'answer',
    refer: (name) => ({ $ref: schemaRef(typeNameOf(name)) }),
    external,
    annotate,
    answered: answered(entity, uses),
  };
  const input: Style = {
    mode: 'input',
    refer: (name) => ({ $ref: schemaRef(`${typeNameOf(name)}Input`) }),
    external,
    annotate,
  };
  return [
    [entity.typeName, jsonSchema(entity.schema, answer)],
    [`${entity.typeName}Input`, jsonSchema(entity.schema, input)],
  ];
}
