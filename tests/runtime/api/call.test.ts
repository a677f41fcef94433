// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../../src/runtime/core/catalog.ts', () => import('../core/stubCatalog.ts'));

const { callByName } = await import('../../../src/runtime/api/call.ts');
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
  await vi.waitFor(() => expect(sessionRenewal.get()).toBeDefined());
  sessionStore.open({ loginId: 'ann', loginKey: 'new', companyUuid: 'c' });
  sessionRenewal.get()?.finish(true);
  expect(await answer).toMatchObject({ success: true, data: 'row' });
  expect(keys).toEqual(['old', 'new']);
  expect(toastStore.get()).toEqual([]);
});

test('several calls with an expired login start one session renewal', async () => {
  serve(expired, expired, done, done);
  const answers = [callByName('thing.get', { uuid: 'a' }), callByName('thing.get', { uuid: 'b' })];
  await vi.waitFor(() => expect(sessionRenewal.get()).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve));
  sessionRenewal.get()?.finish(true);
  expect((await Promise.all(answers)).map(({ success }) => success)).toEqual([true, true]);
  expect(sessionRenewal.get()).toBeUndefined();
});

test('a call returns the failure if the operator dismisses the session renewal', async () => {
  serve(expired);
  const answer = callByName('thing.get', { uuid: 'u' });
  await vi.waitFor(() => expect(sessionRenewal.get()).toBeDefined());
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
