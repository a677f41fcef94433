import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Row } from '../../../src/contract/api/envelope.ts';
import { missingOperations } from '../../../src/runtime/api/missing/missingOperations.ts';
import { sessionStore } from '../../../src/runtime/api/sessionStore.ts';
import { phraseGroup } from '../../../src/runtime/core/i18n/phrases.ts';
import { loadResource } from '../../../src/runtime/core/lazy/resourceModules.ts';
import { currentLocation, navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { confirmStore } from '../../../src/runtime/feedback/dialog/confirmStore.ts';
import { toastStore } from '../../../src/runtime/feedback/toast/toastStore.ts';
import type { PanelProps } from '../../../src/runtime/record/screen/panels.tsx';
import { FailuresPanel } from '../../../src/screens/documents/failures/FailuresPanel.tsx';
import { ResendDialog } from '../../../src/screens/documents/timeline/ResendDialog.tsx';
import { TimelinePanel } from '../../../src/screens/documents/timeline/TimelinePanel.tsx';
import { renderLocalized } from '../../runtime/core/renderLocalized.ts';
import { renderPage } from '../../runtime/core/renderPage.tsx';
import { type Answers, enter, envelope, page, stubService } from '../../runtime/core/stubService.ts';

// The panels load these modules lazily. Their compilation takes longer than a test waits.
beforeAll(async () => {
  await import('../../../src/screens/documents/timeline/CallDetails.tsx');
  await import('../../../src/screens/documents/timeline/ResendDialog.tsx');
  await import('../../../src/runtime/fields/types/code/JsonTree.tsx');
  await import('../../../src/contract/json/findJsonError.ts');
});
beforeEach(async () => {
  await enter('interface', 'pendingData', 'apiCallLog');
  for (const group of ['document', 'instant']) await phraseGroup(group, 'zh-CN').load();
});
afterEach(() => {
  sessionStore.close();
  missingOperations.forget();
  for (const { id } of toastStore.get()) toastStore.close(id);
});

const owner: Row = { uuid: 'i1', interfaceName: 'asn', interfaceType: 'ERP_DOWN' };
const group = {
  causeKey: 'k1',
  errorCode: 'HTTP_STATUS',
  cause: 'HTTP 503',
  count: 2,
  blockedCount: 1,
  sampleUuid: 'p1',
  sampleEntityNo: 'A1',
};
const mappingGroup = { causeKey: 'k2', cause: '第 2 行', count: 1, blockedCount: 1, mappingLine: 2 };

async function show(Panel: ComponentType<PanelProps>, resourceName: string, record: Row, answers: Answers) {
  const asked = stubService(answers);
  const resource = await loadResource(resourceName);
  navigate('/erpdown');
  renderPage(
    <Panel
      tab="t"
      title="t"
      tabs={null}
      constants={{}}
      owner={{ resource, record, run: async () => true }}
    />,
  );
  return asked;
}

const showFailures = (answers: Answers) => show(FailuresPanel, 'interface', owner, answers);
const hrefOf = async (name: RegExp | string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

test('one click on the failures of an interface retries all, another those of one cause', async () => {
  const asked = await showFailures({
    '/pendingData/failures': () => envelope([group, mappingGroup]),
    '/pendingData/retry': () => envelope({ done: 3, skipped: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '全部重试（3）' }));
  expect(await screen.findByText('3 条单据已重新排队')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '重试这 2 条' }));
  const bodies = () => asked.filter(({ path }) => path === '/pendingData/retry').map(({ body }) => body);
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()).toEqual(
    [{ interfaceUuid: 'i1' }, { interfaceUuid: 'i1', causeKey: 'k1' }].map((body) => ({
      companyUuid: 'c1',
      ...body,
    })),
  );
});

test('after the last failure is retried, the focus moves to the heading of the page', async () => {
  const main = window.document.createElement('main');
  main.innerHTML = '<h1>asn</h1>';
  window.document.body.append(main);
  onTestFinished(() => main.remove());
  let groups = [group];
  await showFailures({
    '/pendingData/failures': () => envelope(groups),
    '/pendingData/retry': () => {
      groups = [];
      return envelope({ done: 2, skipped: [] });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '全部重试（2）' }));
  await screen.findByText('没有失败单据');
  await waitFor(() => expect(window.document.activeElement?.tagName).toBe('H1'));
});

test('retries disappear after the first attempt on a back end without the call; the causes stay', async () => {
  const early = { ...group, causeKey: '', cause: '早期失败' };
  await showFailures({
    '/pendingData/failures': () => envelope([group, mappingGroup, early]),
    '/pendingData/retry': () => new Response('<html>', { status: 404 }),
  });
  expect(await screen.findAllByRole('button', { name: /重试/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: '重试这 2 条' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /重试/ })).toBeNull());
  expect(screen.getByText('HTTP 503')).toBeTruthy();
  expect(screen.queryByText(/“全部重试”会包含它们/)).toBeNull();
});

test('a retry that skips documents reports the counts and the first reason in a warning', async () => {
  const skipped = [
    { uuid: 'p1', reason: '正在处理' },
    { uuid: 'p2', reason: '已取消' },
  ];
  await showFailures({
    '/pendingData/failures': () => envelope([group]),
    '/pendingData/retry': () => envelope({ done: 1, skipped }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '全部重试（2）' }));
  const text = await screen.findByText('1 条已重新排队，2 条已跳过：正在处理');
  expect(screen.getByRole('alert').contains(text)).toBe(true);
});

test('a cause links to its newest document, its mapping row and the list of its documents', async () => {
  await showFailures({ '/pendingData/failures': () => envelope([{ ...group, mappingLine: 2 }]) });
  expect(await hrefOf('最近一条：A1')).toBe('#/erpdown?tab=pendingData&view=edit&uuid=p1&section=overview');
  expect(await hrefOf('打开映射第 2 行')).toBe('#/erpdown?view=edit&uuid=i1&section=mapping&part.line=2');
  expect(await hrefOf('查看所有 HTTP_STATUS 单据')).toContain(
    'section=pending&part.filter.status=FAILED%2CBLOCKED&part.filter.errorCode=HTTP_STATUS',
  );
  expect(screen.queryByRole('button', { name: /^重试/ })).toBeNull();
});

test.each([
  ['2026-01-01T08:00:00Z', '2026-01-02T08:00:00Z', [/^首次 2026-01-01 /, /^最近 2026-01-02 /]],
  ['2026-01-01T08:00:00Z', '2026-01-01T08:00:00Z', [/^失败时间 2026-01-01 /]],
])('failures from %s to %s show these times', async (firstTime, lastTime, texts) => {
  await showFailures({ '/pendingData/failures': () => envelope([{ ...group, firstTime, lastTime }]) });
  await screen.findByText('HTTP 503');
  const shown = screen.getAllByText(/^(首次|最近|失败时间) /);
  expect(shown).toHaveLength(texts.length);
  for (const [at, text] of texts.entries()) {
    expect(shown[at]?.textContent).toMatch(text);
    expect(shown[at]?.title).toContain('2026-01-0');
  }
});

test.each([
  { of: 'no failures', answer: envelope([]), text: '没有失败单据' },
  { of: 'a server without the call', answer: new Response('<html>', { status: 404 }), text: /未提供|不提供/ },
])('$of have a clear state', async ({ answer, text }) => {
  await showFailures({ '/pendingData/failures': () => answer });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a failed reading keeps the causes of the earlier one, and the panel reads again', async () => {
  let count = 0;
  const timers = vi.spyOn(globalThis, 'setInterval');
  await showFailures({
    '/pendingData/failures': () => {
      count += 1;
      return count === 2
        ? Response.json({ success: false, message: '超时' }, { status: 500 })
        : envelope([group]);
    },
  });
  await screen.findByText('HTTP 503');
  const [poll] = timers.mock.calls.filter(([, delay]) => delay === 5000).at(-1) ?? [];
  if (typeof poll !== 'function') throw new Error('The panel does not poll.');
  act(poll);
  await screen.findByText(/超时/);
  expect(screen.getByText('HTTP 503')).toBeTruthy();
  act(poll);
  await waitFor(() => expect(screen.queryByText(/超时/)).toBeNull());
});

const document: Row = {
  uuid: 'p1',
  entityNo: 'A1',
  interfaceUuid: 'i1',
  interfaceType: 'ERP_DOWN',
  status: 'BLOCKED',
  failureReason: '物料已冻结',
  causeKey: 'k1',
  version: 3,
  data: '{"no":"A1"}',
  history: [
    { kind: 'RECEIVED', at: '2026-01-01T08:00:00Z' },
    {
      kind: 'ATTEMPT',
      at: '2026-01-01T08:01:00Z',
      status: 'FAILED',
      attempt: 1,
      maxAttempts: 2,
      message: '超时',
      nextRunTime: '2026-01-01T08:06:00Z',
    },
    { kind: 'RESET', at: '2026-01-01T08:02:00Z', by: 'li', reason: '已修复' },
    {
      kind: 'ATTEMPT',
      at: '2026-01-01T08:03:00Z',
      status: 'BLOCKED',
      attempt: 2,
      maxAttempts: 2,
      httpStatus: 200,
      elapsedMs: 12,
      rule: 'CONDITION',
      ruleText: 'success = true',
      mappingLine: 4,
      callUuid: 'c9',
    },
  ],
};
const call = {
  uuid: 'c9',
  method: 'POST',
  url: 'http://erp.test/po',
  requestBody: '{"no":"A1","no":"A2"}',
  responseBody: 'broken {',
};
const answers = {
  '/pendingData/failures': () => envelope([{ ...group, count: 3 }]),
  '/apiCallLog/query': () => page(call),
  '/pendingData/resend': () => envelope({ uuid: 'p2' }),
};

test('the timeline shows attempts with rule, plan and call, actions of operators and the next steps', async () => {
  const asked = await show(TimelinePanel, 'pendingData', document, answers);
  const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(titles).toEqual(['第 2 次执行：失败，已阻塞', 'li 重置', '第 1 次执行：失败', '已接收']);
  for (const text of [
    '物料已冻结',
    '判定依据：成功条件 success = true',
    'HTTP 200',
    '12 毫秒',
    '已修复',
    '超时',
    /次，达到上限/,
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(await screen.findByText('broken {')).toBeTruthy();
  expect(screen.getByText(call.requestBody)).toBeTruthy();
  expect(await hrefOf('打开映射第 4 行')).toContain('section=mapping&part.line=4');
  expect(await hrefOf('另有 2 条单据原因相同')).toContain('section=failures');
  expect(await hrefOf('此单据号的 API 调用')).toContain('part.filter.entityNo=A1&part=apiCallLog');
  expect(asked.map(({ path }) => path)).toContain('/apiCallLog/query');
});

type Event = Readonly<Record<string, unknown>>;

/** The events of a document's timeline, without its current state, as texts. */
async function showEvents(history: readonly Event[], change: Partial<Row> = {}) {
  await show(TimelinePanel, 'pendingData', { ...document, status: 'SUCCESS', ...change, history }, answers);
  const list = await screen.findByRole('list');
  return [...list.children].map(({ textContent }) => textContent ?? '');
}

const at = (minute: number) => `2026-01-01T08:0${minute}:00Z`;
const attempt = (number: number, status: string, more: Event = {}) => ({
  kind: 'ATTEMPT',
  at: at(number),
  status,
  attempt: number,
  maxAttempts: 9,
  ...more,
});
const copy = { kind: 'RECEIVED', at: at(0), by: 'li', documentUuid: 'p0' };

test.each<[what: string, event: Event, want: RegExp, href?: string]>([
  ['a copy names its operator and links to the original', copy, /^由 li 修改原单据后生成.*查看原单据$/, 'p0'],
  ['a copy without an operator names the service', { ...copy, by: '' }, /^由 系统 修改/, 'p0'],
  [
    'a resent document links to its successor',
    { kind: 'RESENT', at: at(1), by: 'li', documentUuid: 'p2', reason: '改了' },
    /^li 修改后重发.*改了查看新单据$/,
    'p2',
  ],
  [
    'an attempt of an operator names him',
    attempt(1, 'SUCCESS', { by: 'li' }),
    /^第 1 次执行：成功.*li 调试执行$/,
  ],
  ['an attempt without a status has failed', { kind: 'ATTEMPT', at: at(1) }, /^第 {2}次执行：失败/],
  ['a failed attempt has a plan', attempt(2, 'FAILED', { nextRunTime: at(5) }), /已执行 2\/9 次，下次执行：/],
  ['attempts are left, but a retry would fail', attempt(2, 'BLOCKED'), /重试仍会同样失败，请先排除原因/],
  ['the last attempt is used', attempt(9, 'BLOCKED'), /已执行 9 次，达到上限/],
])('an event of a timeline: %s', async (_what, event, want, uuid) => {
  const [text] = await showEvents([event]);
  expect(text).toMatch(want);
  const link = screen.queryByRole('link', { name: /查看.单据/ });
  expect(link?.getAttribute('href')).toBe(
    uuid && `#/erpdown?tab=pendingData&view=edit&uuid=${uuid}&section=overview`,
  );
});

test.each([
  { key: 'K-1', kind: 'RECEIVED', want: ['幂等键 K-1'] },
  { key: 'p1', kind: 'RECEIVED', want: [] },
  { key: undefined, kind: 'RECEIVED', want: [] },
  { key: 'K-1', kind: 'INTERRUPTED', want: [] },
])('the event $kind of a document with the key $key shows the key: $want', async ({ key, kind, want }) => {
  await showEvents([{ kind, at: at(0) }], { idempotencyKey: key });
  expect(screen.queryAllByText(/^幂等键/).map(({ textContent }) => textContent)).toEqual(want);
});

test('failed attempts with the same result are one event, from the first to the last', async () => {
  const failed = [1, 2, 3].map((number) => attempt(number, 'FAILED', { message: '超时' }));
  const texts = await showEvents([
    ...failed,
    attempt(4, 'FAILED', { message: '拒绝' }),
    attempt(5, 'SUCCESS'),
  ]);
  expect(texts).toEqual([
    expect.stringMatching(/^第 5 次执行：成功/),
    expect.stringMatching(/^第 4 次执行：失败/),
    expect.stringMatching(/^第 1 至 3 次执行：结果相同2026-01-01 \d\d:01:00 – 2026-01-01 \d\d:03:00超时$/),
  ]);
});

test.each<[state: string, change: Partial<Row>, want: RegExp | undefined]>([
  ['PENDING', {}, /^等待处理/],
  ['RUNNING', {}, /^正在处理/],
  ['FAILED', { nextRunTime: '2126-01-01T08:00:00Z' }, /^下次执行：2126-01-01 \S+.* \S+年后已执行 2\/9 次$/],
  ['FAILED', { nextRunTime: null }, undefined],
  ['BLOCKED', { nextRunTime: '2126-01-01T08:00:00Z' }, undefined],
])('the timeline of a %s document with %j begins with its next step %s', async (status, change, want) => {
  const [first, second] = await showEvents([attempt(2, 'FAILED')], { status, ...change });
  expect(first).toMatch(want ?? /^第 2 次执行/);
  expect(second === undefined).toBe(want === undefined);
});

test('an edited document is sent as a new one, whose page opens', async () => {
  const asked = await show(TimelinePanel, 'pendingData', document, answers);
  await userEvent.click(await screen.findByRole('button', { name: '修改并重发' }));
  const editor = await screen.findByRole('textbox', { name: '单据内容（JSON）' });
  expect(editor).toHaveProperty('value', '{\n  "no": "A1"\n}');
  await userEvent.clear(editor);
  await userEvent.paste('{"no":"A2"}');
  await userEvent.click(screen.getByRole('button', { name: '重发' }));
  await waitFor(() => expect(currentLocation()).toContain('tab=pendingData&view=edit&uuid=p2'));
  const sent = asked.find(({ path }) => path === '/pendingData/resend');
  expect([sent?.query.get('uuid'), sent?.body]).toEqual(['p1', { data: '{"no":"A2"}', version: 3 }]);
});

/** Opens the dialog that edits and resends the document, and types a text. */
async function editDocument(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: '修改并重发' }));
  const editor = await screen.findByRole('textbox', { name: '单据内容（JSON）' });
  fireEvent.change(editor, { target: { value: text } });
  return screen.getByRole('dialog');
}
const cancelEvent = () => new Event('cancel', { cancelable: true });

test.each([
  { yes: true, want: 0 },
  { yes: false, want: 1 },
])('an edited document is discarded after a confirmation: $yes', async ({ yes, want }) => {
  await show(TimelinePanel, 'pendingData', document, answers);
  const dialog = await editDocument('{"no":"A2"}');
  fireEvent(dialog, cancelEvent());
  await act(async () => confirmStore.get()?.shown.answer(yes));
  expect(screen.queryAllByRole('dialog')).toHaveLength(want);
});

test('the edited text stays when the back end lacks the call, and the button disappears', async () => {
  await show(TimelinePanel, 'pendingData', document, {
    ...answers,
    '/pendingData/resend': () => new Response('<html>', { status: 404 }),
  });
  await editDocument('{"no":"A2"}');
  await userEvent.click(screen.getByRole('button', { name: '重发' }));
  await waitFor(() => expect(missingOperations.get().names).toContain('pendingData.resend'));
  expect(screen.getByRole('textbox', { name: '单据内容（JSON）' })).toHaveProperty('value', '{"no":"A2"}');
  expect(screen.queryByRole('button', { name: '修改并重发' })).toBeNull();
  expect(screen.getByRole('button', { name: '重发' })).toHaveProperty('disabled', true);
  const note = screen.getByText('当前服务器不提供此功能。');
  expect(note.closest('[data-toasts]')).toBeNull();
  const copy = note.parentElement?.querySelector('button');
  expect(copy?.textContent).toBe('复制');
});

test('after a change of the document, its edited text can be copied and is not sent', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const of = (version: number) => (
    <Suspense>
      <ResendDialog record={{ ...document, version }} close={() => {}} />
    </Suspense>
  );
  const { rerender } = renderLocalized(of(3));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '{"no":"A2"}' } });
  rerender(of(4));
  await userEvent.click(screen.getByRole('button', { name: '复制' }));
  expect(copy).toHaveBeenCalledWith('{"no":"A2"}');
  expect(screen.getByRole('button', { name: '重发' })).toHaveProperty('disabled', true);
});

test('while a document is sent, its dialog stays; the answer opens no page if the operator has left', async () => {
  let send = (_answer: unknown) => {};
  const asked = await show(TimelinePanel, 'pendingData', document, {
    ...answers,
    '/pendingData/resend': () =>
      new Promise((resolve) => {
        send = resolve;
      }),
  });
  const dialog = await editDocument('{"no":"A2"}');
  await userEvent.click(screen.getByRole('button', { name: '重发' }));
  fireEvent(dialog, cancelEvent());
  expect(confirmStore.get()).toBeUndefined();
  expect(screen.getByRole('button', { name: '取消' })).toHaveProperty('disabled', true);
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/pendingData/resend'));
  act(() => navigate('/config'));
  send(envelope({ uuid: 'p2' }));
  await screen.findByText('已作为新单据重发');
  expect(currentLocation()).toBe('/config');
});

test.each([
  { of: 'a running document', change: { status: 'RUNNING' }, want: true },
  { of: 'a document without content', change: { data: undefined }, want: undefined },
])('$of cannot be resent', async ({ change, want }) => {
  await show(TimelinePanel, 'pendingData', { ...document, ...change }, answers);
  await screen.findByText('处理过程');
  const button = screen.queryByRole('button', { name: '修改并重发' });
  expect(button ? button.hasAttribute('disabled') : undefined).toBe(want);
});
