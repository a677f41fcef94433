import { backends, defaultBackend } from '#generated/backends.ts';
import type { Configuration } from '../../../contract/api/configuration.ts';
import type { Backend } from '../../../contract/backend/Backend.ts';
import { serverOf } from '../../../contract/backend/serverOf.ts';

/** Returns the other origins that the console calls: those of the back ends, and of their OpenID Connect provider. */
export function backendOriginsOf(
  configuration: Configuration,
  list: readonly Backend[] = Object.values(backends),
  usual = defaultBackend,
): string[] {
  const addresses = list.flatMap((backend) => [
    serverOf(backend, configuration, usual),
    ...(backend.signIn?.scheme === 'oidc' ? [backend.signIn.issuer] : []),
  ]);
  return [...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin))];
}
