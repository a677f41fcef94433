import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiAnswer } from '../../../src/runtime/api/answer.ts';

vi.mock('../../../src/runtime/core/catalog.ts', () => import('../core/stubCatalog.ts'));

const { callByName } = await import('../../../src/runtime/api/call.ts');
const { loadConfiguration } = await import('../../../src/runtime/api/configuration.ts');
const { showFailure } = await import('../../../src/runtime/api/failures.ts');
const { confirmStore } = await import('../../../src/runtime/feedback/dialog/confirmStore.ts');
const { toastStore } = await import('../../../src/runtime/feedback/toast/toastStore.ts');
const { setLocale } = await import('../../../src/runtime/core/i18n/phrases.ts');
const { loadPhrases } = await import('../../../src/runtime/core/i18n/phrases.ts');
const { translate } = await import('../../../src/runtime/core/i18n/phrases.ts');
const { currentLocation, navigate } = await import('../../../src/runtime/core/routing/hashLocation.ts');
const { sessionStore } = await import('../../../src/runtime/api/sessionStore.ts');

const respond =
  (status: number, body: string, type = 'application/json') =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
const envelope = (status: number, body: object) =>
  respond(status, JSON.stringify({ success: false, ...body }));
const html = '<!doctype html><h1>502 Bad Gateway</h1>';

interface Fault {
  readonly answers: () => Promise<Response>;
  readonly offline?: true;
  /** The message in both languages; absent without a message. */
  readonly message?: readonly [zh: string, en: string];
  readonly kind?: 'error' | 'warning' | 'notification';
  readonly goesTo?: string;
  readonly want: Partial<ApiAnswer>;
}

const retry = ['请求错误，请重试。', 'Request error, please retry.'] as const;
const reason = ['原因', '原因'] as const;

/** All cases of schemas/SPECIFICATION.md section 8. */
const faults: Readonly<Record<string, Fault>> = {
  silent: { answers: envelope(200, { errorMessage: '原因', showType: 0 }), want: { errorMessage: '原因' } },
  warning: {
    answers: envelope(200, { errorMessage: '原因', showType: 1 }),
    message: reason,
    kind: 'warning',
    want: {},
  },
  error: { answers: envelope(200, { errorMessage: '原因', showType: 2 }), message: reason, want: {} },
  notification: {
    answers: envelope(200, { errorMessage: '原因', errorCode: 'E4', showType: 4 }),
    message: reason,
    kind: 'notification',
    want: { errorCode: 'E4' },
  },
  redirect: {
    answers: envelope(200, { errorMessage: '原因', errorCode: 'E9', showType: 9 }),
    goesTo: `/exception?${new URLSearchParams({ errorCode: 'E9', errorMessage: '原因' })}`,
    want: { errorCode: 'E9' },
  },
  'text without show type': {
    answers: envelope(200, { message: '原因' }),
    message: reason,
    want: { message: '原因' },
  },
  'no text': { answers: envelope(200, {}), message: retry, want: {} },
  '409 in an envelope': {
    answers: envelope(409, { errorMessage: '原因', data: { uuid: 'u' } }),
    message: reason,
    want: { status: 409, data: { uuid: 'u' } },
  },
  '400 in other JSON': {
    answers: respond(400, '{"message":"原因","detail":1}'),
    message: reason,
    want: { status: 400, data: { message: '原因', detail: 1 } },
  },
  '500 in other JSON without text': {
    answers: respond(500, '{}'),
    message: retry,
    want: { status: 500 },
  },
  '502 in HTML': {
    answers: respond(502, html, 'text/html'),
    message: retry,
    want: { error: 'unreadable', status: 502 },
  },
  '200 in HTML': { answers: respond(200, html, 'text/html'), message: retry, want: { error: 'unreadable' } },
  'truncated JSON': {
    answers: respond(200, '{"success":true,"data":[{"uu'),
    message: retry,
    want: { error: 'unreadable' },
  },
  'empty body': { answers: respond(200, ''), message: retry, want: { error: 'unreadable' } },
  'refused connection': {
    answers: () => Promise.reject(new TypeError('Failed to fetch')),
    message: retry,
    want: { error: 'unreachable' },
  },
  'connection reset during the answer': {
    answers: async () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) })),
    message: retry,
    want: { error: 'unreachable' },
  },
  timeout: {
    answers: () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
    message: ['请求超时', 'Request Timeout'],
    want: { error: 'timeout' },
  },
  offline: {
    answers: respond(200, '{}'),
    offline: true,
    message: ['当前网络不可用', 'Current Network Not Available'],
    want: { error: 'no network' },
  },
};

for (const locale of ['zh-CN', 'en-US']) await loadPhrases(locale);

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await loadConfiguration();
  sessionStore.open({ loginId: 'ann', loginKey: 'key', companyUuid: 'c' });
  for (const { id } of toastStore.get()) toastStore.close(id);
  navigate('/things', { replace: true });
});
afterEach(() => vi.unstubAllGlobals());

const shownToasts = () =>
  toastStore
    .get()
    .map(({ kind, message }) => [kind, typeof message === 'function' ? message(translate) : message]);

const ways = ['read', 'inline', 'change'] as const;
const locales = ['zh-CN', 'en-US'] as const;
const cases = Object.entries(faults).flatMap(([name, fault]) =>
  ways.flatMap((way) => locales.map((locale, language) => ({ name, fault, way, locale, language }))),
);

test.each(cases)('callByName gets $name, $way, $locale', async ({ name, fault, way, locale, language }) => {
  await setLocale(locale);
  if (name === 'timeout') vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  if (fault.offline) vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', fault.answers);
  const answer = await callByName('thing.get', { uuid: 'u' }, { inline: way !== 'read' });
  if (way === 'change') showFailure(answer, 'message.operationFailed');
  expect(answer).toMatchObject({ success: false, ...fault.want });

  const words = fault.message;
  expect(shownToasts()).toEqual(way === 'inline' || !words ? [] : [[fault.kind ?? 'error', words[language]]]);
  await expect.poll(() => currentLocation()).toBe(fault.goesTo ?? '/things');
  expect(confirmStore.get()).toBeUndefined();
});

test('a redirecting failure shows a toast if the operator has already left the page', async () => {
  const redirect = envelope(200, { errorMessage: '原因', errorCode: 'E9', showType: 9 });
  vi.stubGlobal('fetch', () => {
    navigate('/others');
    return redirect();
  });
  await callByName('thing.get', { uuid: 'u' });
  await expect.poll(() => shownToasts()).toEqual([['error', '原因']]);
  expect(currentLocation()).toBe('/others');
});
