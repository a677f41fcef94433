import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A provider of the single sign-on on this machine. Its form takes any login name and password. */
export interface TestProvider {
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Starts a provider for the console at `consoleUrl`. The groups of an operator are those of the name. */
export async function startProvider(
  consoleUrl: string,
  groupsOf: Readonly<Record<string, readonly string[]>>,
): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'interface-console', client_secret: 'a secret of the test' };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [`${consoleUrl}/single-sign-on/callback`],
        post_logout_redirect_uris: [`${consoleUrl}/`],
      },
    ],
    claims: { openid: ['sub'], profile: ['preferred_username', 'groups'] },
    findAccount: (_, name) => ({
      accountId: name,
      claims: () => ({ sub: name, preferred_username: name, groups: groupsOf[name] ?? [] }),
    }),
    pkce: { required: () => true },
    cookies: { keys: ['key of the test'] },
  });
  server.on('request', provider.callback());
  return {
    variables: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_ROLES: 'wms-admins=administrator, wms-night=viewer',
      PASSWORD_SIGN_IN: 'false',
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
