import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Row } from '../../../src/contract/api/envelope.ts';
import { missingOperations } from '../../../src/runtime/api/missingOperations.ts';
import { sessionStore } from '../../../src/runtime/api/sessionStore.ts';
import { LocaleProvider } from '../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { phraseGroup } from '../../../src/runtime/core/i18n/phrases.ts';
import { loadResource } from '../../../src/runtime/core/lazy/resourceModules.ts';
import {
  currentLocation,
  navigate,
  useHashLocation,
} from '../../../src/runtime/core/routing/hashLocation.ts';
import { Toasts } from '../../../src/runtime/feedback/toast/Toasts.tsx';
import { toastStore } from '../../../src/runtime/feedback/toast/toastStore.ts';
import type { PanelProps } from '../../../src/runtime/record/screen/panels.tsx';
import { FailuresPanel } from '../../../src/screens/documents/failures/FailuresPanel.tsx';
import { TimelinePanel } from '../../../src/screens/documents/timeline/TimelinePanel.tsx';
import { enter, stubService } from '../../runtime/core/stubService.ts';

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
  for (const { id } of toastStore.get()) toastStore.close(id);
});

const envelope = (data: unknown) => ({ success: true, data });
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

async function show(
  Panel: ComponentType<PanelProps>,
  resourceName: string,
  record: Row,
  answers: Parameters<typeof stubService>[0],
) {
  const asked = stubService(answers);
  const resource = await loadResource(resourceName);
  navigate('/erpdown');
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <LocaleProvider>
        <Router hook={useHashLocation} searchHook={useHashLocation.searchHook}>
          <Suspense>
            <Panel
              tab="t"
              title="t"
              tabs={null}
              constants={{}}
              owner={{ resource, record, run: async () => true }}
            />
          </Suspense>
          <Toasts />
        </Router>
      </LocaleProvider>
    </SWRConfig>,
  );
  return asked;
}

const showFailures = (answers: Parameters<typeof stubService>[0]) =>
  show(FailuresPanel, 'interface', owner, answers);
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

test('a cause links to its newest document, its mapping row and the list of its documents', async () => {
  await showFailures({ '/pendingData/failures': () => envelope([{ ...group, mappingLine: 2 }]) });
  expect(await hrefOf('最近一条：A1')).toBe('#/erpdown?tab=pendingData&view=edit&uuid=p1&section=overview');
  expect(await hrefOf('打开映射第 2 行')).toBe('#/erpdown?view=edit&uuid=i1&section=mapping&part.line=2');
  expect(await hrefOf('查看单据')).toContain(
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
  missingOperations.forget();
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
  requestBody: '{"no":"A1"}',
  responseBody: 'broken {',
};
const answers = {
  '/pendingData/failures': () => envelope([{ ...group, count: 3 }]),
  '/apiCallLog/query': () =>
    envelope({ records: [call], page: 0, paging: { recordCount: 1, pageSize: 1, more: false } }),
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
    /次执行机会已用完/,
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(await screen.findByText('broken {')).toBeTruthy();
  expect(await hrefOf('打开映射第 4 行')).toContain('section=mapping&part.line=4');
  expect(await hrefOf('另有 2 条单据原因相同')).toContain('section=failures');
  expect(await hrefOf('此单据号的 API 调用')).toContain('part.filter.entityNo=A1&part=apiCallLog');
  expect(asked.map(({ path }) => path)).toContain('/apiCallLog/query');
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

test.each([
  { of: 'a running document', change: { status: 'RUNNING' }, want: true },
  { of: 'a document without content', change: { data: undefined }, want: undefined },
])('$of cannot be resent', async ({ change, want }) => {
  await show(TimelinePanel, 'pendingData', { ...document, ...change }, answers);
  await screen.findByText('处理过程');
  const button = screen.queryByRole('button', { name: '修改并重发' });
  expect(button ? button.hasAttribute('disabled') : undefined).toBe(want);
});
