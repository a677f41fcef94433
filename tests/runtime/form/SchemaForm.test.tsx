import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../src/contract/api/envelope.ts';
import auth from '../../../src/generated/catalog/auth.ts';
import settlement from '../../../src/generated/catalog/dailySettlementConfig.ts';
import dataSource from '../../../src/generated/catalog/dataSource.ts';
import erpdown from '../../../src/generated/catalog/erpdown.ts';
import securityConfig from '../../../src/generated/catalog/securityConfig.ts';
import authForm from '../../../src/generated/forms/auth.ts';
import settlementForm from '../../../src/generated/forms/dailySettlementConfig.ts';
import dataSourceForm from '../../../src/generated/forms/dataSource.ts';
import interfaceForm from '../../../src/generated/forms/interface.ts';
import securityForm from '../../../src/generated/forms/securityConfig.ts';
import { setLocale } from '../../../src/runtime/core/i18n/phrases.ts';
import { confirmStore } from '../../../src/runtime/feedback/dialog/confirmStore.ts';
import { confirmLeave } from '../../../src/runtime/feedback/dialog/leaveGuard.ts';
import { toastStore } from '../../../src/runtime/feedback/toast/toastStore.ts';
import { widgetModules } from '../../../src/runtime/form/rjsfProps.ts';
import { SchemaForm } from '../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';

/** The form then shows in its first render. */
beforeAll(() => Promise.all(widgetModules.map((module) => module.load())));

beforeEach(async () => {
  stubService();
  await enter('auth', 'dataSource', 'dailySettlementConfig', 'erpdown', 'securityConfig');
});

const stubSave = () => vi.fn(async () => undefined);
type Save = Parameters<typeof SchemaForm>[0]['save'];

const showAuth = (save: Save, record?: Row, onDirty?: (dirty: boolean) => void) =>
  renderLocalized(<SchemaForm form={authForm} owner={auth} record={record} save={save} onDirty={onDirty} />);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a change of the language keeps input, focus and dirty state and translates the errors', async () => {
  const onDirty = vi.fn();
  showAuth(stubSave(), undefined, onDirty);
  await userEvent.type(field('名称'), '网关');
  await press('保存');
  expect(screen.getByText('用户名不能为空')).toBeDefined();
  expect(document.activeElement).toBe(field('用户名'));

  const input = field('用户名');
  await act(() => setLocale('en-US'));
  expect(screen.getByText('User name cannot be empty')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/\p{Script=Han}/u);
  expect(field('Name').value).toBe('网关');
  expect(field('User name')).toBe(input);
  expect(document.activeElement).toBe(input);
  expect(onDirty).toHaveBeenLastCalledWith(true);
});

test('a read-only form shows its values and no save button', () => {
  renderLocalized(
    <SchemaForm
      form={authForm}
      owner={auth}
      record={{ uuid: '1', name: 'gateway' }}
      readonly
      save={stubSave()}
    />,
  );
  expect(field('名称').value).toBe('gateway');
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('an error disappears once its field is valid, and Save sends the typed values', async () => {
  const save = stubSave();
  showAuth(save);
  await press('保存');
  expect(screen.getByText('名称不能为空')).toBeDefined();
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(field('名称'), 'a');
  expect(screen.queryByText('名称不能为空')).toBeNull();
  await userEvent.type(field('用户名'), 'u');
  await userEvent.type(field('密码'), 'p');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(save).toHaveBeenCalledExactlyOnceWith(
    {
      authType: 'BASIC',
      name: 'a',
      username: 'u',
      password: 'p',
    },
    expect.anything(),
  );
});

test('an error of the service appears at its field until the field changes', async () => {
  const refused = [{ field: 'name', message: '名称已被占用', phrase: 'validation.duplicate' }];
  showAuth(async () => refused);
  for (const name of ['名称', '用户名', '密码']) await userEvent.type(field(name), 'x');
  await press('保存');
  expect(screen.getByText('名称已被其他记录使用')).toBeDefined();
  expect(document.activeElement).toBe(field('名称'));
  await act(() => setLocale('en-US'));
  expect(screen.getByText('Name is already used by another record')).toBeDefined();
  await userEvent.type(field('Name'), 'y');
  expect(screen.queryByText('Name is already used by another record')).toBeNull();
});

test('a form whose save cannot be loaded says so and takes input again', async () => {
  showAuth(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  await userEvent.type(field('名称'), '网关');
  await userEvent.type(field('用户名'), 'op');
  await userEvent.type(field('密码'), 'x');
  await press('保存');
  await waitFor(() => expect(toastStore.get().map(({ kind }) => kind)).toEqual(['error']));
  expect(screen.getByRole('button', { name: '保存' })).toHaveProperty('disabled', false);
  expect(field('名称').value).toBe('网关');
});

test('the form shows the error of a schedule only once', async () => {
  const never = '没有符合该表达式的日期，永远不会执行。';
  const timed: Row = {
    uuid: 'i1',
    interfaceName: 'asn',
    menuName: 'Inbound',
    scope: 'DC',
    dcCode: 'SH01',
    type: 'HTTP',
    erpUuid: 'e1',
    path: '/asn',
    method: 'POST',
    requestMode: 'PLAIN',
    triggerStrategy: 'CRON',
    executionStrategy: 'EXPRESSION',
    cronExpression: '0 0 30 2 *',
  };
  const save: Save = async () => [{ field: 'cronExpression', message: never }];
  renderLocalized(<SchemaForm form={interfaceForm} owner={erpdown} record={timed} save={save} />);
  await screen.findByText(never, {}, { timeout: 10_000 });
  await userEvent.type(field('接口名称'), '2');
  await press('保存');
  await waitFor(() => expect(field('Cron 表达式').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(never)).toHaveLength(1);
  await userEvent.clear(field('Cron 表达式'));
  await userEvent.type(field('Cron 表达式'), '0 8 * * *');
  await screen.findByText(/接下来的执行时间/);
  expect(screen.queryByText(never)).toBeNull();
});

const record: Row = {
  uuid: 'u1',
  version: 2,
  name: 'a',
  authType: 'BASIC',
  username: 'u',
  passwordSet: true,
};
const sent = { uuid: 'u1', version: 2, name: 'ab', authType: 'BASIC', username: 'u' };

test.each<[what: string, steps: () => Promise<void>, want: object]>([
  ['is kept', () => press('保存'), sent],
  [
    'is replaced',
    async () => {
      await press('更换');
      await userEvent.type(field('密码'), 'new');
      await press('保存');
    },
    { ...sent, password: 'new' },
  ],
  [
    'is kept when its replacement is cancelled',
    async () => {
      await press('更换');
      await press('保留原值');
      await press('保存');
    },
    sent,
  ],
])('a secret %s', async (_what, steps, want) => {
  const save = stubSave();
  showAuth(save, record);
  expect(screen.getByText('已设置')).toBeDefined();
  await userEvent.type(field('名称'), 'b');
  await steps();
  expect(save.mock.calls).toEqual([[want, expect.anything()]]);
});

test('the focus moves to the control that takes the place of a pressed one', async () => {
  showAuth(stubSave(), record);
  await screen.findByText('已设置');
  await press('更换');
  expect(document.activeElement).toBe(field('密码'));
  await press('保留原值');
  expect(document.activeElement?.textContent).toBe('更换');
});

test('only a secret that is not required can be cleared', async () => {
  showAuth(stubSave(), record);
  expect(screen.queryByRole('button', { name: '清除' })).toBeNull();
  cleanup();

  const save = stubSave();
  const source = {
    uuid: 'd1',
    version: 1,
    name: 'd',
    encoding: 'UTF-8',
    databaseType: 'MYSQL',
    ip: 'h',
    port: 1,
    databaseName: 'd',
  };
  renderLocalized(
    <SchemaForm
      form={dataSourceForm}
      owner={dataSource}
      record={{ ...source, passwordSet: true }}
      save={save}
    />,
  );
  await press('清除');
  await press('保存');
  expect(save.mock.calls).toEqual([[{ ...source, clearPassword: true }, expect.anything()]]);
});

/** Type of the database → help of the database name. */
test.each([
  ['MYSQL', '要连接的数据库名，例如 wms。'],
  ['DM', '要连接的模式名，例如 WMS。'],
  [undefined, ''],
  ['OTHER', ''],
])('a field has the help of the choice of another field: %s', async (databaseType, description) => {
  const values = { uuid: 'd1', databaseType };
  renderLocalized(<SchemaForm form={dataSourceForm} owner={dataSource} record={values} save={stubSave()} />);
  const name = screen.getByRole('textbox', { name: '数据库名', description });
  expect(document.querySelectorAll(`[id="${name.id}__description"]`)).toHaveLength(description ? 1 : 0);
});

test('a control is described by its help, and by its error below', async () => {
  renderLocalized(<SchemaForm form={dataSourceForm} owner={dataSource} save={stubSave()} />);
  const help = '可直接粘贴完整的 JDBC 或 HTTP 地址，自动填写 IP、端口和数据库名。';
  const host = screen.getByRole('textbox', { name: 'IP 或主机名', description: help });
  await press('保存');
  const problem = 'IP 或主机名不能为空';
  expect(screen.getByRole('textbox', { description: new RegExp(problem) })).toBe(host);
  expect([host.getAttribute('autocomplete'), host.getAttribute('spellcheck')]).toEqual(['off', 'false']);
  const labels = ['IP 或主机名', '用户名'].map((name) => field(name).labels?.[0]?.dataset.required);
  expect(labels).toEqual(['true', 'false']);
});

test('a hidden field is not required and keeps its value', async () => {
  const save = stubSave();
  renderLocalized(<SchemaForm form={interfaceForm} owner={erpdown} save={save} />);
  const choose = async (option: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: '传输方式' }));
    await userEvent.click(screen.getByRole('option', { name: option }));
  };
  await userEvent.type(field('接口路径'), '/kept');
  await choose('ActiveMQ');
  expect(screen.queryByLabelText('接口路径')).toBeNull();
  await press('保存');
  expect(screen.getByText('队列名称不能为空')).toBeDefined();
  expect(screen.queryByText('接口路径不能为空')).toBeNull();
  await choose('HTTP');
  expect(field('接口路径').value).toBe('/kept');
  expect(screen.queryByText('队列名称不能为空')).toBeNull();
});

test.each(['s', '{Enter}'])(
  'Ctrl+%s saves the text that a field takes over when it loses the focus',
  async (key) => {
    const save = stubSave();
    renderLocalized(
      <SchemaForm
        form={securityForm}
        owner={securityConfig}
        record={{ payloadRetentionDays: 30 }}
        save={save}
      />,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'IP 白名单' }), '10.0.0.7');
    await userEvent.keyboard(`{Control>}${key}{/Control}`);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    const sent = expect.objectContaining({ ipWhitelist: ['10.0.0.7'] });
    expect(save).toHaveBeenCalledWith(sent, expect.anything());
  },
);

test('Enter saves the text that its field completes when it loses the focus', async () => {
  const save = stubSave();
  const record = {
    uuid: 's1',
    configUuid: 's1',
    version: 1,
    configType: 'ERP',
    interfaceRange: 'ALL',
    interfaceUuids: [],
    settlementTime: '23:30',
    failureCountStart: 3,
    resetDayRange: 3,
    cancelDayRange: 7,
  };
  // The input loads when it is first shown.
  await act(async () =>
    renderLocalized(<SchemaForm form={settlementForm} owner={settlement} record={record} save={save} />),
  );
  const time = await screen.findByLabelText('日结时间', {}, { timeout: 10_000 });
  await userEvent.clear(time);
  await userEvent.type(time, '930{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  const sent = expect.objectContaining({ settlementTime: '09:30' });
  expect(save).toHaveBeenCalledWith(sent, expect.anything());
});

test('a form that becomes locked asks before its input is discarded', async () => {
  const formOf = (isLocked: boolean) => (
    <SchemaForm form={authForm} owner={auth} readonly={isLocked} save={stubSave()} />
  );
  const { rerender } = renderLocalized(formOf(false));
  await userEvent.type(field('名称'), '网关');
  rerender(formOf(true));
  const isLeft = confirmLeave();
  expect(confirmStore.get()?.shown.danger).toBe(true);
  confirmStore.get()?.shown.answer(false);
  expect(await isLeft).toBe(false);
});
