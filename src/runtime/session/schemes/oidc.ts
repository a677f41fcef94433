import * as client from 'openid-client';
import type { SignInAttempt } from '../../../contract/api/session.ts';
import type { SignIn } from '../../../contract/backend/Backend.ts';
import { companyStore } from '../../api/companyStore.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { currentLocation, navigate } from '../../core/routing/hashLocation.ts';

type OidcScheme = Extract<SignIn, { readonly scheme: 'oidc' }>;

/** Why no session was opened; a phrase in `session.problem`. */
export type OidcProblem = 'UNAVAILABLE' | 'EXPIRED' | 'REFUSED';

/** The key of the attempt in the storage of the browser tab. */
const attemptKey = 'oidc';

const redirectAddress = (): string => `${location.origin}${location.pathname}`;

/** Reads the discovery document. Resolves to undefined if the provider does not answer. */
async function openProvider({ issuer, clientId }: OidcScheme): Promise<client.Configuration | undefined> {
  const address = new URL(issuer);
  const execute = address.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return client.discovery(address, clientId, undefined, client.None(), { execute }).catch(() => undefined);
}

/**
 * Opens the page of the provider (authorization code with PKCE). The console stays if the provider does not
 * answer.
 */
export async function startOidc(scheme: OidcScheme): Promise<OidcProblem | undefined> {
  const provider = await openProvider(scheme);
  if (!provider) return 'UNAVAILABLE';
  const here = currentLocation();
  const attempt: SignInAttempt = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
    to: here.startsWith('/sign-in') ? '/' : here,
  };
  sessionStorage.setItem(attemptKey, JSON.stringify(attempt));
  const address = client.buildAuthorizationUrl(provider, {
    redirect_uri: redirectAddress(),
    scope: scheme.scope,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
  });
  location.assign(address);
  return undefined;
}

/** True if the address of the page has the provider's answer to this browser tab. */
export const hasOidcAnswer = (): boolean =>
  new URLSearchParams(location.search).has('state') && sessionStorage.getItem(attemptKey) !== null;

/** Redeems the code in the address of the page for a token, and opens the session. */
export async function finishOidc(scheme: OidcScheme): Promise<OidcProblem | undefined> {
  const answer = new URL(location.href);
  const { state, nonce, codeVerifier, to }: SignInAttempt = JSON.parse(
    sessionStorage.getItem(attemptKey) ?? '{}',
  );
  sessionStorage.removeItem(attemptKey);
  history.replaceState(history.state, '', `${location.pathname}${location.hash}`);
  if (answer.searchParams.get('state') !== state) return 'EXPIRED';
  const provider = await openProvider(scheme);
  if (!provider) return 'UNAVAILABLE';
  try {
    const tokens = await client.authorizationCodeGrant(provider, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    companyStore.set([]);
    sessionStore.open({
      loginId: String(claims?.preferred_username ?? claims?.email ?? claims?.sub),
      loginKey: tokens.access_token,
      companyUuid: '',
    });
  } catch {
    return 'REFUSED';
  }
  navigate(to, { replace: true });
  return undefined;
}

/** Ends the session at the provider, where it offers this, and returns to the console. */
export async function endOidcSession(scheme: OidcScheme): Promise<void> {
  const provider = await openProvider(scheme);
  if (!provider?.serverMetadata().end_session_endpoint) return;
  const address = client.buildEndSessionUrl(provider, { post_logout_redirect_uri: redirectAddress() });
  sessionStore.close();
  location.assign(address);
}
