import type { Configuration, IDToken } from 'openid-client';
import type { SignInAttempt } from '../../../../contract/api/session.ts';
import type { ClaimRules } from './readIdentity.ts';

/** Settings of the provider (README.md of the project, OIDC_*). */
export interface SingleSignOnSettings extends ClaimRules {
  /** Its discovery document is below this address. */
  readonly issuer: URL;
  readonly clientId: string;
  /** Absent for a public client. */
  readonly clientSecret?: string;
  readonly scope: string;
}

interface ProvenSignIn {
  /** Claims of the ID token, completed by those of the user info. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** For the sign-out at the provider. */
  readonly idToken: string;
}

/** Authorization code flow with PKCE at one provider. The library loads with the first sign-in. */
export class OpenIdProvider {
  readonly #settings: SingleSignOnSettings;
  #discovered: Promise<Configuration> | undefined;

  constructor(settings: SingleSignOnSettings) {
    this.#settings = settings;
  }

  /** Reads the discovery document once; after a failure again. */
  async #open() {
    const client = await import('openid-client');
    const { issuer, clientId, clientSecret } = this.#settings;
    // Only a provider on this machine may have a plain address (readSingleSignOn.ts).
    const execute = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    const authentication = clientSecret === undefined ? client.None() : undefined;
    this.#discovered ??= client.discovery(issuer, clientId, clientSecret, authentication, { execute });
    try {
      return { client, provider: await this.#discovered };
    } catch (error) {
      this.#discovered = undefined;
      throw error;
    }
  }

  /** Returns the address at which the browser signs in. */
  async begin(redirectUri: string, to: string): Promise<{ address: URL; attempt: SignInAttempt }> {
    const { client, provider } = await this.#open();
    const codeVerifier = client.randomPKCECodeVerifier();
    const attempt = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier, to };
    const address = client.buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri,
      scope: this.#settings.scope,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return { address, attempt };
  }

  /** Redeems the code of the answer. Rejects if the answer does not belong to the attempt, or is not valid. */
  async finish(answer: URL, { state, nonce, codeVerifier }: SignInAttempt): Promise<ProvenSignIn> {
    const { client, provider } = await this.#open();
    const tokens = await client.authorizationCodeGrant(provider, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims() as IDToken;
    const more = provider.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub)
      : {};
    return { claims: { ...more, ...claims }, idToken: tokens.id_token ?? '' };
  }

  /** Returns the address of the sign-out at the provider; undefined if it has none. */
  async end(idToken: string | undefined, backTo: string): Promise<URL | undefined> {
    const { client, provider } = await this.#open();
    if (!provider.serverMetadata().end_session_endpoint) return undefined;
    return client.buildEndSessionUrl(provider, {
      post_logout_redirect_uri: backTo,
      ...(idToken && { id_token_hint: idToken }),
    });
  }
}
