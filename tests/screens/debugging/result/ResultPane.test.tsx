import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiAnswer } from '../../../../src/runtime/api/answer.ts';
import { phraseGroup } from '../../../../src/runtime/core/i18n/phrases.ts';
import { loadResource } from '../../../../src/runtime/core/lazy/resourceModules.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { RefusalNotice, ResultPane } from '../../../../src/screens/debugging/result/ResultPane.tsx';
import type { DebugRun, SessionRun } from '../../../../src/screens/debugging/run/debugRun.ts';
import { renderLocalized } from '../../../runtime/core/renderLocalized.ts';
import { renderPage } from '../../../runtime/core/renderPage.tsx';
import { enter } from '../../../runtime/core/stubService.ts';

beforeEach(async () => {
  // happy-dom has no layout, so without these sizes the trace would show no rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  await enter('interface', 'pendingData');
  await phraseGroup('debugging', 'zh-CN').load();
});

const run: DebugRun = {
  success: true,
  steps: [{ lineNo: 1, targetField: 'no', functionType: 'REGULAR', input: '"A"', output: '"A"' }],
  timings: [],
  elapsedMs: 4,
  mapped: '{"no":"A"}',
};

const sessionRun = (number: number, over: Partial<DebugRun> = {}, send = false): SessionRun => ({
  number,
  at: '2026-01-01T08:00:00Z',
  input: { interfaceUuid: 'i1', inputType: 'DATA', data: '{}', send },
  run: { ...run, ...over },
});

async function show(part: string, ...runs: readonly SessionRun[]): Promise<void> {
  const resource = await loadResource('interface');
  navigate(`/erpdown?tab=debugging&uuid=i1${part && `&part=${part}`}`);
  renderPage(
    <ResultPane
      owner={{ resource, record: { uuid: 'i1' }, run: async () => true }}
      debugging={{
        runs,
        running: false,
        refusal: undefined,
        start: async () => true,
        cancel: () => {},
      }}
      take={async () => true}
    />,
  );
}

test.each([
  ['', '结果概要'],
  ['gone', '结果概要'],
  ['trace', '映射过程'],
  ['mapped', '映射结果'],
])('the part "%s" in the URL selects the tab %s', async (part, tab) => {
  await show(part, sessionRun(1));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
});

test.each([
  ['trace', { steps: run.steps.map((step) => ({ ...step, functionType: 'LATER' })) }, 'LATER'],
  ['', { leftOutBy: 'LATER' }, /LATER/],
  ['', { timings: [{ stage: 'LATER', elapsedMs: 1 }] }, 'LATER'],
])('the part "%s" shows a choice of a newer service as it is: %o', async (part, over, want) => {
  await show(part, sessionRun(1, over as Partial<DebugRun>));
  expect(screen.getAllByText(want).length).toBeGreaterThan(0);
});

test.each<[over: Partial<DebugRun>, send: boolean, tone: string, text: string, mode: string]>([
  [{}, false, 'positive', '成功', '仅映射'],
  [{ leftOutBy: 'PRE_FILTER' }, true, 'warning', '成功单据被前置过滤过滤，无需发送。', '未发送'],
  [{ leftOutBy: 'POST_FILTER' }, true, 'warning', '成功单据被后置过滤过滤，无需发送。', '未发送'],
  [{ success: false, message: '拒绝', request: '{}' }, true, 'negative', '失败拒绝', '已发送'],
  [
    { success: false, leftOutBy: 'PRE_FILTER' },
    false,
    'negative',
    '失败单据被前置过滤过滤，无需发送。',
    '仅映射',
  ],
])('the summary of a run with %o, sent: %s, is %s: %s', async (over, send, tone, text, mode) => {
  await show('', sessionRun(1, over, send));
  const status = screen.getByText(/^(成功|失败)$/).closest('[data-tone]');
  expect([status?.getAttribute('data-tone'), status?.textContent]).toEqual([tone, text]);
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe(mode);
});

test.each([
  { mapped: '{"no":"A"}', want: '两次执行的映射结果一致。', rows: [] },
  { mapped: '{"no":"B","x":1}', want: '2 个字段不一致', rows: ['no"B""A"', 'x1–'] },
])('a comparison with a run that mapped $mapped: $want', async ({ mapped, want, rows }) => {
  await show('', sessionRun(2), sessionRun(1, { mapped }));
  expect(screen.queryByText(want)).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /对比/ }), '1');
  expect(screen.getByText(want).getAttribute('role')).toBe('status');
  const shown = screen.queryAllByRole('row').slice(1);
  expect(shown.map(({ textContent }) => textContent)).toEqual(rows);
});

test('the search and the filter of a trace are in the URL', async () => {
  await show('trace', sessionRun(1));
  await userEvent.type(screen.getByRole('searchbox'), 'sku');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(currentLocation()).toContain('part=trace&part.search=sku&part.errors=true');
});

test.each([
  { stepsCut: 1234, want: ['另有 1,234 个步骤未显示。'] },
  { stepsCut: 0, want: [] },
  { stepsCut: undefined, want: [] },
])('a trace without $stepsCut of its steps says so: $want', async ({ stepsCut, want }) => {
  await show('trace', sessionRun(1, { stepsCut }));
  expect(screen.queryAllByText(/个步骤未显示/).map(({ textContent }) => textContent)).toEqual(want);
});

test.each<[part: string, over: Partial<DebugRun>, want: string]>([
  ['request', {}, '本次执行未发送数据。'],
  ['response', {}, '本次执行未发送数据。'],
  ['response', { request: '{}' }, '没有收到响应。'],
])('the %s of a run with %o: %s', async (part, over, want) => {
  await show(part, sessionRun(1, over));
  expect(screen.getByText(want)).toBeTruthy();
});

const unknown = '单据可能已经发出，请查看 API 调用日志。';

test.each<[answer: Partial<ApiAnswer>, wasSending: boolean, isUnknown: boolean]>([
  [{ error: 'timeout' }, true, true],
  [{ error: 'timeout' }, false, false],
  [{ status: 500, message: '故障' }, true, true],
  [{ status: 500, message: '故障' }, false, false],
  [{ status: 409, message: '冲突' }, true, false],
  [{ message: '冲突' }, true, false],
])(
  'a refusal %o while sending: %s warns that the document may be sent: %s',
  (answer, wasSending, isUnknown) => {
    renderLocalized(<RefusalNotice refusal={{ answer: { success: false, ...answer }, wasSending }} />);
    expect(screen.getByRole('status').textContent?.includes(unknown)).toBe(isUnknown);
  },
);
