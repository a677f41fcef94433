import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '../../../../src/contract/api/role.ts';
import type { Screen } from '../../../../src/contract/model/screen.ts';

const list = (id: string, access?: Role) => ({ id, resource: id, entity: id, ...(access && { access }) });

const screens: readonly Screen[] = [
  { name: 'access', route: '/access', icon: 'people', tabs: [list('operator', 'engineer')] },
  { name: 'notify', route: '/notify', icon: 'notifications', tabs: [list('robot')] },
];

vi.mock('../../../../src/runtime/core/catalog.ts', async () => ({
  ...(await import('../../core/stubCatalog.ts')),
  screens,
}));
const { companyStore } = await import('../../../../src/runtime/api/companyStore.ts');
const { HelpSheet } = await import('../../../../src/runtime/command/shortcuts/HelpSheet.tsx');
const { singleKeyStore } = await import('../../../../src/runtime/command/shortcuts/shortcuts.ts');
const { phraseGroup } = await import('../../../../src/runtime/core/i18n/phrases.ts');
const { renderLocalized } = await import('../../core/renderLocalized.ts');
const { enter } = await import('../../core/stubService.ts');

beforeEach(async () => {
  await enter();
  await phraseGroup('command').load();
});

/** Shows the sheet over a page. Returns the lines of each section. */
async function show(page: React.ReactNode = null, role: Role = 'viewer') {
  companyStore.set([{ uuid: 'c1', name: 'North', role }]);
  const close = vi.fn();
  render(page);
  await act(async () =>
    renderLocalized(
      <Suspense>
        <HelpSheet close={close} />
      </Suspense>,
    ),
  );
  const sheet = within(screen.getByRole('dialog', { name: '键盘快捷键' }));
  const sections = sheet.getAllByRole('heading', { level: 3 }).map((heading) => {
    const [terms = [], keys = []] = ['dt', 'dd'].map((tag) =>
      [...(heading.parentElement?.getElementsByTagName(tag) ?? [])].map(({ textContent }) => textContent),
    );
    return [heading.textContent, Object.fromEntries(terms.map((term, line) => [term, keys[line]]))];
  });
  return { close, sheet, sections: Object.fromEntries(sections) };
}

test('the sheet lists every shortcut of the console by place', async () => {
  const { sections } = await show();
  expect(sections).toEqual({
    全局: {
      搜索或执行命令: 'Ctrl+K',
      查看快捷键: '?',
      '返回、关闭或取消选择': 'Esc',
      '撤销删除（提示消息显示期间）': 'Ctrl+Z',
    },
    列表与记录: {
      按文本筛选: '/',
      下一行: 'J 或 ↓',
      上一行: 'K 或 ↑',
      打开当前行: 'Enter',
      选择当前行: 'Space',
      编辑当前行或记录: 'E',
      新建记录: 'N',
      刷新: 'R',
      上一页: '[',
      下一页: ']',
    },
    表单: { 保存: 'Ctrl+S' },
    前往: { 通知: 'G 再按2' },
  });
});

test.each([
  { role: 'viewer', want: { 通知: 'G 再按2' } },
  { role: 'engineer', want: { 访问管理: 'G 再按1', 通知: 'G 再按2' } },
] as const)(
  'the sheet of a role $role has the keys of the screens that it may open',
  async ({ role, want }) => {
    expect((await show(null, role)).sections.前往).toEqual(want);
  },
);

test.each<[given: string, keys: string, label: string | undefined, text: string, want: object | undefined]>([
  ['a label', 'Alt+V', '校验', '', { 校验: 'Alt+V' }],
  ['a text', 'Alt+ArrowUp', undefined, '上移', { 上移: 'Alt+↑' }],
  ['a label and a text', 'Alt+V', '校验', 'V', { 校验: 'Alt+V' }],
  ['the key of a Mac', 'Meta+M', undefined, '映射', { 映射: 'Ctrl+M' }],
  ['two keys', 'Alt+V F8', undefined, '校验', { 校验: 'Alt+V 或 F8' }],
  ['a shortcut of the console', 'N', undefined, '新建', undefined],
  ['a further key for a shortcut of the console', 'N F8', undefined, '新建', undefined],
])('the keys of a control on the page with %s', async (_given, keys, label, text, want) => {
  const control = (
    <button type="button" aria-keyshortcuts={keys} aria-label={label}>
      {text}
    </button>
  );
  expect((await show(control)).sections.当前页面).toEqual(want);
});

test('the checkbox switches the single keys off and on', async () => {
  const { sheet } = await show();
  const single = sheet.getByRole<HTMLInputElement>('checkbox', { name: /^启用单键快捷键/ });
  for (const want of [false, true]) {
    fireEvent.click(single);
    expect([singleKeyStore.get(), single.checked]).toEqual([want, want]);
  }
});

test('the button closes the sheet', async () => {
  const { close, sheet } = await show();
  fireEvent.click(sheet.getByRole('button', { name: '关闭' }));
  expect(close).toHaveBeenCalledOnce();
});

test('the first control is above the list, so that a small screen shows the top of the sheet', async () => {
  const { sheet } = await show();
  const order = sheet
    .getByRole('checkbox')
    .compareDocumentPosition(sheet.getAllByRole('heading', { level: 3 })[0] as Node);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
