import { defaultConfiguration } from '../../../src/contract/configuration.ts';
import type { Call, Parameter } from '../../model.ts';
import type { Book } from './Book.ts';
import { example } from './exampleOf.ts';

/** Where a call goes, from the root of the service. */
export const addressOf = ({ service, path }: Call): string =>
  `${defaultConfiguration.prefixes[service]}${path}`;

/** Parameters as they stand in an address; what may be left out is. */
const queryOf = (call: Call, book: Book): string =>
  call.query
    .filter(({ required }) => required)
    .map(
      (parameter) =>
        `${parameter.name}=${encodeURIComponent(sampleOf(parameter.name, parameter.schema, call, book))}`,
    )
    .join('&');

/** A choice of the parameter's own, or what the property of its name could hold. */
function sampleOf(name: string, schema: Parameter['schema'], call: Call, book: Book): string {
  if (Array.isArray(schema.enum)) return String(schema.enum[0]);
  const own = book.property(name, call);
  const node = own?.example === undefined ? (book.usual(name) ?? own) : own;
  if (node) return String(example(node, name, 'sent'));
  return schema.type === 'integer' ? '1' : schema.type === 'boolean' ? 'true' : name;
}

const headersOf = ({ security: gate, public: isPublic, body, method, headers }: Call): string[] => {
  const { loginKey, secret } = defaultConfiguration.headers;
  const access = gate ? [`${apiKeyHeader}: …`] : isPublic ? [] : [`${loginKey}: …`, `${secret}: …`];
  const own = Object.keys(headers).map((name) => `${name}: sample-1`);
  return [...access, ...own, ...(body && method !== 'GET' ? ['Content-Type: application/json'] : [])];
};

export const apiKeyHeader = 'iwmsApiKey';

/** The call as it travels: address, headers, body. */
export function requestText(call: Call, book: Book): string {
  const query = queryOf(call, book);
  const path = addressOf(call).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sampleOf(name, {}, call, book)),
  );
  const head = [`${call.method} ${path}${query ? `?${query}` : ''}`, ...headersOf(call)].join('\n');
  return call.body ? `${head}\n\n${bodyOf(call.body, book)}` : head;
}

const bodyOf = ({ entity, filter }: NonNullable<Call['body']>, book: Book): string =>
  filter === undefined ? book.example(entity, 'sent') : JSON.stringify({ page: 0, pageSize: 20 }, null, 2);

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** What is answered: the envelope around an example. */
export function answerText({ result, entity }: Call, book: Book): string {
  const record = entity ? book.example(entity, 'answered') : 'null';
  const data = {
    none: '',
    one: `,\n  "data": ${indented(record, '  ')}`,
    list: `,\n  "data": [\n    ${indented(record, '    ')}\n  ]`,
    page: `,\n  "data": {\n    "records": [\n      ${indented(record, '      ')}\n    ],\n    "page": 0,\n    "paging": { "recordCount": 1, "pageSize": 20, "more": false }\n  }`,
  }[result];
  return `{\n  "success": true${data}\n}`;
}
