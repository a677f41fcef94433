import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from '../../../src/contract/api/operation.ts';
import type { ReceivedAnswer } from '../../../src/contract/backend/Protocol.ts';
import { sendRequest } from '../../../src/runtime/api/call.ts';
import { operations } from '../core/stubCatalog.ts';

vi.mock('../../../src/runtime/core/catalog.ts', () => import('../core/stubCatalog.ts'));

const { callByName } = await import('../../../src/runtime/api/call.ts');
const { pickParameters } = await import('../../../src/runtime/api/buildRequest.ts');
const phrases = await import('../../../src/runtime/core/i18n/phrases.ts');
const { toastStore } = await import('../../../src/runtime/feedback/toast/toastStore.ts');
const { loadPhrases } = await import('../../../src/runtime/core/i18n/phrases.ts');
const { sessionRenewal } = await import('../../../src/runtime/api/sessionStore.ts');
const { sessionStore } = await import('../../../src/runtime/api/sessionStore.ts');

await loadPhrases('zh-CN');

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const expired = () => json(401, { success: false, errorCode: 'LOGIN_EXPIRED', errorMessage: '登录已过期' });
const done = () => json(200, { success: true, data: 'row' });

/**
 * Gives these answers one after the other, except for `/config.json`. Returns the login keys of the requests.
 */
function serve(...answers: readonly (() => Response)[]) {
  const keys: (string | undefined)[] = [];
  const rest = [...answers];
  vi.stubGlobal('fetch', async (url: string, init?: { headers: Record<string, string> }) => {
    if (url === '/config.json') return json(200, {});
    keys.push(init?.headers.loginKey);
    return rest.shift()?.() ?? json(500, { success: false, message: 'no answer left' });
  });
  return keys;
}

beforeEach(() => {
  sessionStore.open({ loginId: 'ann', loginKey: 'old', companyUuid: 'c' });
  for (const { id } of toastStore.get()) toastStore.close(id);
});
afterEach(() => vi.unstubAllGlobals());

test('an expired login starts the session renewal and then repeats the call', async () => {
  const keys = serve(expired, done);
  const answer = callByName('thing.get', { uuid: 'u' });
  await expect.poll(() => sessionRenewal.get()).toBeDefined();
  sessionStore.open({ loginId: 'ann', loginKey: 'new', companyUuid: 'c' });
  sessionRenewal.get()?.finish(true);
  expect(await answer).toMatchObject({ success: true, data: 'row' });
  expect(keys).toEqual(['old', 'new']);
  expect(toastStore.get()).toEqual([]);
});

test.each([
  { given: 'in another company', session: { loginId: 'ann', loginKey: 'new', companyUuid: 'd' } },
  { given: 'as another operator', session: { loginId: 'bob', loginKey: 'other', companyUuid: 'c' } },
])('a call fails if its session renewal ends $given', async ({ session }) => {
  const keys = serve(expired, done);
  const answer = callByName('thing.get', { uuid: 'u' }, { inline: true });
  await expect.poll(() => sessionRenewal.get()).toBeDefined();
  sessionStore.open(session);
  sessionRenewal.get()?.finish(true);
  expect(await answer).toMatchObject({ success: false, errorCode: 'LOGIN_EXPIRED' });
  expect(keys).toEqual(['old']);
});

/** Opens a session while the service answers, then lets the login of the request expire. */
const expireAfter = (session: { loginId: string; loginKey: string; companyUuid: string }) => () => {
  sessionStore.open(session);
  return expired();
};

test.each([
  {
    given: 'has signed in again',
    session: { loginId: 'ann', loginKey: 'new', companyUuid: 'c' },
    want: ['old', 'new'],
  },
  {
    given: 'has left to another one',
    session: { loginId: 'bob', loginKey: 'other', companyUuid: 'c' },
    want: ['old'],
  },
  {
    given: 'has switched the company',
    session: { loginId: 'ann', loginKey: 'old', companyUuid: 'd' },
    want: ['old'],
  },
])('an expired login does not ask an operator who $given meanwhile', async ({ session, want }) => {
  const keys = serve(expireAfter(session), done);
  const { success } = await callByName('thing.get', { uuid: 'u' }, { inline: true });
  expect({ keys, success, asks: sessionRenewal.get() }).toEqual({
    keys: want,
    success: want.length > 1,
    asks: undefined,
  });
});

test('a call sends its request at once if the configuration is loaded', async () => {
  const keys = serve(done, done);
  await callByName('thing.get', { uuid: 'a' });
  const answer = callByName('thing.get', { uuid: 'b' });
  expect(keys).toHaveLength(2);
  await answer;
});

test('several calls with an expired login start one session renewal', async () => {
  serve(expired, expired, done, done);
  const answers = [callByName('thing.get', { uuid: 'a' }), callByName('thing.get', { uuid: 'b' })];
  await expect.poll(() => sessionRenewal.get()).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve));
  sessionRenewal.get()?.finish(true);
  expect((await Promise.all(answers)).map(({ success }) => success)).toEqual([true, true]);
  expect(sessionRenewal.get()).toBeUndefined();
});

test('a call returns the failure if the operator dismisses the session renewal', async () => {
  serve(expired);
  const answer = callByName('thing.get', { uuid: 'u' });
  await expect.poll(() => sessionRenewal.get()).toBeDefined();
  sessionRenewal.get()?.finish(false);
  expect(await answer).toMatchObject({ success: false, errorCode: 'LOGIN_EXPIRED' });
});

test.each([
  { name: 'thing.get', errorCode: 'SECRET_MISMATCH' },
  { name: 'account.login', errorCode: 'LOGIN_REQUIRED' },
])('a failure $errorCode of $name starts no session renewal', async ({ name, errorCode }) => {
  serve(() => json(401, { success: false, errorCode }));
  expect(await callByName(name, { uuid: 'u', body: {} })).toMatchObject({ success: false, errorCode });
  expect(sessionRenewal.get()).toBeUndefined();
});

test.each([
  { inline: false, toasts: 1 },
  { inline: true, toasts: 0 },
])('a failure with inline $inline shows $toasts toasts and returns its data', async ({ inline, toasts }) => {
  serve(() => json(409, { success: false, errorCode: 'IN_USE', data: { users: ['a'] } }));
  const answer = await callByName('thing.get', { uuid: 'u' }, { inline });
  expect(answer).toMatchObject({ success: false, data: { users: ['a'] } });
  expect(toastStore.get()).toHaveLength(toasts);
});

test('callByName rejects an operation that no endpoint table has', async () => {
  await expect(callByName('thing.nope')).rejects.toThrow(
    'names the operation "thing.nope", which no endpoint table has',
  );
});

const request = { url: '/thing', method: 'GET', headers: {} } as const;

afterEach(() => vi.unstubAllGlobals());

const answers =
  (body: string, init: ResponseInit = {}) =>
  async () =>
    new Response(body, init);
const { protocolOf } = await import('../../../src/runtime/api/protocols.ts');
const translate = (received: ReceivedAnswer) => {
  const backend = protocolOf({});
  return backend.translation.readAnswer(backend, operations['thing.get'] as Operation, {}, received);
};

/** Acts as a server that never answers. The request ends only when it is aborted. */
const silence = (_: unknown, { signal }: RequestInit) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const refused = async () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  {
    name: 'an envelope',
    fetch: answers('{"success":true,"data":1}', { headers: { 'x-request-id': 'r1' } }),
    want: { success: true, data: 1, status: 200, requestId: 'r1' },
  },
  {
    name: 'a failed envelope with status 409',
    fetch: answers('{"success":false,"errorCode":"IN_USE","data":{"users":[]}}', { status: 409 }),
    want: { success: false, errorCode: 'IN_USE', data: { users: [] }, status: 409 },
  },
  {
    name: 'HTML of a proxy',
    fetch: answers('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    want: { success: false, error: 'unreadable', status: 502 },
  },
  {
    name: 'an envelope with the wrong content type',
    fetch: answers('{"success":true}', { headers: { 'content-type': 'text/plain' } }),
    want: { success: true, status: 200 },
  },
  {
    name: 'truncated JSON',
    fetch: answers('{"success":tr'),
    want: { success: false, error: 'unreadable', status: 200 },
  },
  {
    name: 'JSON without an envelope',
    fetch: answers('[1]'),
    want: { success: false, error: 'unreadable', status: 200 },
  },
  {
    name: 'a refusal in JSON without an envelope',
    fetch: answers('{"status":400,"error":"Bad Request","message":"name is missing"}', { status: 400 }),
    want: {
      success: false,
      message: 'name is missing',
      data: { status: 400, error: 'Bad Request', message: 'name is missing' },
      status: 400,
    },
  },
  {
    name: 'messages of the wrong type',
    fetch: answers('{"success":false,"message":{"code":1},"errorMessage":"","showType":"9"}', {
      status: 500,
    }),
    want: { success: false, status: 500 },
  },
  {
    name: 'a connection that is reset during the answer',
    fetch: async () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('reset')) })),
    want: { success: false, error: 'unreachable' },
  },
  { name: 'an empty answer', fetch: answers(''), want: { success: false, error: 'unreadable', status: 200 } },
  { name: 'a server without an answer in time', fetch: silence, want: { success: false, error: 'timeout' } },
  { name: 'a refused connection', fetch: refused, want: { success: false, error: 'unreachable' } },
])('sendRequest returns an answer for $name', async ({ fetch, want }) => {
  vi.stubGlobal('fetch', fetch);
  const answer = await sendRequest(request, translate, 20);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(want);
});

test('sendRequest sends nothing while the browser is offline', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await sendRequest(request, translate, 20)).toEqual({ success: false, error: 'no network' });
  expect(fetch).not.toHaveBeenCalled();
});

test('sendRequest returns the error "aborted" after the caller aborts', async () => {
  vi.stubGlobal('fetch', silence);
  const controller = new AbortController();
  const answer = sendRequest(request, translate, 10_000, controller.signal);
  controller.abort();
  expect(await answer).toEqual({ success: false, error: 'aborted' });
});

const remove = operations['thing.remove'];

test('a call takes a value of the record into its query', async () => {
  if (!remove) throw new Error();
  const args = pickParameters(remove, { uuid: 'u', stamp: 'other', changedAt: 'AQ+/=' });
  expect(args).toEqual({ uuid: 'u', stamp: 'AQ+/=' });
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return json(200, { success: true });
  });
  expect(await callByName('thing.remove', args)).toMatchObject({ success: true });
  expect(urls.at(-1)).toContain('/thing/remove?uuid=u&stamp=AQ%2B%2F%3D&');
});

test.each([undefined, null, ''])('a record with the value %j: no call, and a message', async (changedAt) => {
  if (!remove) throw new Error();
  const keys = serve(done);
  const answer = await callByName('thing.remove', pickParameters(remove, { uuid: 'u', changedAt }));
  expect(answer).toMatchObject({ success: false, error: 'no record value', parameter: 'stamp' });
  expect(keys).toEqual([]);
  const [toast] = toastStore.get();
  if (typeof toast?.message !== 'function') throw new Error();
  expect(toast.message(phrases.translate)).toBe('此记录缺少参数“stamp”的值。');
  await phrases.setLocale('en-US');
  expect(toast.message(phrases.translate)).toBe(
    'The record has no value for the parameter “stamp”, which this call requires.',
  );
  await phrases.setLocale('zh-CN');
});
