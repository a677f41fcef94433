import { expect, test } from 'vitest';
import { type Configuration, defaultConfiguration } from '../../../src/contract/api/configuration.ts';
import { requestDigest } from '../../../src/contract/api/requestDigest.ts';
import { bareTranslation } from '../../../src/contract/backend/bareTranslation.ts';
import { writeBody } from '../../../src/contract/backend/body/writeBody.ts';
import { formType } from '../../../src/contract/backend/body/writeFormBody.ts';
import type { Protocol } from '../../../src/contract/backend/Protocol.ts';
import { signBearer } from '../../../src/contract/backend/signIn/signBearer.ts';
import { buildRequest, type OperationArgs } from '../../../src/runtime/api/buildRequest.ts';
import { protocolOf } from '../../../src/runtime/api/protocols.ts';
import { backendWith, operationWith } from '../../contract/backend/sampleBackend.ts';
import { operations } from '../core/stubCatalog.ts';

const session = { loginId: 'ann', loginKey: 'key-1', companyUuid: 'c-1' };

interface Case {
  readonly name: string;
  readonly args?: OperationArgs;
  readonly locale?: string;
  readonly signedIn?: boolean;
  readonly configuration?: Partial<Configuration>;
  readonly path: string;
  readonly url?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const cases: readonly Case[] = [
  {
    name: 'thing.query',
    args: { body: { page: 0 } },
    path: '/iwms-openapi/api/thing/query?lang=zh_CN',
    body: '{"page":0,"companyUuid":"c-1"}',
    headers: { loginKey: 'key-1', 'Content-Type': 'application/json' },
  },
  {
    name: 'thing.list',
    args: { name: '上海 &' },
    locale: 'en-US',
    path: '/iwms-basic/basic/thing?companyUuid=c-1&name=%E4%B8%8A%E6%B5%B7+%26&lang=en_US',
    headers: { loginKey: 'key-1' },
  },
  {
    name: 'thing.list',
    args: { name: '' },
    locale: 'zh-TW',
    path: '/iwms-basic/basic/thing?companyUuid=c-1&lang=zh_TW',
    headers: { loginKey: 'key-1' },
  },
  {
    name: 'thing.import',
    args: { note: undefined },
    path: '/iwms-openapi/api/thing/import?companyUuid=c-1&dcCode=&lang=zh_CN',
    headers: { loginKey: 'key-1', 'Content-Type': 'application/json' },
  },
  {
    name: 'thing.import',
    args: { dcCode: 'D1', note: '' },
    path: '/iwms-openapi/api/thing/import?companyUuid=c-1&dcCode=D1&lang=zh_CN',
    headers: { loginKey: 'key-1', 'Content-Type': 'application/json' },
  },
  {
    name: 'thing.get',
    args: { uuid: 'a/b' },
    path: '/iwms-openapi/api/thing/a%2Fb?lang=zh_CN',
    headers: { loginKey: 'key-1' },
  },
  {
    name: 'thing.fields',
    args: { uuid: 'u', body: ['x'] },
    path: '/iwms-openapi/api/thing/fields?uuid=u&lang=zh_CN',
    body: '["x"]',
    headers: { loginKey: 'key-1', 'Content-Type': 'application/json' },
  },
  {
    name: 'account.login',
    args: { body: { token: 't' } },
    signedIn: false,
    path: '/iwms-account/account/login?lang=zh_CN',
    body: '{"token":"t"}',
    headers: { 'Content-Type': 'application/json' },
  },
  {
    name: 'thing.get',
    args: { uuid: 'u' },
    configuration: {
      server: 'https://gateway.example/wms',
      headers: { loginKey: 'X-Login', secret: 'X-Secret' },
      prefixes: { openapi: '/open' },
    },
    path: '/open/thing/u?lang=zh_CN',
    url: 'https://gateway.example/wms/open/thing/u?lang=zh_CN',
    headers: { 'X-Login': 'key-1' },
  },
];

test.each(cases)('$name → $path', (given) => {
  const operation = operations[given.name];
  if (!operation) throw new Error(given.name);
  const configuration = { ...defaultConfiguration, ...given.configuration };
  const caller = {
    configuration,
    locale: given.locale ?? 'zh-CN',
    session: given.signedIn === false ? undefined : session,
    backend: protocolOf(operation),
  };
  const request = buildRequest(operation, given.args ?? {}, caller);
  expect(request.url).toBe(given.url ?? given.path);
  expect(request.body).toBe(given.body);
  expect(request.headers).toEqual({
    Accept: 'application/json',
    [configuration.headers?.secret ?? 'secret']: requestDigest(
      given.path,
      caller.session?.loginId ?? '',
      given.body,
    ),
    ...given.headers,
  });
});

test('buildRequest throws an error if a path parameter is missing', () => {
  const operation = operations['thing.get'];
  if (!operation) throw new Error();
  const caller = {
    configuration: defaultConfiguration,
    locale: 'zh-CN',
    session,
    backend: protocolOf(operation),
  };
  expect(() => buildRequest(operation, {}, caller)).toThrow('The call of /thing/{uuid} needs "uuid".');
});

const clinic: Protocol = {
  ...backendWith({
    server: 'https://clinic.example',
    services: { items: '/items' },
    list: {
      paging: { style: 'offset', offset: 'offset', size: 'limit' },
      filters: { equal: 'filter[{property}]' },
    },
    signIn: { scheme: 'bearer', login: { path: '/login', body: {}, token: '/token' } },
  }),
  translation: bareTranslation,
  sign: signBearer,
  writeBody,
};

test.each([
  {
    name: 'a list: query parameters instead of a body',
    operation: { service: 'items', body: 'patient' },
    args: { body: { page: 1, pageSize: 10, status: 'A&B' } },
    url: 'https://clinic.example/items/patients?offset=10&limit=10&filter%5Bstatus%5D=A%26B',
  },
  {
    name: 'a list that requires a query parameter',
    operation: { path: '/patients', query: { ward: null }, scope: { ward: 'number' } },
    args: { body: { page: 0, pageSize: 10, ward: '3', status: 'IN' } },
    url: 'https://clinic.example/patients?ward=3&offset=0&limit=10&filter%5Bstatus%5D=IN',
  },
  {
    name: 'a change: the key in the path',
    operation: { method: 'PATCH', path: '/patients/{id}', result: 'one' },
    args: { body: { uuid: 'x/7', name: 'Li' } },
    url: 'https://clinic.example/patients/x%2F7',
    body: '{"name":"Li"}',
  },
  {
    name: 'a JSON Patch of a record below another one',
    operation: {
      method: 'PATCH',
      path: '/wards/{ward}/patients/{id}',
      scope: { ward: 'number' },
      result: 'one',
      sends: 'jsonPatch',
      mediaType: 'application/json-patch+json',
    },
    args: { uuid: '3,7', body: [{ op: 'replace', path: '/name', value: 'Li' }] },
    url: 'https://clinic.example/wards/3/patients/7',
    body: '[{"op":"replace","path":"/name","value":"Li"}]',
    type: 'application/json-patch+json',
  },
  {
    name: 'a change in another media type',
    operation: {
      method: 'PATCH',
      path: '/patients/{id}',
      result: 'one',
      mediaType: 'application/merge-patch+json',
    },
    args: { body: { uuid: '7', name: null } },
    url: 'https://clinic.example/patients/7',
    body: '{"name":null}',
    type: 'application/merge-patch+json',
  },
  {
    name: 'a new record as a form',
    operation: { method: 'POST', result: 'one', mediaType: formType },
    args: { body: { name: 'Li Wei', tags: ['a', 'b'], age: 7 } },
    url: 'https://clinic.example/patients',
    body: 'name=Li+Wei&tags=a&tags=b&age=7',
    type: formType,
  },
  {
    name: 'a change as a form',
    operation: {
      method: 'POST',
      path: '/patients/{id}',
      result: 'one',
      sends: 'changes',
      mediaType: formType,
    },
    args: { body: { uuid: '7', note: null, active: false } },
    url: 'https://clinic.example/patients/7',
    body: 'note=&active=false',
    type: formType,
  },
  {
    name: 'the address of config.json',
    operation: { path: '/patients/{id}', result: 'one' },
    args: { uuid: '7' },
    servers: { clinic: '/proxy' },
    url: '/proxy/patients/7',
  },
] as const)('back end with bare answers: $name', ({ operation, args, url, ...given }) => {
  const configuration = { ...defaultConfiguration, servers: 'servers' in given ? given.servers : undefined };
  const caller = { configuration, locale: 'en-US', session, backend: clinic };
  const request = buildRequest(operationWith(operation), args, caller);
  expect(request.url).toBe(url);
  expect(request.body).toBe('body' in given ? given.body : undefined);
  expect(request.headers).toEqual({
    Accept: 'application/json',
    Authorization: 'Bearer key-1',
    ...('body' in given && { 'Content-Type': 'type' in given ? given.type : 'application/json' }),
  });
  expect(request).not.toHaveProperty('credentials');
});

test('headers of the back end are in every call', () => {
  const backend = { ...clinic, headers: { 'X-Tenant-Id': 'north' } };
  const caller = { configuration: defaultConfiguration, locale: 'en-US', session, backend };
  expect(buildRequest(operationWith({ path: '/patients/{id}' }), { id: 7 }, caller).headers).toEqual({
    Accept: 'application/json',
    Authorization: 'Bearer key-1',
    'X-Tenant-Id': 'north',
  });
});

test.each([
  ['DELETE', { id: 7, stamp: 'AQ+/=' }, '/patients/7?stamp=AQ%2B%2F%3D', undefined],
  ['PUT', { stamp: 'a', body: { uuid: '7', timeStamp: 'b' } }, '/patients/7?stamp=a', '{"timeStamp":"b"}'],
] as const)('%s with a value of the record in its query', (method, args, path, body) => {
  const caller = { configuration: defaultConfiguration, locale: 'en-US', session, backend: clinic };
  const operation = operationWith({
    method,
    path: '/patients/{id}',
    query: { stamp: null },
    recordQuery: { stamp: 'timeStamp' },
    result: 'none',
  });
  expect(buildRequest(operation, args, caller)).toMatchObject({ url: `https://clinic.example${path}`, body });
});

test.each([
  { name: 'path', operation: { path: '/wards/{ward}/patients', scope: { ward: 'number' } } },
  { name: 'query', operation: { path: '/patients', query: { ward: null }, scope: { ward: 'number' } } },
] as const)('a list is not read without a value that its $name requires', ({ operation }) => {
  const caller = { configuration: defaultConfiguration, locale: 'en-US', session, backend: clinic };
  expect(() => buildRequest(operationWith(operation), { body: { page: 0 } }, caller)).toThrow(
    `The call of ${operation.path} needs "ward".`,
  );
});

test('a back end with cookies gets them', () => {
  const backend: Protocol = {
    ...clinic,
    sign: undefined,
    signIn: { scheme: 'cookie', login: { path: '/login', body: {} } },
  };
  const caller = { configuration: defaultConfiguration, locale: 'en-US', session, backend };
  const request = buildRequest(operationWith({ path: '/patients', result: 'list' }), {}, caller);
  expect(request).toMatchObject({ credentials: 'include', headers: { Accept: 'application/json' } });
});
