import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../src/contract/api/envelope.ts';
import type { Resource } from '../../../src/contract/model/resource.ts';
import erpdown from '../../../src/generated/catalog/erpdown.ts';
import partnerKey from '../../../src/generated/catalog/partnerKey.ts';
import pendingData from '../../../src/generated/catalog/pendingData.ts';
import { LazyPromptDialog, LazyResultDialog } from '../../../src/runtime/actions/dialogs/lazyDialogs.tsx';
import { useRunAction } from '../../../src/runtime/actions/useRunAction.tsx';
import { useOperation } from '../../../src/runtime/api/useOperation.ts';
import { translate } from '../../../src/runtime/core/i18n/phrases.ts';
import { navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { ConfirmDialog } from '../../../src/runtime/feedback/dialog/ConfirmDialog.tsx';
import { Dialogs } from '../../../src/runtime/feedback/dialog/Dialogs.tsx';
import { toastStore } from '../../../src/runtime/feedback/toast/toastStore.ts';
import { recordFiles } from '../core/recordFiles.ts';
import { renderLocalized } from '../core/renderLocalized.ts';
import { type Answers, enter, envelope, lateAnswer, page, stubService } from '../core/stubService.ts';

/** A removal with a value of the record in its query, as a described back end may have it. */
vi.mock('../../../src/runtime/core/catalog.ts', async (load) => {
  const catalog = await load<typeof import('../../../src/runtime/core/catalog.ts')>();
  const one = { ...catalog.operations['interfaceConfig.online'], path: '/one' };
  const removal = {
    ...one,
    path: '/removal',
    query: { uuid: null, stamp: null },
    recordQuery: { stamp: 'changedAt' },
  };
  const added = { 'interfaceConfig.one': one, 'interfaceConfig.removal': removal };
  return { ...catalog, operations: { ...catalog.operations, ...added } };
});

/** A chunk that never arrives delays no failure of an action. */
vi.mock('../../../src/runtime/actions/dialogs/recordInUse.ts', () => new Promise(() => undefined));

beforeAll(async () => {
  LazyPromptDialog.preload();
  LazyResultDialog.preload();
  await import('../../../src/runtime/actions/dialogs/PromptDialog.tsx');
  await import('../../../src/runtime/actions/dialogs/ResultDialog.tsx');
});
beforeEach(() => enter('erpdown', 'partnerKey', 'pendingData'));
afterEach(() => vi.restoreAllMocks());

const row = { uuid: 'u1', interfaceName: 'asn', entityNo: 'RK1', status: 'FAILED' };

interface RunnerProps {
  readonly resource: Resource;
  readonly name: string;
  readonly record: Row;
  readonly onRemoved?: (() => void) | undefined;
}

function Runner({ resource, name, record, onRemoved }: RunnerProps) {
  const { run } = useRunAction(resource, onRemoved);
  const action = resource.actions.find((other) => other.name === name);
  if (!action) throw new Error(`There is no action "${name}".`);
  return (
    <button type="button" onClick={() => void run(action, record)}>
      go
    </button>
  );
}

const withDialogs = (page: ReactNode) => (
  <>
    {page}
    <Dialogs />
    <ConfirmDialog />
  </>
);

async function runAction(
  resource: Resource,
  name: string,
  answers: Answers,
  record: Row = row,
  onRemoved?: () => void,
) {
  const asked = stubService(answers);
  renderLocalized(
    withDialogs(<Runner resource={resource} name={name} record={record} onRemoved={onRemoved} />),
  );
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  return asked;
}

const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** Two buttons of one record, as on its page. */
function Buttons() {
  const { run } = useRunAction(partnerKey);
  return partnerKey.actions.map((action) => (
    <button key={action.name} type="button" onClick={() => void run(action, { uuid: 'k1', name: 'ERP' })}>
      {action.name}
    </button>
  ));
}

test('another action waits until the data on screen is that after the first one, and then asks', async () => {
  const late = lateAnswer();
  const answers = [envelope([row]), late.promise];
  stubService({
    '/partnerKey/query': () => answers.shift(),
    '/partnerKey/revoke': () => envelope({ name: 'ERP' }),
  });
  const titleOf = (name: string) => translate(`resources.partnerKey.actions.${name}.title`);
  renderLocalized(
    withDialogs(
      <>
        <KeyList />
        <Buttons />
      </>,
    ),
  );
  await screen.findByText('keys');
  await userEvent.click(screen.getByRole('button', { name: 'revoke' }));
  await confirm(titleOf('revoke'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'rotate' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => late.resolve(envelope([])));
  await screen.findByRole('button', { name: titleOf('rotate') });
  await confirm('返回');
});

test('the answer of a prompt becomes a parameter of the call', async () => {
  const asked = await runAction(pendingData, 'cancel', {
    '/pendingData/cancel': () => ({ success: true, data: row }),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: '取消原因' }), '重复');
  await confirm('取消单据');
  await waitFor(() => {
    const call = asked.find(({ path }) => path === '/pendingData/cancel');
    expect(call && [call.query.get('uuid'), call.query.get('reason')]).toEqual(['u1', '重复']);
  });
});

test.each([
  { record: { dcCode: 'SH', ownerCode: 'NY', type: 'HTTP' }, want: '下线“asn / SH / NY”？' },
  { record: { dcCode: '', ownerCode: null }, want: '下线“asn”？' },
])('the confirmation for $record names the record by its natural key: $want', async ({ record, want }) => {
  await runAction(erpdown, 'offline', {}, { ...row, status: 'ONLINE', ...record });
  await screen.findByRole('heading', { name: want });
  await confirm('返回');
});

/** Reads the interface of a document, as the page around a list does. */
function Owner() {
  const { data } = useOperation('interfaceConfig.query', { body: { page: 0, pageSize: 1, uuid: 'i1' } });
  return <span>{data ? 'owner' : 'loading'}</span>;
}

test('an action reads the records around its list again, because they count its record', async () => {
  const asked = stubService({ '/interfaceConfig/query': () => page({ uuid: 'i1' }) });
  renderLocalized(
    withDialogs(
      <>
        <Owner />
        <Runner resource={pendingData} name="reset" record={row} />
      </>,
    ),
  );
  await screen.findByText('owner');
  const readings = () => asked.filter(({ path }) => path === '/interfaceConfig/query').length;
  const before = readings();
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  await confirm('重置');
  await waitFor(() => expect(readings()).toBe(before + 1));
});

/** Reads the list of API keys, as the screen behind the dialogs does. */
function KeyList() {
  const { data } = useOperation('partnerKey.query', {});
  return <span>{data ? 'keys' : 'loading'}</span>;
}

test.each([
  { what: 'result dialog', name: 'rotate', shown: () => screen.findByText('only-once') },
  {
    what: 'toast',
    name: 'revoke',
    shown: () => waitFor(() => expect(toastStore.get().map(({ kind }) => kind)).toEqual(['success'])),
  },
])('a $what does not wait until the lists are read again, the next press does', async ({ name, shown }) => {
  for (const { id } of toastStore.get()) toastStore.close(id);
  const late = lateAnswer();
  const answers = [envelope([row]), late.promise];
  stubService({
    '/partnerKey/query': () => answers.shift(),
    [`/partnerKey/${name}`]: () => envelope({ name: 'ERP', secret: 'only-once' }),
  });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'go' }));
  const question = { name: translate(`resources.partnerKey.actions.${name}.title`) };
  renderLocalized(
    withDialogs(
      <>
        <KeyList />
        <Runner resource={partnerKey} name={name} record={{ uuid: 'k1', name: 'ERP' }} />
      </>,
    ),
  );
  await screen.findByText('keys');
  await press();
  await confirm(question.name);
  await shown();
  for (const close of screen.queryAllByRole('button', { name: '关闭' })) await userEvent.click(close);
  await press();
  expect(screen.queryByRole('button', question)).toBeNull();
  await act(async () => late.resolve(envelope([])));
  await press();
  await screen.findByRole('button', question);
  await confirm('返回');
});

test('a result appears although the operator left the page during the call', async () => {
  const late = lateAnswer();
  stubService({ '/partnerKey/rotate': () => late.promise });
  const { rerender } = renderLocalized(
    withDialogs(<Runner resource={partnerKey} name="rotate" record={row} />),
  );
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  await confirm(translate('resources.partnerKey.actions.rotate.title'));
  rerender(withDialogs(<p>another page</p>));
  await act(async () => late.resolve(envelope({ name: 'ERP', secret: 'only-once' })));
  await screen.findByText('only-once');
  await act(async () => navigate('/erpup'));
  expect(screen.getByText('only-once')).toBeDefined();
  await confirm('关闭');
});

test('a dismissed prompt sends no request', async () => {
  const asked = await runAction(pendingData, 'cancel', {});
  await confirm('返回');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
});

test('a download sends the uuids and saves a file named after the list and the time', async () => {
  const saved = recordFiles();
  const asked = await runAction(erpdown, 'export', {
    '/interfaceConfig/export': () => ({ success: true, data: { items: [] } }),
  });
  await waitFor(async () =>
    expect(await saved()).toMatchObject([{ name: expect.stringMatching(/^erpdown-\d{8}-\d{4}\.json$/) }]),
  );
  expect(asked.find(({ path }) => path === '/interfaceConfig/export')?.body).toEqual(['u1']);
});

test('a result dialog shows the answer field by field', async () => {
  await runAction(pendingData, 'debug', {
    '/pendingData/debug': () => ({
      success: true,
      data: { steps: [{ lineNo: 1, targetField: 'sku', output: 'A1' }], request: '{}', elapsedMs: 42 },
    }),
  });
  await confirm('调试');
  const dialog = await screen.findByRole('dialog', { name: '调试：RK1' });
  for (const words of ['sku', 'A1', '42']) expect(dialog.textContent).toContain(words);
  for (const words of ['过滤环节', 'HTTP 状态码', '–']) expect(dialog.textContent).not.toContain(words);
  await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  { steps: 100, rows: 100, present: [], absent: ['项', '显示更多'] },
  { steps: 4900, rows: 101, present: ['4900 项', '显示更多（4800）'], absent: [] },
])('a result of $steps steps shows $rows rows at first', async ({ steps, rows, present, absent }) => {
  const data = { steps: Array.from({ length: steps }, (_, index) => ({ lineNo: index + 1 })) };
  await runAction(pendingData, 'debug', { '/pendingData/debug': () => ({ success: true, data }) });
  await confirm('调试');
  const dialog = await screen.findByRole('dialog', { name: '调试：RK1' });
  expect(dialog.querySelectorAll('tbody tr')).toHaveLength(rows);
  for (const words of present) expect(dialog.textContent).toContain(words);
  for (const words of absent) expect(dialog.textContent).not.toContain(words);
});

test.each([
  [true, ['success']],
  [false, []],
])('a result with success %s shows the toasts %j', async (success, want) => {
  for (const { id } of toastStore.get()) toastStore.close(id);
  await runAction(pendingData, 'debug', {
    '/pendingData/debug': () => ({ success: true, data: { success, steps: [], elapsedMs: 42 } }),
  });
  await confirm('调试');
  await screen.findByRole('dialog', { name: '调试：RK1' });
  expect(toastStore.get().map(({ kind }) => kind)).toEqual(want);
});

test.each([
  ['a warning', { success: true, data: { message: '单据将不经映射、原样传递。' } }, true],
  ['no warning', { success: true, data: {} }, false],
  ['a back end without the call', { success: false, errorCode: 'NOT_FOUND' }, false],
])('the confirmation of going online with %s', async (_given, answer, isShown) => {
  const asked = await runAction(erpdown, 'online', { '/interfaceConfig/batchWarning': () => answer });
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('上线后接口开始接收并处理数据。');
  expect(dialog.textContent?.includes('原样传递')).toBe(isShown);
  expect(asked.map(({ body }) => body)).toEqual([
    expect.objectContaining({ action: 'online', uuids: ['u1'] }),
  ]);
  await confirm('返回');
});

const removing: Resource = {
  ...erpdown,
  roles: { ...erpdown.roles, get: 'interfaceConfig.one' },
  actions: erpdown.actions.map((action) =>
    action.name === 'export'
      ? { ...action, operation: 'interfaceConfig.removal', appliesTo: 'uuid', onSuccess: undefined }
      : action,
  ),
};

// biome-ignore format: one row for each case
test.each<[what: string, changedAt: string | undefined, read: object, sent: string | undefined, toast: string]>([
  ['of the row', 'a', {}, 'a', 'success'],
  ['that the row lacks', undefined, { success: true, data: { ...row, changedAt: 'b' } }, 'b', 'success'],
  ['that the record lacks', undefined, { success: true, data: row }, undefined, '此记录缺少参数“stamp”的值。'],
  ['of a record that is gone', undefined, { success: false, errorMessage: '没有此接口' }, undefined, '没有此接口'],
])('a removal with a value %s', async (_what, changedAt, read, sent, want) => {
  for (const { id } of toastStore.get()) toastStore.close(id);
  const answers = { '/one': () => read, '/removal': () => ({ success: true }) };
  const asked = await runAction(removing, 'export', answers, { ...row, changedAt });
  await waitFor(() => expect(toastStore.get()).toHaveLength(1));
  expect(asked.find(({ path }) => path === '/removal')?.query.get('stamp') ?? undefined).toBe(sent);
  const [{ kind, message } = {}] = toastStore.get();
  expect([kind, typeof message === 'function' ? message(translate) : message]).toContain(want);
});

test('a second press asks nothing while the first one waits for its warning', async () => {
  const warning = lateAnswer();
  const asked = await runAction(erpdown, 'online', {
    '/interfaceConfig/batchWarning': () => warning.promise,
  });
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  warning.resolve({ success: true, data: {} });
  await confirm('返回');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  await confirm('返回');
});

test('a question whose warning arrives after the operator has left the page is not asked', async () => {
  const warning = lateAnswer();
  const asked = await runAction(erpdown, 'online', {
    '/interfaceConfig/batchWarning': () => warning.promise,
  });
  navigate('/health');
  warning.resolve({ success: true, data: {} });
  await waitFor(() => expect(screen.getByRole('button', { name: 'go' })).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  await confirm('返回');
  expect(asked.map(({ path }) => path)).toEqual([
    '/interfaceConfig/batchWarning',
    '/interfaceConfig/batchWarning',
  ]);
});

test.each([
  { what: 'stays', move: () => {}, want: 1 },
  {
    what: 'has opened another tab of its page',
    move: () => navigate('/erpdown?view=edit&uuid=u1&section=logs'),
    want: 1,
  },
  { what: 'has opened another record', move: () => navigate('/erpdown?view=edit&uuid=u2'), want: 0 },
])('the removal of a record calls back if the operator $what', async ({ move, want }) => {
  navigate('/erpdown?view=edit&uuid=u1');
  for (const { id } of toastStore.get()) toastStore.close(id);
  const removed = lateAnswer();
  const onRemoved = vi.fn();
  const answers = { '/removal': () => removed.promise };
  const resource = { ...removing, roles: { ...removing.roles, remove: 'interfaceConfig.removal' } };
  await runAction(resource, 'export', answers, { ...row, changedAt: 'a' }, onRemoved);
  move();
  removed.resolve({ success: true });
  await waitFor(() => expect(toastStore.get()).toHaveLength(1));
  expect(onRemoved).toHaveBeenCalledTimes(want);
});
