import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { OpenIdProvider } from '../../../../../src/server/platform/accounts/singleSignOn/OpenIdProvider.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a signed ID token with these claims. */
function idTokenOf(claims: object): string {
  const signed = `${encode({ alg: 'RS256', kid: 'k' })}.${encode(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** A provider that issues a token for each code. `more` is further metadata, `nonce` that of the attempt. */
const given = { issuer: '', more: {} as Record<string, string>, nonce: '', redeemed: new URLSearchParams() };

function answerTo(path: string): object {
  const { issuer, more, nonce } = given;
  if (path === '/.well-known/openid-configuration')
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...more,
    };
  if (path === '/keys') return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256' }] };
  if (path === '/userinfo') return { sub: 'u-1', email: 'of the user info', groups: ['wms'] };
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    aud: 'console',
    sub: 'u-1',
    iat,
    exp: iat + 60,
    nonce,
    email: 'of the token',
  };
  return { access_token: 'a', token_type: 'Bearer', id_token: idTokenOf(claims) };
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '', given.issuer);
  if (pathname === '/token') given.redeemed = new URLSearchParams(await text(request));
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(answerTo(pathname)));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
given.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const backTo = 'https://console.example.com/single-sign-on/callback';

function providerWith(more: Record<string, string> = {}): OpenIdProvider {
  given.more = more;
  return new OpenIdProvider({
    issuer: new URL(given.issuer),
    clientId: 'console',
    scope: 'openid groups',
    loginClaim: 'email',
    roleClaim: 'groups',
    roleOf: new Map(),
  });
}

test('the address of the sign-in has the values of the attempt', async () => {
  const { address, attempt } = await providerWith().begin(backTo, '/config');
  expect(address.href.split('?')[0]).toBe(`${given.issuer}/authorize`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'console',
    response_type: 'code',
    redirect_uri: backTo,
    scope: 'openid groups',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: createHash('sha256').update(attempt.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  expect(attempt.to).toBe('/config');
});

test.each([
  { more: {}, want: { email: 'of the token' } },
  { more: { userinfo_endpoint: '/userinfo' }, want: { email: 'of the token', groups: ['wms'] } },
])('a sign-in at a provider with $more has the claims of the token and of the user info', async (row) => {
  const more = Object.fromEntries(
    Object.entries(row.more).map(([name, path]) => [name, given.issuer + path]),
  );
  const provider = providerWith(more);
  const { attempt } = await provider.begin(backTo, '/');
  given.nonce = attempt.nonce;
  const { claims, idToken } = await provider.finish(
    new URL(`${backTo}?code=c&state=${attempt.state}`),
    attempt,
  );
  const { iss: _, aud: __, iat: ___, exp: ____, ...own } = claims;
  expect(own).toEqual({ sub: 'u-1', nonce: attempt.nonce, ...row.want });
  expect(idToken.split('.')).toHaveLength(3);
  expect(Object.fromEntries(given.redeemed)).toMatchObject({
    code: 'c',
    code_verifier: attempt.codeVerifier,
    redirect_uri: backTo,
  });
});

test.each([
  { given: 'another state', changed: { state: 'other' } },
  { given: 'another nonce', changed: { nonce: 'other' } },
])('an answer with $given is refused', async ({ changed }) => {
  const provider = providerWith();
  const { attempt } = await provider.begin(backTo, '/');
  given.nonce = attempt.nonce;
  const answer = new URL(`${backTo}?code=c&state=${attempt.state}`);
  await expect(provider.finish(answer, { ...attempt, ...changed })).rejects.toThrow();
});

test.each([
  { idToken: 'token', want: { id_token_hint: 'token' } },
  { idToken: undefined, want: {} },
  { idToken: '', want: {} },
])('the sign-out of the token $idToken leads to the provider and back', async ({ idToken, want }) => {
  const provider = providerWith({ end_session_endpoint: `${given.issuer}/end` });
  const address = await provider.end(idToken, 'https://console.example.com/');
  expect(address?.href.split('?')[0]).toBe(`${given.issuer}/end`);
  expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
    client_id: 'console',
    post_logout_redirect_uri: 'https://console.example.com/',
    ...want,
  });
});

test('a provider without a sign-out has no address for it', async () => {
  expect(await providerWith().end('token', 'https://console.example.com/')).toBeUndefined();
});
