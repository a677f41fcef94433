import { beforeEach, expect, test, vi } from 'vitest';
import type { SignIn } from '../../../../src/contract/backend/Backend.ts';
import { shopBackend } from './shopBackend.ts';

/** The sign-in of the back end; each test sets it. */
let scheme: SignIn = { scheme: 'apiKey', header: 'X-API-Key' };
const shop = shopBackend(() => scheme);

vi.mock('../../../../src/runtime/core/catalog.ts', async () => ({
  ...(await import('../../core/stubCatalog.ts')),
  backends: { shop },
  defaultBackend: 'shop',
}));
const { sessionStore } = await import('../../../../src/runtime/api/sessionStore.ts');
const { companyStore } = await import('../../../../src/runtime/api/companyStore.ts');
const { signIn } = await import('../../../../src/runtime/session/signIn.ts');
const { signOut } = await import('../../../../src/runtime/session/signOut.ts');
const { signOutByScheme } = await import('../../../../src/runtime/session/schemes/signOutByScheme.ts');

const body = { mail: '{login}', secret: 'p:{password}' };
const bearer: SignIn = { scheme: 'bearer', login: { path: '/login', body, token: '/data/token' } };
const cookie: SignIn = { scheme: 'cookie', login: { path: '/login', body, logout: '/logout' } };

interface Sent {
  readonly url: string;
  readonly body: unknown;
  readonly credentials: RequestCredentials | undefined;
}

/** Replaces `fetch` by one answer, except for `/config.json`. Returns the calls. */
function stubBackend(answer: () => Response): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/config.json') return Response.json({});
    const text = init?.body;
    sent.push({
      url,
      body: typeof text === 'string' ? JSON.parse(text) : undefined,
      credentials: init?.credentials,
    });
    return answer();
  });
  return sent;
}

beforeEach(() => sessionStore.close());

const ann = { loginId: 'ann', password: 'x' };
const ok =
  (value: unknown, status = 200) =>
  () =>
    Response.json(value, { status });

test.each<[given: string, scheme: SignIn, answer: () => Response, want: object, key: string | undefined]>([
  ['a token', bearer, ok({ data: { token: 't1' } }), { success: true }, 't1'],
  ['a cookie', cookie, () => new Response(''), { success: true }, 'cookie'],
  [
    'an answer without the token',
    bearer,
    ok({ data: {} }),
    { success: false, error: 'unreadable' },
    undefined,
  ],
  [
    'a wrong password',
    bearer,
    ok({ reason: 'No.' }, 401),
    { errorCode: 'SIGN_IN_FAILED', errorMessage: 'No.' },
    undefined,
  ],
  ['another refusal', cookie, ok({ reason: 'Closed.' }, 503), { errorMessage: 'Closed.' }, undefined],
])('a login call with %s', async (_given, given, answer, want, key) => {
  scheme = given;
  const sent = stubBackend(answer);
  expect(await signIn(ann)).toMatchObject(want);
  expect(sent).toEqual([
    {
      url: 'https://shop.example/login',
      body: { mail: 'ann', secret: 'p:x' },
      credentials: given === cookie ? 'include' : undefined,
    },
  ]);
  expect(sessionStore.get()?.loginKey).toBe(key);
});

test('a login without the configuration of the console has no answer', async () => {
  scheme = bearer;
  vi.resetModules();
  const unread = await import('../../../../src/runtime/session/signIn.ts');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await unread.signIn(ann)).toEqual({ success: false, error: 'unreachable' });
});

test.each<[SignIn, want: readonly string[]]>([
  [cookie, ['https://shop.example/logout']],
  [bearer, []],
  [{ scheme: 'apiKey', header: 'X-API-Key' }, []],
])('a sign-out with %j calls %j', async (given, want) => {
  scheme = given;
  const sent = stubBackend(() => new Response(''));
  sessionStore.open({ loginId: 'ann', loginKey: 'k', companyUuid: '' });
  await signOutByScheme();
  expect(sent.map(({ url }) => url)).toEqual(want);
  companyStore.set([{ uuid: 'c1', name: 'North' }]);
  sent.length = 0;
  await signOut();
  expect(sent.map(({ url }) => url)).toEqual(want);
  expect(sessionStore.get()).toBeUndefined();
});
