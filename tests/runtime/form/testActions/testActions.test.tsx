import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import dataSource from '../../../../src/generated/catalog/dataSource.ts';
import erp from '../../../../src/generated/catalog/erp.ts';
import dataSourceForm from '../../../../src/generated/forms/dataSource.ts';
import erpForm from '../../../../src/generated/forms/erp.ts';
import { setLocale } from '../../../../src/runtime/core/i18n/phrases.ts';
import { widgetModules } from '../../../../src/runtime/form/rjsfProps.ts';
import { SchemaForm } from '../../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService.ts';

const record = {
  uuid: 'd1',
  version: 3,
  name: 'ERP',
  databaseType: 'MYSQL',
  ip: 'db',
  port: 3306,
  databaseName: 'erp',
  username: 'reader',
  passwordSet: true,
  encoding: 'UTF-8',
};

const answered = {
  success: true,
  data: {
    ok: false,
    steps: [
      { name: '端口', ok: true, message: '可以连接' },
      { name: '登录', ok: false, message: '用户名或密码错误' },
    ],
  },
};

const path = '/datasource/test';

/** The form then shows in its first render. */
beforeAll(() => Promise.all(widgetModules.map((module) => module.load())));

beforeEach(() => enter('dataSource'));

const show = (given: object = record, readonly = false) =>
  renderLocalized(
    <SchemaForm
      form={dataSourceForm}
      owner={dataSource}
      record={{ uuid: '', ...given }}
      readonly={readonly}
      save={vi.fn(async () => undefined)}
    />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = () => screen.findByRole('table');
const region = () => screen.queryByRole('region', { name: '测试连接' });

test('a test sends the values of the form without the stored secret and shows the answer', async () => {
  const asked = stubService({ [path]: () => answered });
  show();
  await userEvent.type(screen.getByLabelText('IP 或主机名'), '2');
  await press('测试连接');
  const rows = [...(await answer()).querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows).toEqual(['端口成功可以连接', '登录失败用户名或密码错误']);
  const [call] = asked.filter((one) => one.path === path);
  const { passwordSet: _, ...sent } = record;
  expect(call?.body).toEqual({ ...sent, ip: 'db2', companyUuid: 'c1' });
  // The announcement for screen readers.
  expect(region()?.textContent).toContain('连接测试失败。');
});

test('the result follows the language, reports later changes of the form and can be closed', async () => {
  stubService({ [path]: () => answered });
  show();
  await press('测试连接');
  await answer();
  expect(region()?.textContent).not.toContain('表单在测试后有修改');
  await userEvent.type(screen.getByLabelText('IP 或主机名'), '2');
  expect(region()?.textContent).toContain('表单在测试后有修改');
  await userEvent.type(screen.getByLabelText('IP 或主机名'), '{Backspace}');
  expect(region()?.textContent).not.toContain('表单在测试后有修改');
  await act(() => setLocale('en-US'));
  expect(screen.getAllByText('Failed')).toHaveLength(2);
  await press('Close result');
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  { how: 'by its button', end: () => press('停止') },
  { how: 'with its form', end: cleanup },
])('a running test ends $how and does not block Save', async ({ end }) => {
  const asked = stubService({ [path]: () => new Response(new ReadableStream()) });
  show();
  await press('测试连接');
  await screen.findByRole('progressbar');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(false);
  await end();
  expect(region()).toBeNull();
  expect(asked.filter((one) => one.path === path).map(({ signal }) => signal?.aborted)).toEqual([true]);
});

test('an invalid form shows its errors at the fields and sends no test', async () => {
  const asked = stubService();
  show({ ...record, ip: '' });
  await press('测试连接');
  expect(screen.getByText('IP 或主机名不能为空')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('IP 或主机名'));
  expect(asked.some((one) => one.path === path)).toBe(false);
  expect(region()).toBeNull();
});

test('a field error of the service appears at its field, as after Save', async () => {
  const problems = [{ field: 'port', message: '端口已被占用' }];
  stubService({ [path]: () => ({ success: false, errorCode: 'INVALID_REQUEST', data: { problems } }) });
  show();
  await press('测试连接');
  expect(await screen.findByText('端口已被占用')).toBeDefined();
  await waitFor(() => expect(region()).toBeNull());
});

test.each<
  [title: string, answer: Readonly<Record<string, unknown>> & { readonly status?: number }, want: string]
>([
  ['a back end without the operation', { status: 404 }, '当前服务器不支持此测试，不影响保存。'],
  [
    'an operation that is not implemented',
    { status: 501, success: false, errorCode: 'NOT_IMPLEMENTED' },
    '当前服务器不支持此测试，不影响保存。',
  ],
  ['a refusal', { success: false, errorMessage: '已有 4 个测试正在执行' }, '已有 4 个测试正在执行'],
  [
    'a missing record',
    { status: 404, success: false, errorCode: 'NOT_FOUND', errorMessage: '数据源不存在' },
    '数据源不存在',
  ],
])('the result shows a message for %s', async (_, { status = 400, ...body }, want) => {
  stubService({ [path]: () => Response.json(body, { status }) });
  show();
  await press('测试连接');
  await waitFor(() => expect(region()?.textContent).toContain(want));
});

test('a test of a locked record sends its stored values', async () => {
  const asked = stubService({ [path]: () => answered });
  show(record, true);
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  await press('测试连接');
  await answer();
  expect(asked.find((one) => one.path === path)?.body).toMatchObject({ uuid: 'd1', ip: 'db' });
});

test.each([
  ['CUSTOM', 2],
  ['SAP', 0],
])('with the rule %s, the form offers %i tests that need its condition', async (successRule, want) => {
  stubService({});
  await enter('erp');
  const testActions = erp.testActions.map((one) => ({ ...one, whileShown: 'successCondition' }));
  renderLocalized(
    <SchemaForm
      form={erpForm}
      owner={{ ...erp, testActions }}
      record={{ uuid: 'e1', version: 1, name: 'SAP', successRule }}
      save={vi.fn(async () => undefined)}
    />,
  );
  const names = ['测试连接', '测试成功判定'];
  expect(names.filter((name) => screen.queryByRole('button', { name }))).toHaveLength(want);
});
