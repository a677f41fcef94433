// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../../src/runtime/catalog.ts', () => import('../stubCatalog.ts'));

const { failureMessage, showFailure } = await import('../../../src/runtime/api/showFailure.ts');
const { loadPhrases } = await import('../../../src/runtime/i18n/phrases.ts');
const { translate } = await import('../../../src/runtime/i18n/translate.ts');
const { toastStore } = await import('../../../src/runtime/feedback/toastStore.ts');
const { currentLocation, navigate } = await import('../../../src/runtime/routing/hashLocation.ts');

await loadPhrases('zh-CN');

beforeEach(() => {
  for (const { id } of toastStore.get()) toastStore.close(id);
  navigate('/things', { replace: true });
});

/** SPEC.md section 8. */
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

test.each([{ showType: 0 }, { error: 'aborted' }] as const)('%j shows nothing', (answer) => {
  showFailure({ success: false, errorMessage: '原因', ...answer });
  expect(toastStore.get()).toEqual([]);
});

test('show type 9 goes to the error page', () => {
  showFailure({ success: false, showType: 9, errorCode: 'E9', errorMessage: 'a b' });
  expect(currentLocation()).toBe('/exception?errorCode=E9&errorMessage=a+b');
  expect(toastStore.get()).toEqual([]);
});

test('details name what a supporter asks for', () => {
  showFailure({ success: false, errorCode: 'E1', status: 409, requestId: 'r1' });
  expect(toastStore.get()[0]?.details).toEqual({ errorCode: 'E1', status: '409', requestId: 'r1' });
});

test('the words follow the translation that is asked for', () => {
  const english = (key: string) => `en ${key}`;
  expect(failureMessage({ success: false, error: 'timeout' }, english)).toBe('en message.requestTimeout');
});
