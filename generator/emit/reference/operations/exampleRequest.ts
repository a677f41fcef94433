import { apiKeyHeader } from '../../../../src/contract/api/apiKeyHeader.ts';
import { writeFormBody } from '../../../../src/contract/backend/body/writeFormBody.ts';
import type { OperationModel, ParameterModel } from '../../../normalize/model/OperationModel.ts';
import { exampleValueOf } from '../../../samples/exampleRecord.ts';
import { queryParametersOf } from '../../openapi/describedCalls.ts';
import type { ReferenceBook } from '../ReferenceBook.ts';
import { wrapAt } from './wrapAt.ts';

/** Returns the path of an operation from the root of the service. */
export const operationAddressOf = ({ backend, service, path }: OperationModel): string =>
  `${backend.server}${backend.services[service] ?? ''}${path}`;

/** Returns the required query parameters as they appear in an address. */
const queryOf = (call: OperationModel, book: ReferenceBook): string =>
  queryParametersOf(call)
    .filter(({ required }) => required)
    .map(
      (parameter) =>
        `${parameter.name}=${encodeURIComponent(parameterExampleOf(parameter.name, parameter.schema, call, book))}`,
    )
    .join('&');

/** Returns the first choice of a parameter, or an example of the property with its name. */
function parameterExampleOf(
  name: string,
  schema: ParameterModel['schema'],
  call: OperationModel,
  book: ReferenceBook,
): string {
  if (Array.isArray(schema.enum)) return String(schema.enum[0]);
  const own = book.property(name, call);
  const node = own?.example === undefined ? (book.usualProperty(name) ?? own) : own;
  if (node) return String(exampleValueOf(node, name, 'sent'));
  return schema.type === 'integer' ? '1' : schema.type === 'boolean' ? 'true' : name;
}

function signHeadersOf({ backend: { signIn }, public: isPublic, security }: OperationModel): string[] {
  if (security) return [`${apiKeyHeader}: …`];
  if (isPublic || !signIn) return [];
  const names = {
    loginKey: signIn.scheme === 'loginKey' ? [signIn.loginKey, signIn.digest] : [],
    bearer: ['Authorization'],
    oidc: ['Authorization'],
    apiKey: signIn.scheme === 'apiKey' ? [signIn.header] : [],
    cookie: ['Cookie'],
  }[signIn.scheme];
  const usual = names[0] === 'Authorization' ? 'Bearer ' : '';
  const prefix = signIn.scheme === 'apiKey' ? (signIn.prefix ?? '') : usual;
  return names.map((name) => `${name}: ${prefix}…`);
}

const headersOf = (call: OperationModel): string[] => [
  ...signHeadersOf(call),
  ...Object.entries(call.backend.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
  ...Object.keys(call.headers).map((name) => `${name}: sample-1`),
  ...((call.body || call.state) && call.method !== 'GET'
    ? [`Content-Type: ${call.mediaType ?? 'application/json'}`]
    : []),
];

/** Returns an example request: method, address, headers and body. */
export function exampleRequest(call: OperationModel, book: ReferenceBook): string {
  const query = queryOf(call, book);
  const path = operationAddressOf(call).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameterExampleOf(name, {}, call, book)),
  );
  const head = [`${call.method} ${path}${query ? `?${query}` : ''}`, ...headersOf(call)].join('\n');
  const json = exampleBodyOf(call, book);
  const body = json && (writeFormBody(call, JSON.parse(json)) ?? json);
  return body && call.method !== 'GET' ? `${head}\n\n${body}` : head;
}

/** Returns an example body as JSON; empty for a call without a body. */
function exampleBodyOf({ body, state, initial, scope, sends }: OperationModel, book: ReferenceBook): string {
  if (state) return JSON.stringify(state, null, 2);
  if (!body) return '';
  if (body.filter) return JSON.stringify({ page: 0, pageSize: 20 }, null, 2);
  const example = book.example(body.entity, 'sent');
  if (!initial && scope.length === 0 && sends !== 'jsonPatch') return example;
  const members = Object.entries({ ...initial, ...JSON.parse(example) }).filter(
    ([name]) => !scope.includes(name),
  );
  const [changed] = members.map(([name, value]) => ({ op: 'replace', path: `/${name}`, value }));
  return JSON.stringify(sends === 'jsonPatch' ? [changed] : Object.fromEntries(members), null, 2);
}

const indentLines = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** Returns an example answer: the envelope of an example record, or the record where a described answer has it. */
export function exampleAnswer({ backend, result, entity }: OperationModel, book: ReferenceBook): string {
  const { answer } = backend;
  if (answer.style === 'bare') {
    if (!entity) return '';
    const example: unknown = JSON.parse(book.example(entity, 'answered'));
    const whole =
      result === 'one'
        ? wrapAt(answer.record, example)
        : wrapAt(answer.records, [wrapAt(answer.row ?? '', example)]);
    return JSON.stringify(whole, null, 2);
  }
  const record = entity ? book.example(entity, 'answered') : 'null';
  const data = {
    none: '',
    one: `,\n  "data": ${indentLines(record, '  ')}`,
    list: `,\n  "data": [\n    ${indentLines(record, '    ')}\n  ]`,
    page: `,\n  "data": {\n    "records": [\n      ${indentLines(record, '      ')}\n    ],\n    "page": 0,\n    "paging": { "recordCount": 1, "pageSize": 20, "more": false }\n  }`,
  }[result];
  return `{\n  "success": true${data}\n}`;
}
