import { defaultConfiguration } from '../../../src/contract/api/configuration.ts';
import type { OperationModel, ParameterModel } from '../../normalize/Model.ts';
import { exampleValueOf } from './exampleRecord.ts';
import type { ReferenceBook } from './ReferenceBook.ts';

/** Where a call goes, from the root of the service. */
export const operationAddressOf = ({ service, path }: OperationModel): string =>
  `${defaultConfiguration.prefixes[service]}${path}`;

/** Parameters as they stand in an address; what may be left out is. */
const queryOf = (call: OperationModel, book: ReferenceBook): string =>
  call.query
    .filter(({ required }) => required)
    .map(
      (parameter) =>
        `${parameter.name}=${encodeURIComponent(parameterExampleOf(parameter.name, parameter.schema, call, book))}`,
    )
    .join('&');

/** A choice of the parameter's own, or what the property of its name could hold. */
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

const headersOf = ({ security: gate, public: isPublic, body, method, headers }: OperationModel): string[] => {
  const { loginKey, secret } = defaultConfiguration.headers;
  const access = gate ? [`${partnerKeyHeader}: …`] : isPublic ? [] : [`${loginKey}: …`, `${secret}: …`];
  const own = Object.keys(headers).map((name) => `${name}: sample-1`);
  return [...access, ...own, ...(body && method !== 'GET' ? ['Content-Type: application/json'] : [])];
};

export const partnerKeyHeader = 'iwmsApiKey';

/** The call as it travels: address, headers, body. */
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

/** What is answered: the envelope around an example. */
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
