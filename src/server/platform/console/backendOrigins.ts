import { backends, defaultBackend } from '#generated/backends.ts';
import type { Configuration } from '../../../contract/api/configuration.ts';
import type { Backend } from '../../../contract/backend/Backend.ts';

/** Returns the other origins that the console calls: those of the back ends, and of their OpenID Connect provider. */
export function backendOriginsOf(
  { server, servers = {} }: Configuration,
  list: readonly Backend[] = Object.values(backends),
  usual = defaultBackend,
): string[] {
  const addresses = list.flatMap(({ name, server: own, signIn }) => [
    servers[name] ?? ((name === usual && server) || own),
    ...(signIn?.scheme === 'oidc' ? [signIn.issuer] : []),
  ]);
  return [...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin))];
}
