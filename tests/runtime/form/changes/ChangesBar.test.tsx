import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import auth from '../../../../src/generated/catalog/auth.ts';
import erp from '../../../../src/generated/catalog/erp.ts';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import authForm from '../../../../src/generated/forms/auth.ts';
import erpForm from '../../../../src/generated/forms/erp.ts';
import interfaceForm from '../../../../src/generated/forms/interface.ts';
import { phraseGroup, setLocale } from '../../../../src/runtime/core/i18n/phrases.ts';
import { LazyChangesBar } from '../../../../src/runtime/form/lazyFormParts.ts';
import { SchemaForm } from '../../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, envelope, stubService } from '../../core/stubService.ts';

beforeAll(async () => {
  LazyChangesBar.preload();
  await import('../../../../src/runtime/form/changes/ChangesBar.tsx');
});
beforeEach(async () => {
  stubService({
    '/auth/query': () =>
      envelope([
        { uuid: 'a1', name: '甲' },
        { uuid: 'a2', name: '乙' },
      ]),
  });
  await enter('auth', 'erp', 'erpdown');
  for (const locale of ['zh-CN', 'en-US']) await phraseGroup('changes', locale).load();
});

const stored: Row = {
  uuid: 'u1',
  version: 2,
  name: '网关',
  authType: 'BASIC',
  username: 'wms',
  passwordSet: true,
};

function show(record?: Row) {
  const save = vi.fn(async () => undefined);
  renderLocalized(<SchemaForm form={authForm} owner={auth} record={record} save={save} />);
  return save;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saveButton = () => screen.getByRole('button', { name: '保存' });
/** Returns the rows of the table: field, before, after. */
const rows = () =>
  within(screen.getByRole('region', { name: '待保存的修改' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td:not(:last-child)')].map((cell) => cell.textContent));
const summary = () => document.querySelector('[aria-hidden="true"] strong')?.parentElement?.textContent;

test('an unchanged record shows that it has no changes, and Save does not send it', async () => {
  const save = show(stored);
  const note = await screen.findByText('暂无修改');
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(saveButton().getAttribute('aria-describedby') ?? '')?.contains(note)).toBe(
    true,
  );
  await press('保存');
  await userEvent.type(field('名称'), '{Control>}s{/Control}');
  expect(save).not.toHaveBeenCalled();
});

test('an unchanged record with an invalid value still shows its error after Save', async () => {
  const { username: _, ...unsound } = stored;
  const save = show(unsound);
  await press('保存');
  expect(screen.getByText('用户名不能为空')).toBeDefined();
  expect(save).not.toHaveBeenCalled();
});

test('the changes bar shows the changes during input, and Save needs one step', async () => {
  const save = show(stored);
  await userEvent.type(field('用户名'), '2');
  expect(await screen.findByRole('button', { name: '1 项修改' })).toBeDefined();
  expect(summary()).toBe('用户名 wms→wms2');
  await press('更换');
  await userEvent.type(field('密码'), 'open sesame');
  expect(summary()).toBe('用户名 wms→wms2 · 密码 更换为新值');
  expect(saveButton().getAttribute('aria-disabled')).toBe('false');
  await press('保存');
  expect(save).toHaveBeenCalledOnce();
});

test('the table of changes opens by keyboard, hides secrets and closes with Escape', async () => {
  show(stored);
  await userEvent.type(field('用户名'), '2');
  await press('更换');
  await userEvent.type(field('密码'), 'open sesame');
  const toggle = await screen.findByRole('button', { name: '2 项修改' });
  toggle.focus();
  await userEvent.keyboard('{Enter}');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(rows()).toEqual([
    ['用户名', 'wms', 'wms2'],
    ['密码', '已设置', '更换为新值'],
  ]);
  expect(document.body.textContent).not.toContain('open sesame');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: '待保存的修改' })).toBeNull();
  expect(document.activeElement).toBe(toggle);
});

test('each change can be reverted, and the focus moves to a nearby element', async () => {
  show(stored);
  await userEvent.type(field('用户名'), '2');
  await press('更换');
  await userEvent.type(field('密码'), 'x');
  await press('2 项修改');
  await press('还原密码');
  expect(screen.getByText('已设置')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '1 项修改' }));
  await press('还原用户名');
  expect(field('用户名').value).toBe('wms');
  expect(document.activeElement?.textContent).toBe('暂无修改');
});

test('the changes bar follows a change of the language', async () => {
  show(stored);
  await userEvent.type(field('用户名'), '2');
  await press('1 项修改');
  await act(() => setLocale('en-US'));
  expect(screen.getByRole('button', { name: '1 change' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Revert User name' })).toBeDefined();
});

test('a new record has no comparison with a stored record', async () => {
  const save = show();
  expect(saveButton().getAttribute('aria-describedby')).toBeNull();
  for (const name of ['名称', '用户名', '密码']) await userEvent.type(field(name), 'x');
  await press('保存');
  expect(save).toHaveBeenCalledOnce();
  expect(screen.queryByText('暂无修改')).toBeNull();
});

test('the table of changes shows the items of a list by name', async () => {
  stubService({
    '/interfaceConfig/getEventTypes': () =>
      envelope([
        { code: 'IN', name: '入库单审核' },
        { code: 'OUT', name: '出库单审核' },
      ]),
  });
  const record: Row = { uuid: 'i1', version: 1, triggerStrategy: 'EVENT', eventTypes: ['IN'] };
  renderLocalized(
    <SchemaForm form={interfaceForm} owner={erpdown} record={record} save={async () => undefined} />,
  );
  await userEvent.click(await screen.findByRole('combobox', { name: '事件类型' }));
  await userEvent.click(await screen.findByRole('option', { name: '出库单审核' }));
  await userEvent.click(screen.getByRole('button', { name: '移除入库单审核' }));
  await userEvent.click(await screen.findByRole('button', { name: '1 项修改' }));
  expect(rows()).toEqual([['事件类型', '移除 1 项入库单审核', '新增 1 项出库单审核']]);
});

test('the table of changes shows a reference by name and a list by removed and added items', async () => {
  const record: Row = {
    uuid: 'e1',
    version: 1,
    name: 'SAP',
    erpType: 'SAP',
    basePath: 'http://erp',
    authUuid: 'a1',
    extendInfo: [{ parameterName: 'tenant', parameterValue: '1' }],
  };
  renderLocalized(<SchemaForm form={erpForm} owner={erp} record={record} save={async () => undefined} />);
  const auths = await screen.findByRole('combobox', { name: '认证配置' });
  await userEvent.click(auths);
  await userEvent.click(await screen.findByRole('option', { name: '乙' }));
  await userEvent.click(screen.getByRole('button', { name: '删除第 1 行' }));
  expect(document.activeElement?.textContent).toBe('添加一行');
  await userEvent.click(await screen.findByRole('button', { name: '2 项修改' }));
  expect(rows()[0]).toEqual(['认证配置', '甲', '乙']);
  expect(rows()[1]?.[1]).toMatch(/^移除 1 项.*tenant1$/);
});
