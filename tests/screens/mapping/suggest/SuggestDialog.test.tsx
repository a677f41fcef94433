import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { localeStore } from '../../../../src/runtime/core/i18n/localeStore.ts';
import { createSheetStore } from '../../../../src/screens/mapping/sheet/createSheetStore.ts';
import { SuggestDialog } from '../../../../src/screens/mapping/suggest/SuggestDialog.tsx';
import { renderLocalized } from '../../../runtime/core/renderLocalized.ts';
import { enterMapping } from '../enterMapping.ts';
import { sheetOf, textsOf } from '../sheet/sheetOf.ts';

const user = userEvent.setup();

const targets = [
  { name: 'orderDate', type: 'DATE' },
  { name: 'lines', type: 'ARRAY' },
  { name: 'lines[].sku', type: 'STRING' },
];
const sample = JSON.stringify({ orderDate: '20240501', lines: [{ sku: 'A' }] });

beforeEach(async () => {
  await enterMapping();
  localeStore.set('zh-CN');
});

function open(document: string, rows: Parameters<typeof createSheetStore>[0] = []) {
  const store = createSheetStore(rows);
  const close = vi.fn();
  renderLocalized(<SuggestDialog store={store} targets={targets} sample={document} close={close} />);
  return { store, close };
}

test('each suggestion shows its reasons, and the keyboard alone accepts or rejects it', async () => {
  const { store, close } = open(sample);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'orderDate← orderDate时间格式化 yyyyMMdd=>yyyy-MM-dd名称相同 · 日期 20240501，格式 yyyyMMdd100 %',
    'lines← lines子表 line名称相同 · 此处唯一的列表 · 其中匹配到 1/1 个字段100 %',
    'lines[].sku← line.sku名称相同 · 值符合类型：A100 %',
  ]);
  screen.getAllByRole('checkbox')[0]?.focus();
  await user.keyboard('{ArrowDown} ');
  expect(screen.getByRole('status').textContent).toBe('已接受 1 / 3');
  await user.keyboard('{ArrowDown} {ArrowUp}{ArrowUp} {Enter}');
  expect(textsOf(store.get())).toEqual([
    'lines|ARRAY||SUB_TABLE|lines|line',
    'lines[].sku|STRING||REGULAR|line.sku',
  ]);
  expect(close).toHaveBeenCalled();
  store.undo();
  expect(store.get().rows).toEqual([]);
});

test('a suggestion for a row without a source says that it completes the row', () => {
  const { rows } = sheetOf([['orderDate', 'DATE', '', 'REGULAR']], [0, 0, 0, 0]);
  open('{"orderDate":"2024-05-01"}', rows);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'orderDate← orderDate补全已有行 · 名称相同 · 值符合类型：2024-05-01100 %',
  ]);
});

test.each([
  ['ArrowDown', true],
  ['ArrowUp', true],
  [' ', false],
  ['Tab', false],
  ['PageDown', false],
])('the list prevents the default action of the key "%s": %s', (key, want) => {
  open(sample);
  const [box = expect.fail()] = screen.getAllByRole('checkbox');
  const event = createEvent.keyDown(box, { key });
  fireEvent(box, event);
  expect(event.defaultPrevented).toBe(want);
});

test('applying suggestions does not send the form to a server', () => {
  const { close } = open(sample);
  const form = screen.getByRole('button', { name: '应用（3）' }).closest('form') ?? expect.fail();
  const event = createEvent.submit(form);
  fireEvent(form, event);
  expect(event.defaultPrevented).toBe(true);
  expect(close).toHaveBeenCalledOnce();
});

test('two buttons accept and reject all suggestions', async () => {
  open(sample);
  await user.click(screen.getByRole('button', { name: '全部拒绝' }));
  expect(screen.getByRole('button', { name: '应用（0）' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: '全部接受' }));
  expect(screen.getByRole('status').textContent).toBe('已接受 3 / 3');
});

test.each([
  ['without a sample', '', '没有示例单据，无法推荐。请先在预览中粘贴或加载一份。'],
  ['with a sample that is not JSON', '{"orderDate"', '示例单据还不是有效的 JSON。'],
  ['without similar fields', '{"weight":1}', '示例单据中没有与待映射目标字段相近的内容。'],
])('the dialog %s shows an explanation', (_, document, want) => {
  open(document);
  expect(screen.getByText(want)).toBeTruthy();
});
