import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { docsPagesIn } from '../../../../src/runtime/command/docs/docsPages.ts';
import { phraseGroup, setLocale } from '../../../../src/runtime/core/i18n/phrases.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { ReferenceMarkdown } from '../../../../src/screens/docs/reference/ReferenceMarkdown.tsx';
import { ReferenceTab } from '../../../../src/screens/docs/reference/ReferenceTab.tsx';
import { renderPage } from '../../../runtime/core/renderPage.tsx';
import { enter } from '../../../runtime/core/stubService.ts';

// happy-dom does not scroll.
HTMLElement.prototype.scrollIntoView ??= () => {};

beforeAll(() => Promise.all(['zh-CN', 'en-US'].map((locale) => docsPagesIn(locale).load())));

beforeEach(async () => {
  await enter();
  for (const locale of ['zh-CN', 'en-US']) await phraseGroup('docs', locale).load();
});

const renderDoc = (children: ReactNode) => renderPage(children);

async function show(route: string): Promise<void> {
  navigate(route);
  await act(async () => void renderDoc(<ReferenceTab />));
}

const article = async () => screen.findByRole('article');

test('the tab without a page shows the guide, and its links stay in the console', async () => {
  await show('/?tab=5');
  expect(await screen.findByRole('heading', { name: '参考手册' })).toBeDefined();
  const link = within(await article()).getByRole('link', {
    name: '向接口提交一份单据；单据先保存，再映射和送达。',
  });
  expect(link.getAttribute('href')).toBe('#/?tab=5&reference=operations%2Fexchange.md&at=exchange.post');
});

test('the list of pages marks the open one', async () => {
  await show('/?tab=5&reference=entities/interface.md');
  const open = await waitFor(() => document.querySelectorAll('[data-path][aria-current]'));
  expect([...open].map((link) => link.getAttribute('data-path'))).toEqual(['entities/interface.md']);
});

test('the pages of a group follow their titles in the shown language', async () => {
  await show('/?tab=5');
  const shown = ['carrier', 'dc', 'operator'].map((name) => `operations/${name}.md`);
  const links = await waitFor(() => document.querySelectorAll<HTMLElement>('[data-path^="operations/"]'));
  const titles = [...links]
    .filter(({ dataset }) => shown.includes(dataset.path ?? ''))
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['操作员', '承运商', '配送中心']);
});

test('a link to an anchor marks its row and moves the focus there', async () => {
  await show('/?tab=5&reference=entities/interface.md&at=cronExpression');
  const anchor = await screen.findByRole('link', { name: 'cronExpression 的链接' });
  await waitFor(() => expect(document.activeElement).toBe(anchor));
  expect(anchor.getAttribute('aria-current')).toBe('location');
  expect(anchor.closest('tr')?.textContent).toContain('五段 Cron 表达式。');
});

test.each([
  ['an anchor', '&at=cronExpression', -50, [{ of: 'A', block: 'start' }]],
  ['no anchor, scrolled down', '', -50, [{ of: 'ARTICLE', block: 'start' }]],
  ['no anchor, at its top', '', 0, []],
])('a page with %s is scrolled to its place', async (_what, anchor, top, want) => {
  const scrolled: { of: string; block: unknown }[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement, to) {
    scrolled.push({ of: this.tagName, block: Object(to).block });
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 0, 0));
  await show(`/?tab=5&reference=entities/interface.md${anchor}`);
  await article();
  expect(scrolled).toEqual(want);
});

test('the search finds fields and operations by name and caption; Enter opens the first result', async () => {
  await show('/?tab=5');
  const search = await screen.findByRole('searchbox', { name: '搜索字段和调用' });
  await userEvent.type(search, '结算 时间');
  await screen.findByText('没有匹配的内容。可输入字段名、操作标识或名称中的一部分。');
  await userEvent.clear(search);
  await userEvent.type(search, '日结时间');
  expect(await screen.findByRole('link', { name: /settlementTime/ })).toBeDefined();
  await userEvent.clear(search);
  await userEvent.type(search, 'erp.geterp{Enter}');
  await waitFor(() =>
    expect(currentLocation()).toBe('/?tab=5&reference=operations%2Ferp.md&at=erp.geterpType'),
  );
  expect(await screen.findByRole('heading', { name: /查询 ERP 类型/ })).toBeDefined();
});

test.each([
  ['erp.geterpType', '/?tab=5&reference=operations%2Ferp.md&at=erp.geterpType'],
  ['  ', '/?tab=5'],
])(
  'Enter right after %j opens the first result of the new text, not of the earlier text',
  async (typed, want) => {
    await show('/?tab=5');
    const search = await screen.findByRole('searchbox', { name: '搜索字段和调用' });
    await userEvent.type(search, 'settlementTime');
    await screen.findByRole('link', { name: /settlementTime/ });
    // Both events are in one `act`, so the results of the last input have not arrived yet.
    await act(async () => {
      fireEvent.change(search, { target: { value: typed } });
      fireEvent.keyDown(search, { key: 'Enter' });
    });
    expect(currentLocation()).toBe(want);
  },
);

test('a switch of the language translates the page', async () => {
  await show('/?tab=5&reference=entities/erp.md');
  expect(await screen.findByRole('heading', { name: '字段' })).toBeDefined();
  await act(() => setLocale('en-US'));
  expect(await screen.findByRole('heading', { name: 'Fields' })).toBeDefined();
  expect(screen.getByRole('searchbox', { name: 'Search fields and calls' })).toBeDefined();
});

test.each([
  ['the document that opened it', '&uuid=i1', '返回文档', '/?tab=1&uuid=i1'],
  ['all documents if no document opened it', '', '全部文档', '/?tab=1'],
])('the reference links back to %s', async (_what, from, name, want) => {
  await show(`/?tab=5&reference=entities/interface.md${from}`);
  const link = within(await article()).getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`#${want}`);
});

test('a missing page shows a message and a link to the guide', async () => {
  await show('/?tab=5&reference=entities/gone.md');
  expect(await screen.findByText('页面不存在')).toBeDefined();
  expect(screen.getByRole('link', { name: '查看调用说明' }).getAttribute('href')).toContain('/?tab=5');
});

/** Markdown → the rendered HTML. */
const rendered: readonly [markdown: string, html: string][] = [
  ['# A\n\n## B', '<h2 data-depth="1">A</h2><h2 data-depth="2">B</h2>'],
  ['a **b** `c`<br>d', '<p>a <strong>b</strong> <code>c</code><br>d</p>'],
  ['1 < 2 &amp; \\*x\\*', '<p>1 &lt; 2 &amp;amp; *x*</p>'],
  ['a <img src=x onerror=alert(1)>', '<p>a &lt;img src=x onerror=alert(1)&gt;</p>'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<!-- remark -->\n\na', '<p>a</p>'],
  ['a</a>b', '<p>ab</p>'],
  ['[x](javascript:alert%281%29)', '<p>x</p>'],
  ['[x](https://a.test/b)', '<p><a href="https://a.test/b" target="_blank" rel="noreferrer">x</a></p>'],
];

test.each(rendered)('%j is rendered as %j', async (markdown, html) => {
  await act(
    async () => void renderDoc(<ReferenceMarkdown text={markdown} place={{ path: 'index.md', at: '' }} />),
  );
  const box = document.body.querySelector('div');
  expect(box?.innerHTML).toBe(html);
});

const links: readonly [from: string, href: string, to: string][] = [
  ['index.md', 'entities/erp.md', '/?tab=5&reference=entities%2Ferp.md'],
  ['entities/erp.md', '../operations/erp.md#erp.get', '/?tab=5&reference=operations%2Ferp.md&at=erp.get'],
  ['operations/erp.md', '../index.md#errors', '/?tab=5&at=errors'],
];

test.each(links)('a link on %s to %s opens %s', async (path, href, to) => {
  await act(async () => void renderDoc(<ReferenceMarkdown text={`[x](${href})`} place={{ path, at: '' }} />));
  expect(screen.getByRole('link', { name: 'x' }).getAttribute('href')).toBe(`#${to}`);
});
