import type { SignIn } from '../../../contract/backend/Backend.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import { companyStore } from '../../api/companyStore.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { currentLocation, navigate } from '../../core/routing/hashLocation.ts';

type OidcScheme = Extract<SignIn, { readonly scheme: 'oidc' }>;

/** Why no session was opened; a phrase in `session.problem`. */
export type OidcProblem = 'UNAVAILABLE' | 'EXPIRED' | 'REFUSED';

/** The values of a sign-in that the provider's answer has to match (RFC 7636, OpenID Connect Core section 3.1). */
interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The page to open afterwards. */
  readonly to: string;
}

const storageKey = 'oidc';
const timeout = 20_000;

const redirectAddress = (): string => `${location.origin}${location.pathname}`;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}

async function readJson(url: string, body?: URLSearchParams): Promise<Record<string, unknown>> {
  const init = { signal: AbortSignal.timeout(timeout), ...(body && { method: 'POST', body }) };
  const response = await fetch(url, init);
  const answer: unknown = await response.json();
  if (!response.ok || !isRecord(answer)) throw new Error(`${url} answered ${response.status}.`);
  return answer;
}

/** Returns an address of the provider from its discovery document. */
async function endpointOf({ issuer }: OidcScheme, name: string): Promise<string | undefined> {
  const found = (await readJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`))[name];
  return typeof found === 'string' ? found : undefined;
}

/** Goes to the provider. The page is left, unless the provider does not answer. */
export async function startOidc(scheme: OidcScheme): Promise<OidcProblem | undefined> {
  const endpoint = await endpointOf(scheme, 'authorization_endpoint').catch(() => undefined);
  if (endpoint === undefined) return 'UNAVAILABLE';
  const here = currentLocation();
  const pending: PendingSignIn = {
    state: randomText(),
    nonce: randomText(),
    verifier: randomText(),
    to: here.startsWith('/sign-in') ? '/' : here,
  };
  sessionStorage.setItem(storageKey, JSON.stringify(pending));
  const address = new URL(endpoint);
  const parameters = {
    response_type: 'code',
    client_id: scheme.clientId,
    redirect_uri: redirectAddress(),
    scope: scheme.scope,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await challengeOf(pending.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  location.assign(address);
  return undefined;
}

/** True if the address of the page has the provider's answer to this browser tab. */
export const hasOidcAnswer = (): boolean =>
  new URLSearchParams(location.search).has('state') && sessionStorage.getItem(storageKey) !== null;

/** The claims of an ID token. It comes directly from the token endpoint, so its signature need not be checked. */
function claimsOf(token: unknown): Record<string, unknown> {
  const [, payload = ''] = typeof token === 'string' ? token.split('.') : [];
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return isRecord(claims) ? claims : {};
}

/** Exchanges the code in the address of the page for a token, and opens the session. */
export async function finishOidc(scheme: OidcScheme): Promise<OidcProblem | undefined> {
  const answer = new URLSearchParams(location.search);
  const pending: PendingSignIn = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  sessionStorage.removeItem(storageKey);
  history.replaceState(history.state, '', `${location.pathname}${location.hash}`);
  if (answer.get('state') !== pending.state) return 'EXPIRED';
  const code = answer.get('code');
  if (code === null) return 'REFUSED';
  const endpoint = await endpointOf(scheme, 'token_endpoint').catch(() => undefined);
  if (endpoint === undefined) return 'UNAVAILABLE';
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectAddress(),
    client_id: scheme.clientId,
    code_verifier: pending.verifier,
  });
  try {
    const { access_token: accessToken, id_token: idToken } = await readJson(endpoint, body);
    const { nonce, preferred_username: name, email, sub } = claimsOf(idToken);
    if (typeof accessToken !== 'string' || nonce !== pending.nonce) return 'REFUSED';
    companyStore.set([]);
    sessionStore.open({ loginId: String(name ?? email ?? sub), loginKey: accessToken, companyUuid: '' });
    navigate(pending.to, { replace: true });
    return undefined;
  } catch {
    return 'REFUSED';
  }
}

/** Ends the session at the provider, where it offers this, and returns to the console. */
export async function endOidcSession(scheme: OidcScheme): Promise<void> {
  const endpoint = await endpointOf(scheme, 'end_session_endpoint').catch(() => undefined);
  if (endpoint === undefined) return;
  const address = new URL(endpoint);
  address.searchParams.set('client_id', scheme.clientId);
  address.searchParams.set('post_logout_redirect_uri', redirectAddress());
  sessionStore.close();
  location.assign(address);
}
