import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../../src/runtime/core/catalog.ts', () => import('../core/stubCatalog.ts'));

const { failureAdvice, failureMessage } = await import('../../../src/runtime/api/failures.ts');
const { showFailure } = await import('../../../src/runtime/api/failures.ts');
const { loadPhrases } = await import('../../../src/runtime/core/i18n/phrases.ts');
const { translate } = await import('../../../src/runtime/core/i18n/phrases.ts');
const { toastStore } = await import('../../../src/runtime/feedback/toast/toastStore.ts');
const { currentLocation, navigate } = await import('../../../src/runtime/core/routing/hashLocation.ts');

await loadPhrases('zh-CN');

beforeEach(() => {
  for (const { id } of toastStore.get()) toastStore.close(id);
  navigate('/things', { replace: true });
});

/** schemas/SPECIFICATION.md section 8. */
test.each([
  { answer: { errorMessage: '原因', errorCode: 'E1' }, kind: 'error', words: '原因' },
  { answer: { errorMessage: '原因', showType: 1 }, kind: 'warning', words: '原因' },
  { answer: { errorMessage: '原因', showType: 2 }, kind: 'error', words: '原因' },
  {
    answer: { errorMessage: '原因', errorCode: 'E4', showType: 4 },
    kind: 'notification',
    title: 'E4',
    words: '原因',
  },
  { answer: { message: '只有消息' }, kind: 'error', words: '只有消息' },
  { answer: {}, kind: 'error', words: '请求错误，请重试。' },
  { answer: { error: 'unreadable', status: 502 }, kind: 'error', words: '请求错误，请重试。' },
  { answer: { error: 'no network' }, kind: 'error', words: '当前网络不可用' },
  { answer: { error: 'timeout' }, kind: 'error', words: '请求超时' },
] as const)('$answer → $kind $words', ({ answer, kind, words, ...rest }) => {
  showFailure({ success: false, ...answer });
  const [toast] = toastStore.get();
  const message = typeof toast?.message === 'function' ? toast.message(translate) : toast?.message;
  expect([toast?.kind, toast?.title, message]).toEqual([
    kind,
    'title' in rest ? rest.title : undefined,
    words,
  ]);
  expect(currentLocation()).toBe('/things');
});

test.each([{ showType: 0 }, { showType: 9 }, { error: 'aborted' }] as const)('%j shows nothing', (answer) => {
  showFailure({ success: false, errorMessage: '原因', ...answer });
  expect(toastStore.get()).toEqual([]);
});

test('the details of a toast hold the error code, the status and the request id', () => {
  showFailure({ success: false, errorCode: 'E1', status: 409, requestId: 'r1' });
  expect(toastStore.get()[0]?.details).toEqual({ errorCode: 'E1', status: '409', requestId: 'r1' });
});

/** A failed read changes nothing, so it needs no advice about its effect. */
test.each([
  { answer: { error: 'timeout' }, change: 'toast.unknown', read: 'failure.timeout' },
  { answer: { error: 'no network' }, change: 'toast.notSent', read: 'failure.noNetwork' },
  { answer: { errorCode: 'DATABASE_UNAVAILABLE', status: 503 }, change: 'toast.unknown', read: undefined },
  { answer: { errorCode: 'DISK_FULL', status: 507 }, change: undefined, read: undefined },
])('the advice for $answer is $change after a change, $read after a read', ({ answer, change, read }) => {
  const advise = (isChange: boolean) => failureAdvice({ success: false, ...answer }, (key) => key, isChange);
  expect([advise(true), advise(false)]).toEqual([change, read]);
});

test('failureMessage uses the given translation', () => {
  const english = (key: string) => `en ${key}`;
  expect(failureMessage({ success: false, error: 'timeout' }, english)).toBe('en message.requestTimeout');
});

/**
 * The title names the failed operation, and the text is the reason (schemas/SPECIFICATION.md section 8.3,
 * "Messages").
 */
test.each([
  { answer: {}, failed: 'message.operationFailed', title: '操作失败', words: '请求错误，请重试。' },
  { answer: {}, failed: 'message.exportFailed', title: '导出失败', words: '请求错误，请重试。' },
  { answer: { message: '原因' }, failed: 'message.exportFailed', title: '导出失败', words: '原因' },
  { answer: { error: 'timeout' }, failed: 'message.operationFailed', title: undefined, words: '请求超时' },
])('$answer with the title $failed → $title $words', ({ answer, failed, title, words }) => {
  showFailure({ success: false, ...answer }, failed);
  const [toast] = toastStore.get();
  const shown = [toast?.title, toast?.message].map((text) =>
    typeof text === 'function' ? text(translate) : text,
  );
  expect(shown).toEqual([title, words]);
});

test('a repeated failure shows one toast, and a network failure closes when the network returns', () => {
  for (const message of ['a', 'b', 'a']) showFailure({ success: false, message });
  for (let call = 0; call < 3; call++) showFailure({ success: false, error: 'no network' });
  expect(toastStore.get()).toHaveLength(3);
  dispatchEvent(new Event('online'));
  expect(toastStore.get()).toHaveLength(2);
});

test.each([
  { error: 'no network', change: false, words: '网络已断开，恢复后将自动重新加载。' },
  {
    error: 'no network',
    change: true,
    words: '网络已断开，请求未发送。已填写的内容仍保留，请在网络恢复后重试。',
  },
  { error: 'timeout', change: true, words: '无法确定操作是否已执行，请核对后再重试。已填写的内容仍保留。' },
])('the toast for "$error" with change $change shows its advice', ({ error, change, words }) => {
  showFailure({ success: false, error }, change ? 'message.operationFailed' : undefined);
  expect(toastStore.get()[0]?.advice?.(translate)).toBe(words);
});
