import { expect, test } from 'vitest';
import { findAllRecords } from '../findAllRecords.ts';
import { openLogin } from '../openLogin.ts';
import { createErp, interfaceOf } from '../samples.ts';
import { type Sent, serviceUnderTest } from '../serviceUnderTest.ts';

const service = await serviceUnderTest();
const uuids = await createErp(service);

const everything = () => findAllRecords(service.database);

interface Refusal {
  readonly given: string;
  readonly target: string;
  readonly sent?: Sent;
  readonly status: number;
  readonly errorCode: string;
  readonly zh: string;
  readonly en: string;
}

const auth = { name: 'other', authType: 'BASIC', username: 'u', password: 'p' };

const refusals: Refusal[] = [
  {
    given: 'no login key',
    target: 'GET /auth/query',
    sent: { headers: { loginKey: '' } },
    status: 401,
    errorCode: 'LOGIN_REQUIRED',
    zh: '请先登录',
    en: 'Sign in first',
  },
  {
    given: 'an unknown login key',
    target: 'POST /auth',
    sent: { body: auth, headers: { loginKey: 'made-up' } },
    status: 401,
    errorCode: 'LOGIN_EXPIRED',
    zh: '登录已过期，请重新登录',
    en: 'Your sign-in has expired. Sign in again',
  },
  {
    given: 'a wrong secret',
    target: 'POST /auth',
    sent: { body: auth, headers: { secret: '0'.repeat(32) } },
    status: 401,
    errorCode: 'SECRET_MISMATCH',
    zh: '请求签名（secret）不匹配',
    en: 'The secret header does not match the request',
  },
  {
    given: 'another company in the query',
    target: 'GET /auth/query?companyUuid=not-mine',
    status: 403,
    errorCode: 'COMPANY_MISMATCH',
    zh: '无权访问该企业',
    en: 'You have no access to this company',
  },
  {
    given: 'another company in the body',
    target: 'POST /auth',
    sent: { body: { ...auth, companyUuid: 'not-mine' } },
    status: 403,
    errorCode: 'COMPANY_MISMATCH',
    zh: '无权访问该企业',
    en: 'You have no access to this company',
  },
  {
    given: 'a company that is not a text',
    target: 'POST /auth',
    sent: { body: { ...auth, companyUuid: { $ne: '' } } },
    status: 403,
    errorCode: 'COMPANY_MISMATCH',
    zh: '无权访问该企业',
    en: 'You have no access to this company',
  },
  {
    given: 'a body of more than 1 MB',
    target: 'POST /auth',
    sent: { text: JSON.stringify({ ...auth, remarks: 'x'.repeat(1_100_000) }) },
    status: 413,
    errorCode: 'TOO_LARGE',
    zh: '请求内容超过 1 MB',
    en: 'The body is larger than 1 MB',
  },
  {
    given: 'a body in an unknown charset',
    target: 'POST /auth',
    sent: { body: auth, headers: { 'content-type': 'application/json; charset=foo' } },
    status: 415,
    errorCode: 'UNSUPPORTED_TYPE',
    zh: '无法识别字符集 foo，请以 UTF-8 发送，或在 Content-Type 请求头中注明正确的字符集',
    en: 'The charset foo is unknown. Send the body in UTF-8, or name its charset in the header Content-Type',
  },
  {
    given: 'invalid JSON',
    target: 'POST /auth',
    sent: { text: '{\n  "name": nonsense }' },
    status: 400,
    errorCode: 'INVALID_JSON',
    zh: '请求内容不是有效的 JSON：第 2 行第 11 列',
    en: 'The body is not valid JSON: line 2, column 11',
  },
  {
    given: 'JSON that ends too early',
    target: 'POST /auth',
    sent: { text: '{"name":' },
    status: 400,
    errorCode: 'INVALID_JSON',
    zh: '请求内容不是有效的 JSON：第 1 行第 9 列',
    en: 'The body is not valid JSON: line 1, column 9',
  },
  {
    given: 'an unknown query parameter',
    target: 'GET /auth/query?companyUuid=COMPANY&nmae=x',
    status: 400,
    errorCode: 'UNKNOWN_PARAMETER',
    zh: '不支持的查询参数：nmae',
    en: 'Unsupported query parameter: nmae',
  },
  {
    given: 'a repeated query parameter',
    target: 'POST /erp/remove?uuid=ERP&uuid=none-such',
    status: 400,
    errorCode: 'REPEATED_PARAMETER',
    zh: '查询参数重复：uuid',
    en: 'Repeated query parameter: uuid',
  },
  {
    given: 'the own company and another one',
    target: 'GET /auth/query?companyUuid=COMPANY&companyUuid=not-mine',
    status: 400,
    errorCode: 'REPEATED_PARAMETER',
    zh: '查询参数重复：companyUuid',
    en: 'Repeated query parameter: companyUuid',
  },
  {
    given: 'an unknown body property',
    target: 'POST /auth',
    sent: { body: { ...auth, colour: 'red' } },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    zh: '不支持的字段：colour',
    en: 'Unsupported field: colour',
  },
  {
    given: 'a character that PostgreSQL cannot store',
    target: 'POST /auth',
    sent: { body: { ...auth, name: 'a\u0000b' } },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    zh: '请求中包含无法保存的字符',
    en: 'The request contains a character that cannot be stored',
  },
  {
    given: 'a NUL in the path',
    target: 'GET /auth/a%00b',
    status: 400,
    errorCode: 'INVALID_REQUEST',
    zh: '请求中包含无法保存的字符',
    en: 'The request contains a character that cannot be stored',
  },
  {
    given: 'half a surrogate pair as a filter',
    target: 'POST /erp/query',
    sent: { text: '{"name":"\\ud800"}' },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    zh: '请求中包含无法保存的字符',
    en: 'The request contains a character that cannot be stored',
  },
  {
    given: 'arrays nested half a million deep',
    target: 'POST /erp/query',
    sent: { text: `{"name":${'['.repeat(400_000)}${']'.repeat(400_000)}}` },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    zh: '类型不正确',
    en: 'wrong type',
  },
  {
    given: 'a missing field',
    target: 'POST /auth',
    sent: { body: { ...auth, username: undefined } },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    zh: '用户名不能为空',
    en: 'User name cannot be empty',
  },
  {
    given: 'no body at all',
    target: 'POST /erp',
    status: 400,
    errorCode: 'INVALID_REQUEST',
    zh: '名称不能为空',
    en: 'Name cannot be empty',
  },
  {
    given: 'a body that is not an object',
    target: 'POST /erp/query',
    sent: { body: ['x'] },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    zh: '类型不正确',
    en: 'wrong type',
  },
  {
    given: 'a reference to an unknown record',
    target: 'POST /erp',
    sent: {
      body: { name: 'x', erpType: 'SAP', basePath: 'http://x', dataSourceUuid: 'gone', authUuid: 'gone' },
    },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    zh: '数据源配置引用的记录不存在',
    en: 'Data source refers to a record that does not exist',
  },
  {
    given: 'a sort by a property without a column',
    target: 'POST /erp/query',
    sent: { body: { sort: "name' desc; drop table document; --" } },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    zh: 'sort',
    en: 'sort',
  },
  {
    given: 'an unknown uuid',
    target: 'GET /auth/none-such',
    status: 404,
    errorCode: 'NOT_FOUND',
    zh: '认证配置不存在',
    en: 'Authentication not found',
  },
  {
    given: 'a modify without a uuid',
    target: 'POST /auth/modify',
    sent: { body: auth },
    status: 404,
    errorCode: 'NOT_FOUND',
    zh: '认证配置不存在',
    en: 'Authentication not found',
  },
  {
    given: 'a text instead of a record',
    target: 'POST /globalConfig/save',
    sent: { body: 'everything as usual' },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    zh: '类型不正确',
    en: 'wrong type',
  },
  {
    given: 'an unknown path',
    target: 'GET /none/such',
    status: 404,
    errorCode: 'NOT_FOUND',
    zh: '/iwms-openapi/api/none/such 不存在',
    en: '/iwms-openapi/api/none/such not found',
  },
  {
    given: 'a name in use',
    target: 'POST /auth',
    sent: { body: { ...auth, name: 'SAP login' } },
    status: 409,
    errorCode: 'DUPLICATE',
    zh: '已存在相同的记录，不能重复：名称',
    en: 'This record already exists. Must be unique: Name',
  },
  {
    given: 'the removal of a record in use',
    target: 'POST /auth/remove?uuid=AUTH',
    status: 409,
    errorCode: 'IN_USE',
    zh: '“SAP login”正在使用中：ERP 配置 SAP',
    en: '“SAP login” is in use: ERP configuration SAP',
  },
];

test.each(refusals)(
  'the service refuses $given with $errorCode and changes nothing',
  async ({ target, sent, status, errorCode, zh, en }) => {
    const where = target
      .replace('COMPANY', service.client.companyUuid)
      .replace('AUTH', uuids.auth)
      .replace('ERP', uuids.erp);
    const before = await everything();
    for (const [lang, message] of [
      ['zh_CN', zh],
      ['en_US', en],
    ] as const) {
      const answer = await service.send(where, { ...sent, lang });
      expect({ status: answer.status, success: answer.success, errorCode: answer.errorCode }).toEqual({
        status,
        success: false,
        errorCode,
      });
      expect(answer.message).toContain(message);
      expect(answer.errorMessage).toBe(answer.message);
    }
    expect(await everything()).toEqual(before);
  },
);

test('the answer to an invalid body names every invalid field', async () => {
  const { data } = await service.send('POST /auth', { body: { name: '', authType: 'NONE', password: 'p' } });
  expect(data).toEqual({
    problems: expect.arrayContaining([
      { field: 'name', message: 'Name cannot be empty' },
      { field: 'authType', message: 'Authentication type must be selected from the list' },
      { field: 'username', message: 'User name cannot be empty' },
    ]),
  });
});

test.each([
  ['POST /auth', '{"remarks":[0.12345678901234567890]}', 'remarks.0', 'Remarks'],
  ['POST /auth', '{"version":9007199254740993}', 'version', 'Version'],
  ['POST /auth', '{"version":1e400}', 'version', 'Version'],
  ['POST /auth', '{"unknown":1e400}', 'unknown', 'unknown'],
  ['POST /erp/query', '{"page":9007199254740993}', 'page', 'page'],
])('a number that would be stored rounded is refused: %s %s', async (target, text, field, caption) => {
  const { errorCode, data } = await service.send(target, { text });
  const message = `${caption} has more digits than can be stored`;
  expect([errorCode, data]).toEqual(['INVALID_REQUEST', { problems: [{ field, message }] }]);
});

test('a long number at any depth is refused', async () => {
  const depths = Array.from({ length: 8 }, (_, index) => 1000 * (index + 1));
  for (const depth of depths) {
    const { errorCode } = await service.send('POST /auth', {
      text: `${'{"a":'.repeat(depth)}1e400${'}'.repeat(depth)}`,
    });
    expect([depth, errorCode]).toEqual([depth, 'INVALID_REQUEST']);
  }
});

test('IN_USE lists the users of the record', async () => {
  const { data } = await service.send(`POST /datasource/remove?uuid=${uuids.dataSource}`);
  expect(data).toEqual({ users: [{ entity: 'erp', uuid: uuids.erp, name: 'SAP' }] });
});

test('an interface cannot refer to a menu of another family', async () => {
  const body = await interfaceOf(service, uuids.erp);
  const [menu] = (await service.send('GET /menu?interfaceType=ERP_UP')).rows;
  const { data } = await service.send('POST /interfaceConfig', {
    body: { ...body, menuName: menu?.menuName },
  });
  const message = 'Menu refers to a record that does not exist';
  expect(data).toEqual({ problems: [{ field: 'menuName', message }] });
});

test('records of another company are not found', async () => {
  await service.store.accounts.saveOperator('stranger', 'x');
  await service.store.accounts.addToCompany('stranger', 'elsewhere');
  const stranger = { ...(await openLogin(service, 'stranger')), companyUuid: 'elsewhere' };
  for (const target of [`GET /auth/${uuids.auth}`, `POST /auth/remove?uuid=${uuids.auth}`]) {
    expect((await service.send(target, {}, stranger)).errorCode).toBe('NOT_FOUND');
  }
  const modified = await service.send('POST /auth/modify', { body: { ...auth, uuid: uuids.auth } }, stranger);
  expect(modified.errorCode).toBe('NOT_FOUND');
  expect((await service.send('GET /auth/query?companyUuid=elsewhere', {}, stranger)).rows).toEqual([]);
});

test('a login expires without use, and use extends it', async () => {
  const client = { ...(await openLogin(service, 'tester')), companyUuid: service.client.companyUuid };
  const start = service.clock.now.getTime();
  const at = async (hours: number) => {
    service.clock.now = new Date(start + hours * 3_600_000);
    return (await service.send('GET /erp/geterpType', {}, client)).errorCode;
  };
  expect([await at(5), await at(10), await at(17.9), await at(26)]).toEqual([
    undefined,
    undefined,
    undefined,
    'LOGIN_EXPIRED',
  ]);
  service.clock.now = new Date(start);
});
