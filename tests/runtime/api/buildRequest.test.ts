import { expect, test } from 'vitest';
import { type Configuration, defaultConfiguration } from '../../../src/contract/api/configuration.ts';
import { requestDigest } from '../../../src/contract/api/requestDigest.ts';
import { buildRequest, type OperationArgs } from '../../../src/runtime/api/buildRequest.ts';
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
      prefixes: { ...defaultConfiguration.prefixes, openapi: '/open' },
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
  };
  const request = buildRequest(operation, given.args ?? {}, caller);
  expect(request.url).toBe(given.url ?? given.path);
  expect(request.body).toBe(given.body);
  expect(request.headers).toEqual({
    Accept: 'application/json',
    [configuration.headers.secret]: requestDigest(given.path, caller.session?.loginId ?? '', given.body),
    ...given.headers,
  });
});

test('buildRequest throws an error if a path parameter is missing', () => {
  const operation = operations['thing.get'];
  if (!operation) throw new Error();
  const caller = { configuration: defaultConfiguration, locale: 'zh-CN', session };
  expect(() => buildRequest(operation, {}, caller)).toThrow('The call of /thing/{uuid} needs "uuid".');
});
