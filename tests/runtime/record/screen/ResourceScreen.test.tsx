import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { formModule, loadResource } from '../../../../src/runtime/core/lazy/resourceModules.ts';
import { currentLocation } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { LazyConflictDialog } from '../../../../src/runtime/form/lazyFormParts.ts';
import { LazyNewRecord, LazyRecordView } from '../../../../src/runtime/record/screen/lazyViews.ts';
import { type Answers, enter, envelope, page, stubService } from '../../core/stubService.ts';
import { renderScreen } from './renderScreen.tsx';
import { stubPanels } from './stubPanels.tsx';

// happy-dom has no popovers.
HTMLElement.prototype.hidePopover ??= () => {};

stubPanels();

beforeEach(async () => {
  await enter('erpdown', 'auth');
  await Promise.all([LazyNewRecord.load(), LazyRecordView.load(), LazyConflictDialog.load()]);
  for (const name of ['erpdown', 'auth']) await Promise.all([loadResource(name), formModule(name).load()]);
});

function show(route: string, answers: Answers) {
  const asked = stubService(answers);
  renderScreen(route);
  return asked;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const auth = { uuid: 'a1', version: 1, name: '网关', authType: 'BASIC', username: 'u', passwordSet: true };

test('the current tab scrolls into view, also after a selection', async () => {
  const shown: (string | null)[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    shown.push(this.textContent);
  });
  show('/config?tab=auth&view=edit&uuid=a1&section=overview', { '/auth/a1': () => envelope(auth) });
  await userEvent.click(await screen.findByRole('tab', { name: '设置' }));
  expect(shown).toEqual(['概览', '设置']);
});

test('the screen reads tab, record and record tab from the URL and writes changes back', async () => {
  show('/config?tab=auth&view=edit&uuid=a1&section=overview', { '/auth/a1': () => envelope(auth) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('网关');
  expect(screen.getByRole('tab', { name: '概览' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByRole('tab', { name: '设置' }));
  expect(currentLocation()).toBe('/config?tab=auth&view=edit&uuid=a1');
  await press('认证配置');
  expect(currentLocation()).toBe('/config?tab=auth');
});

test('a click on Edit reads the record once', async () => {
  const asked = show('/config?tab=auth', {
    '/auth/query': () => page(auth),
    '/auth/a1': () => envelope(auth),
  });
  await press('编辑');
  expect(await screen.findByDisplayValue('网关')).toBeDefined();
  expect(asked.filter(({ path }) => path === '/auth/a1')).toHaveLength(1);
});

test('a new interface opens at its field mapping; the only choices need no input', async () => {
  const asked = show('/erpdown?view=create', {
    '/menu': () => envelope([{ menuName: '入库单' }]),
    '/dc/list/company': () => envelope([{ code: 'SH01', name: '上海' }]),
    '/erp/query': () => page({ uuid: 'e1', name: 'sap' }),
    '/interfaceConfig/getEventTypes': () => envelope([{ code: 'ASN', name: '入库单审核' }]),
    '/interfaceConfig': ({ body }) => envelope({ ...Object(body), uuid: 'i1', version: 1 }),
    '/interfaceConfig/query': () => page(),
  });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('接口名称'), 'asn');
  await userEvent.type(dialog.getByLabelText('接口路径'), '/asn');
  await userEvent.click(dialog.getByRole('combobox', { name: '事件类型' }));
  await userEvent.click(await screen.findByRole('option', { name: '入库单审核' }));
  await waitFor(() => expect(dialog.getAllByText('默认')).toHaveLength(3));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(currentLocation()).toBe('/erpdown?view=edit&uuid=i1&section=mapping'));
  expect(asked.find(({ path }) => path === '/interfaceConfig')?.body).toMatchObject({
    menuName: '入库单',
    dcCode: 'SH01',
    erpUuid: 'e1',
  });
});

test('a missing record shows a message', async () => {
  show('/erpdown?view=edit&uuid=none', { '/interfaceConfig/query': () => page() });
  expect(await screen.findByText('未找到记录')).toBeDefined();
});

const conflict = (theirs: object) => ({ success: false, errorCode: 'CONFLICT', data: theirs });

test('the conflict dialog shows who changed each field, and saves the chosen values', async () => {
  const theirs = { ...auth, version: 2, name: '新网关', username: 'theirs', remarks: null };
  const asked = show('/config?tab=auth&view=edit&uuid=a1', {
    '/auth/a1': () => envelope({ ...auth, remarks: '旧' }),
    '/auth/modify': ({ body }) =>
      Object(body).version === 1 ? conflict(theirs) : envelope({ ...theirs, version: 3, username: 'u-mine' }),
  });
  const user = await screen.findByLabelText<HTMLInputElement>('用户名');
  await userEvent.type(user, '-mine');
  await press('保存');
  const dialog = await screen.findByRole('dialog', { name: '该记录已被他人先行修改' });
  const choice = (name: RegExp) => within(within(dialog).getByRole('group', { name }));
  expect(within(dialog).getAllByRole('group').length).toBe(3);
  expect(choice(/名称 对方修改过/).getByRole<HTMLInputElement>('radio', { name: /新网关/ }).checked).toBe(
    true,
  );
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: '保存' });
  expect(save.disabled).toBe(true);
  await userEvent.click(choice(/用户名 双方都修改过/).getByRole('radio', { name: /u-mine/ }));
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = asked.filter(({ path }) => path === '/auth/modify').at(-1)?.body;
  expect(sent).toMatchObject({ uuid: 'a1', version: 2, name: '新网关', username: 'u-mine' });
  expect(sent).not.toHaveProperty('passwordSet');
  expect(sent).not.toHaveProperty('remarks');
});

test('the conflict dialog shows a typed secret as a new value, and none before it', async () => {
  show('/config?tab=auth&view=edit&uuid=a1', {
    '/auth/a1': () => envelope(auth),
    '/auth/modify': () => conflict({ ...auth, version: 2, username: 'theirs' }),
  });
  await press('更换');
  await userEvent.type(await screen.findByLabelText<HTMLInputElement>('密码'), 'swordfish');
  await press('保存');
  const dialog = await screen.findByRole('dialog', { name: '该记录已被他人先行修改' });
  const secret = within(dialog).getByRole('group', { name: /密码 我修改过/ });
  expect(secret.textContent).toContain('我的值新值');
  expect(secret.textContent).not.toContain('swordfish');
  expect(secret.textContent).not.toContain('修改前');
  const user = within(dialog).getByRole('group', { name: /用户名 对方修改过/ });
  expect(user.textContent).toContain('修改前： u');
});

test('the form keeps its input if the operator leaves the conflict dialog', async () => {
  show('/config?tab=auth&view=edit&uuid=a1', {
    '/auth/a1': () => envelope(auth),
    '/auth/modify': () => conflict({ ...auth, version: 2, username: 'theirs' }),
  });
  const user = await screen.findByLabelText<HTMLInputElement>('用户名');
  await userEvent.type(user, '-mine');
  await press('保存');
  await press('返回表单');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(user.value).toBe('u-mine');
});

test('a locked record shows the reason, and one action makes it editable', async () => {
  let status = 'ONLINE';
  const row = () => ({
    uuid: 'i1',
    version: status === 'ONLINE' ? 1 : 2,
    interfaceName: 'asn',
    status,
    debug: false,
  });
  const asked = show('/erpdown?view=edit&uuid=i1', {
    '/interfaceConfig/query': () => page(row()),
    '/interfaceConfig/offline': () => {
      status = 'OFFLINE';
      return envelope(row());
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('接口名称');
  expect(name.readOnly).toBe(true);
  expect(screen.getByText(/请先下线该接口，再编辑。/)).toBeDefined();
  await press('下线并编辑');
  expect((await screen.findByRole('dialog', { name: '下线“asn”？' })).textContent).toContain('拒绝新数据');
  await userEvent.click(screen.getAllByRole('button', { name: '下线' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('接口名称').readOnly).toBe(false));
  expect(asked.find(({ path }) => path.endsWith('/offline'))?.query.get('uuid')).toBe('i1');
});

test('the removal of a record in use fails and lists its users by name and kind', async () => {
  show('/config?tab=auth', {
    '/auth/query': () => envelope([auth]),
    '/auth/remove': () => ({
      success: false,
      errorCode: 'IN_USE',
      data: { users: [{ entity: 'erp', uuid: 'e1', name: 'SAP 生产' }] },
    }),
  });
  await screen.findByText('网关');
  const more = screen.getByRole('button', { name: '网关的更多操作' });
  await userEvent.hover(more);
  const panel = document.getElementById(more.getAttribute('popovertarget') ?? '');
  // A browser fires this event on a click.
  panel?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  await userEvent.click(await screen.findByRole('button', { name: '删除' }));
  const dialog = await screen.findByRole('dialog', { name: '网关正在使用中' });
  expect(dialog.textContent).toContain('SAP 生产');
  expect(dialog.textContent).toContain('ERP 配置');
});

test('a cancelled new record leaves the list and its filters in the URL', async () => {
  show('/config?tab=auth&filter.name=x&view=create&back=%2Ferpdown', { '/auth/query': () => page() });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentLocation()).toBe('/config?tab=auth&filter.name=x');
});
