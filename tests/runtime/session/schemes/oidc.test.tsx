import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../../../src/runtime/api/sessionStore.ts';
import {
  endOidcSession,
  finishOidc,
  hasOidcAnswer,
  startOidc,
} from '../../../../src/runtime/session/schemes/oidc.ts';

const issuer = 'https://id.example/realm';
const scheme = { scheme: 'oidc', issuer, clientId: 'console', scope: 'openid profile' } as const;
const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  end_session_endpoint: `${issuer}/end`,
};

const toBase64Url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token, whose signature the console does not check: it comes directly from the token endpoint. */
function idTokenOf(claims: object): string {
  const now = Math.floor(Date.now() / 1000);
  const common = { iss: issuer, aud: 'console', sub: 'u1', iat: now, exp: now + 60 };
  return `${toBase64Url({ alg: 'RS256' })}.${toBase64Url({ ...common, ...claims })}.c2ln`;
}

type Answers = Readonly<Record<string, (body: URLSearchParams) => Response>>;

/** Replaces `fetch` by a provider. Returns the bodies of its calls. */
function stubProvider(answers: Answers = {}): URLSearchParams[] {
  const bodies: URLSearchParams[] = [];
  const all: Answers = {
    [`${issuer}/.well-known/openid-configuration`]: () => Response.json(metadata),
    ...answers,
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = new URLSearchParams(String(init?.body ?? ''));
    bodies.push(body);
    const answer = all[String(url)];
    if (!answer) throw new TypeError('no such host');
    return answer(body);
  });
  return bodies;
}

let left: URL[];

beforeEach(() => {
  left = [];
  sessionStorage.clear();
  sessionStore.close();
  vi.spyOn(location, 'assign').mockImplementation((address) => {
    left.push(new URL(String(address)));
  });
  history.replaceState(null, '', '/#/book?page=2');
});

/** Goes to the provider and comes back with its answer. Returns the nonce. */
async function comeBack(answer: Readonly<Record<string, string>>): Promise<string> {
  stubProvider();
  await startOidc(scheme);
  const asked = left[0]?.searchParams ?? new URLSearchParams();
  const given = new URLSearchParams({ state: asked.get('state') ?? '', ...answer });
  history.replaceState(null, '', `/?${given}`);
  return asked.get('nonce') ?? '';
}

test('the sign-in goes to the provider with PKCE, and returns to the page', async () => {
  stubProvider();
  expect(await startOidc(scheme)).toBeUndefined();
  expect(left[0]?.origin).toBe('https://id.example');
  expect(Object.fromEntries(left[0]?.searchParams ?? [])).toEqual({
    response_type: 'code',
    client_id: 'console',
    redirect_uri: `${location.origin}/`,
    scope: 'openid profile',
    state: expect.stringMatching(/.{20}/),
    nonce: expect.stringMatching(/.{20}/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(hasOidcAnswer()).toBe(false);
});

test('the code of the answer opens the session and the page', async () => {
  const nonce = await comeBack({ code: 'c1' });
  expect(hasOidcAnswer()).toBe(true);
  const bodies = stubProvider({
    [`${issuer}/token`]: () =>
      Response.json({
        access_token: 'token 1',
        token_type: 'bearer',
        id_token: idTokenOf({ nonce, preferred_username: 'ann' }),
      }),
  });
  expect(await finishOidc(scheme)).toBeUndefined();
  expect(Object.fromEntries(bodies[1] ?? [])).toMatchObject({
    grant_type: 'authorization_code',
    code: 'c1',
    client_id: 'console',
    redirect_uri: `${location.origin}/`,
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(sessionStore.get()).toEqual({ loginId: 'ann', loginKey: 'token 1', companyUuid: '' });
  expect(location.hash).toBe('#/book?page=2');
  expect(location.search).toBe('');
  expect(hasOidcAnswer()).toBe(false);
});

const token = (claims: (nonce: string) => object) => (nonce: string) =>
  Response.json({ access_token: 't', token_type: 'bearer', id_token: idTokenOf(claims(nonce)) });

test.each<
  [
    given: string,
    answer: Readonly<Record<string, string>>,
    reply: ((nonce: string) => Response) | undefined,
    want: string,
  ]
>([
  ['the answer of another sign-in', { code: 'c', state: 'other' }, token((nonce) => ({ nonce })), 'EXPIRED'],
  ['a refusal of the provider', { error: 'access_denied' }, token((nonce) => ({ nonce })), 'REFUSED'],
  [
    'a refused code',
    { code: 'c' },
    () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
    'REFUSED',
  ],
  ['a token of another sign-in', { code: 'c' }, token(() => ({ nonce: 'other' })), 'REFUSED'],
  ['a token of another client', { code: 'c' }, token((nonce) => ({ nonce, aud: 'other' })), 'REFUSED'],
  ['a token that has expired', { code: 'c' }, token((nonce) => ({ nonce, exp: 1 })), 'REFUSED'],
  ['a provider that does not answer', { code: 'c' }, undefined, 'UNAVAILABLE'],
])('%s opens no session', async (_given, answer, reply, want) => {
  const nonce = await comeBack(answer);
  if (reply) stubProvider({ [`${issuer}/token`]: () => reply(nonce) });
  else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no such host')));
  expect(await finishOidc(scheme)).toBe(want);
  expect(sessionStore.get()).toBeUndefined();
});

test('without a provider, the page stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no such host')));
  expect(await startOidc(scheme)).toBe('UNAVAILABLE');
  expect(left).toEqual([]);
});

test('a sign-out ends the session at the provider', async () => {
  stubProvider();
  sessionStore.open({ loginId: 'ann', loginKey: 'token', companyUuid: '' });
  await endOidcSession(scheme);
  expect(String(left[0])).toContain(`${issuer}/end?`);
  expect(left[0]?.searchParams.get('post_logout_redirect_uri')).toBe(`${location.origin}/`);
  expect(sessionStore.get()).toBeUndefined();
});
