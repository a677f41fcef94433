import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screens } from '../../../../src/generated/catalog/index.ts';
import { companyStore } from '../../../../src/runtime/api/companyStore.ts';
import { overlayStore, provideOverlays } from '../../../../src/runtime/command/openOverlay.ts';
import { openRecordOf } from '../../../../src/runtime/command/openPalette.ts';
import type { Command } from '../../../../src/runtime/command/palette/Command.ts';
import { CommandBox } from '../../../../src/runtime/command/palette/CommandBox.tsx';
import { Palette } from '../../../../src/runtime/command/palette/Palette.tsx';
import { recentStore } from '../../../../src/runtime/command/palette/recentCommands.ts';
import { loadCommandSources } from '../../../../src/runtime/command/palette/useCommandSources.ts';
import { setLocale } from '../../../../src/runtime/core/i18n/phrases.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { appearanceStore } from '../../../../src/runtime/core/theme/appearance.ts';
import { toastStore } from '../../../../src/runtime/feedback/toast/toastStore.ts';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { renderPage } from '../../core/renderPage.tsx';
import { type Answers, enter, envelope, page, stubService } from '../../core/stubService.ts';

beforeEach(async () => {
  await enter();
  await loadCommandSources();
  localStorage.clear();
});

const source = { uuid: 'd1', name: '港口库', databaseType: 'MYSQL', version: 1 };
const asn = {
  uuid: 'i1',
  interfaceName: 'asn',
  interfaceType: 'WCS_UP',
  scope: 'DC',
  status: 'ONLINE',
  debug: false,
};

async function show(answers: Answers = {}, at = '/config') {
  const asked = stubService(answers);
  navigate(at);
  const record = await openRecordOf(screens, at);
  const close = vi.fn();
  await act(async () => {
    renderPage(<Palette record={record} close={close} />);
  });
  return { asked, close, field: await screen.findByRole('combobox') };
}

const markedOption = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');
const waitForMarked = (name: string) => waitFor(() => expect(markedOption()?.textContent).toContain(name));

test('the palette finds a screen by its name in another language, and Enter opens it', async () => {
  const { field, close } = await show();
  await userEvent.type(field, 'notif');
  await waitForMarked('通知');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(currentLocation()).toBe('/notify');
});

test('the palette of a viewer disables new records, and does not search lists of other roles', async () => {
  companyStore.set([{ uuid: 'c1', name: 'North', role: 'viewer' }]);
  const { asked, field } = await show({ '/datasource/query': () => page(source) });
  await userEvent.type(field, '新建数据源');
  await waitForMarked('新建数据源');
  expect(markedOption()?.textContent).toContain('需要“工程师”角色');
  await userEvent.clear(field);
  await userEvent.type(field, '港口');
  await waitForMarked('港口库');
  expect(asked.map(({ path }) => path)).not.toContain('/partnerKey/query');
  companyStore.set([]);
});

const command = (title: string, group = '记录'): Command => ({
  id: title,
  kind: 'action',
  group,
  title,
  names: [title],
  run: vi.fn(),
});

test.each<{
  readonly given: string;
  readonly before: readonly Command[];
  readonly keys?: string;
  readonly after: readonly Command[];
  readonly want: string;
}>([
  {
    given: 'the first command stays marked when its group changes',
    before: [command('删除')],
    after: [command('删除', '港口库')],
    want: '删除',
  },
  {
    given: 'a new first command becomes the marked one',
    before: [command('删除'), command('复制')],
    after: [command('编辑'), command('删除'), command('复制')],
    want: '编辑',
  },
  {
    given: 'a command that a key has marked stays marked at another position',
    before: [command('删除'), command('复制')],
    keys: '{ArrowDown}',
    after: [command('编辑'), command('删除'), command('复制')],
    want: '复制',
  },
])('$given', async ({ before, keys, after, want }) => {
  stubService();
  const box = (own: readonly Command[]) => (
    <Suspense>
      <CommandBox recordCommands={own} sources={{ resources: new Map(), isComplete: true }} close={vi.fn()} />
    </Suspense>
  );
  const { rerender } = await act(async () => renderLocalized(box(before)));
  const waitForMarkedOption = (name = '') =>
    waitFor(() => expect(screen.getByRole('option', { name }).className).toContain('Mui-focused'));
  await waitForMarkedOption(before[0]?.title);
  screen.getByRole('combobox').focus();
  if (keys) await userEvent.keyboard(keys);
  await act(async () => rerender(box(after)));
  await waitForMarkedOption(want);
});

test('the palette closes after a command whose code does not load, and a toast appears', async () => {
  stubService();
  const close = vi.fn();
  const lost = { ...command('导出'), run: () => Promise.reject(new Error('offline')) };
  await act(async () =>
    renderLocalized(
      <CommandBox
        recordCommands={[lost]}
        sources={{ resources: new Map(), isComplete: true }}
        close={close}
      />,
    ),
  );
  await userEvent.click(await screen.findByRole('option', { name: '导出' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(toastStore.get().map(({ kind }) => kind)).toEqual(['error']);
});

test('Home, End and the arrow keys move the mark, and Escape closes the palette', async () => {
  const { field, close } = await show();
  await userEvent.type(field, '新建');
  await waitForMarked('新建');
  const first = markedOption();
  await userEvent.keyboard('{End}');
  expect(markedOption()).not.toBe(first);
  await userEvent.keyboard('{Home}');
  expect(markedOption()).toBe(first);
  await userEvent.keyboard('{ArrowDown}');
  expect(markedOption()).not.toBe(first);
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
});

test.each([
  { records: [{ ...asn, interfaceName: 'pur-1' }], want: 'pur-1' },
  // "New ERP configuration" has the letters p, u and r in this order.
  { records: [], want: '新建 ERP 配置' },
])(
  'a command is guessed from the letters "pur" only if no record has them: $want',
  async ({ records, want }) => {
    const { field } = await show({ '/interfaceConfig/query': () => page(...records) });
    await userEvent.type(field, 'pur');
    await waitForMarked(want);
  },
);

test('a command for a new record opens the address of its dialog', async () => {
  const { field } = await show();
  await userEvent.type(field, 'new data source');
  await waitForMarked('新建数据源');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(currentLocation()).toBe('/config?tab=dataSource&view=create'));
});

test('the palette finds records of all lists on their tabs and names failed searches', async () => {
  const { field, asked } = await show({
    '/datasource/query': ({ query }) =>
      envelope([source].filter(({ name }) => name.includes(query.get('name') ?? ''))),
    '/interfaceConfig/query': () => page({ ...asn, interfaceName: '港口入库' }),
    '/auth/query': () => Response.json({ success: false }, { status: 500 }),
  });
  await userEvent.type(field, '港口');
  const found = await screen.findByRole('option', { name: /港口入库/ });
  expect(found.closest('[role="group"]')?.getAttribute('aria-label')).toContain('WCS 上传接口');
  expect(await screen.findByText(/搜索失败：认证/)).toBeDefined();
  // The search waits until typing pauses, so each list gets one request.
  expect(asked.filter(({ path }) => path === '/datasource/query').length).toBe(1);
  await userEvent.click(screen.getByRole('option', { name: /港口库/ }));
  await waitFor(() =>
    expect(currentLocation()).toBe('/config?tab=dataSource&view=edit&uuid=d1&section=overview'),
  );
});

test('log entries and the reference wait for the records, so that Enter opens the record', async () => {
  let answerRecord = (_answer: unknown): void => {};
  const record = new Promise((resolve) => {
    answerRecord = resolve;
  });
  const name = 'cronExpression';
  const { asked, field } = await show({
    '/datasource/query': () => record,
    '/configurationLog/query': () => page({ uuid: 'l1', recordName: name }),
  });
  await userEvent.type(field, 'cronExpr');
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/configurationLog/query'));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryAllByRole('option')).toEqual([]);
  answerRecord(envelope([{ ...source, name }]));
  await screen.findByRole('option', { name: /Cron 表达式/ });
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups.map((group) => group?.split(' · ')[0])).toEqual(['数据源', '配置日志', '参考手册']);
  await waitForMarked(name);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(currentLocation()).toContain('tab=dataSource&view=edit&uuid=d1'));
});

test.each([
  [
    'a page by its caption',
    'zh-CN',
    'ERP 配置',
    /^ERP 配置 ?数据对象 · erp$/,
    '?tab=5&reference=entities%2Ferp.md',
  ],
  [
    'a field by its name',
    'zh-CN',
    'cronExpr',
    /^Cron 表达式 ?接口 · cronExpression$/,
    '?tab=5&reference=entities%2Finterface.md&at=cronExpression',
  ],
  [
    'an operation by its summary, in the language of the console',
    'en-US',
    'settlement of a configuration',
    /^Preview tonight.s settlement of a configuration, saved or not\./,
    '?tab=5&reference=operations%2FdailyKnotConfig.md&at=dailyKnotConfig.preview',
  ],
])('the palette opens a place of the reference: %s', async (_what, locale, text, option, want) => {
  await act(() => setLocale(locale));
  const { field, close } = await show();
  await userEvent.type(field, text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(currentLocation()).toBe(`/${want}`);
});

test('the palette lists the last used command first, a record with its name', async () => {
  const used = await show({ '/datasource/query': () => envelope([source]) });
  await userEvent.type(used.field, '港口');
  await userEvent.click(await screen.findByRole('option', { name: /港口库/ }));
  await waitFor(() => expect(used.close).toHaveBeenCalled());
  cleanup();
  await show();
  await waitForMarked('港口库');
});

test.each([
  { text: '深色', option: '深色主题', id: 'theme', effect: () => appearanceStore.get().dark, want: true },
  { text: '浅色', option: '浅色主题', id: 'theme', effect: () => appearanceStore.get().dark, want: false },
  {
    text: '快捷键',
    option: '键盘快捷键',
    id: 'help',
    effect: () => overlayStore.get().map(({ shows }) => shows),
    want: ['help'],
  },
])('the palette runs the command $option of the console', async ({ text, option, id, effect, want }) => {
  appearanceStore.setDark(!want);
  const load = async () => ({});
  provideOverlays({ help: { load }, palette: { load } });
  const { field, close } = await show();
  await userEvent.type(field, text);
  await waitForMarked(option);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(effect()).toEqual(want);
  expect(recentStore.get()[0]?.id).toBe(`setting ${id}`);
});

test('the palette confirms and runs allowed actions of the open record and explains the others', async () => {
  const at = '/wcsup?view=edit&uuid=i1';
  const { field, asked } = await show({ '/interfaceConfig/query': () => page(asn) }, at);
  const online = await screen.findByRole('option', { name: /^上线/ });
  expect(online.getAttribute('aria-disabled')).toBe('true');
  expect(online.textContent).toContain('当前已上线，无需操作');
  await userEvent.type(field, 'suspend');
  await waitForMarked('挂起');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: '挂起' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/interfaceConfig/suspend')).toBe(true));
});

test('the address of a tab of the open record has its key encoded', async () => {
  const at = '/wcsup?view=edit&uuid=i%261';
  await show({ '/interfaceConfig/query': () => page({ ...asn, uuid: 'i&1' }) }, at);
  await userEvent.click(await screen.findByRole('option', { name: /^概览/ }));
  await waitFor(() => expect(currentLocation()).toMatch(/&uuid=i%261&section=overview$/));
});
