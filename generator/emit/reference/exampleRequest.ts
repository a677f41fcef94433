import { defaultConfiguration } from '../../../src/contract/api/configuration.ts';
import type { OperationModel, ParameterModel } from '../../normalize/Model.ts';
import { exampleValueOf } from '../../samples/exampleRecord.ts';
import type { ReferenceBook } from './ReferenceBook.ts';

/** Returns the path of an operation from the root of the service. */
export const operationAddressOf = ({ service, path }: OperationModel): string =>
  `${defaultConfiguration.prefixes[service]}${path}`;

/** Returns the required query parameters as they appear in an address. */
const queryOf = (call: OperationModel, book: ReferenceBook): string =>
  call.query
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

const headersOf = ({ security, public: isPublic, body, method, headers }: OperationModel): string[] => {
  const { loginKey, secret } = defaultConfiguration.headers;
  const access = security ? [`${partnerKeyHeader}: …`] : isPublic ? [] : [`${loginKey}: …`, `${secret}: …`];
  const own = Object.keys(headers).map((name) => `${name}: sample-1`);
  return [...access, ...own, ...(body && method !== 'GET' ? ['Content-Type: application/json'] : [])];
};

export const partnerKeyHeader = 'iwmsApiKey';

/** Returns an example request: method, address, headers and body. */
export function exampleRequest(call: OperationModel, book: ReferenceBook): string {
  const query = queryOf(call, book);
  const path = operationAddressOf(call).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameterExampleOf(name, {}, call, book)),
  );
  const head = [`${call.method} ${path}${query ? `?${query}` : ''}`, ...headersOf(call)].join('\n');
  return call.body ? `${head}\n\n${bodyOf(call.body, book)}` : head;
}

const bodyOf = ({ entity, filter }: NonNullable<OperationModel['body']>, book: ReferenceBook): string =>
  filter === undefined ? book.example(entity, 'sent') : JSON.stringify({ page: 0, pageSize: 20 }, null, 2);

const indentLines = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** Returns an example answer: the envelope with an example record. */
export function exampleAnswer({ result, entity }: OperationModel, book: ReferenceBook): string {
  const record = entity ? book.example(entity, 'answered') : 'null';
  const data = {
    none: '',
    one: `,\n  "data": ${indentLines(record, '  ')}`,
    list: `,\n  "data": [\n    ${indentLines(record, '    ')}\n  ]`,
    page: `,\n  "data": {\n    "records": [\n      ${indentLines(record, '      ')}\n    ],\n    "page": 0,\n    "paging": { "recordCount": 1, "pageSize": 20, "more": false }\n  }`,
  }[result];
  return `{\n  "success": true${data}\n}`;
}
