import { type Role, roles } from '../../contract/api/role.ts';
import { isSecureUrl } from '../../contract/validation/formats.ts';
import type { SingleSignOnSettings } from '../platform/accounts/singleSignOn/OpenIdProvider.ts';

type Value = (name: string) => string | undefined;

/** `wms-admins=administrator, wms-night=operator`; undefined for any other text. */
function parseRoles(text: string): ReadonlyMap<string, Role> | undefined {
  const entries: [string, Role][] = [];
  for (const entry of text.split(',')) {
    const at = entry.lastIndexOf('=');
    const role = roles.find((one) => one === entry.slice(at + 1).trim());
    const group = entry.slice(0, at).trim();
    if (at < 1 || group === '' || !role) return undefined;
    entries.push([group, role]);
  }
  return new Map(entries);
}

export interface SingleSignOnEnvironment {
  /** Absent without OIDC_ISSUER. */
  readonly singleSignOn?: SingleSignOnSettings;
  /** Address of the service for browsers. */
  readonly publicUrl?: string;
  /** Operators sign in at the provider only. */
  readonly isPasswordRefused: boolean;
}

/** Reads the variables of the single sign-on. Adds a sentence to `problems` for each wrong one. */
export function readSingleSignOn(value: Value, problems: string[]): SingleSignOnEnvironment {
  const issuer = value('OIDC_ISSUER');
  const clientId = value('OIDC_CLIENT_ID');
  const publicUrl = value('PUBLIC_URL');
  const isPasswordRefused = value('PASSWORD_SIGN_IN') === 'false';
  const roleOf = parseRoles(value('OIDC_ROLES') ?? roles.map((role) => `${role}=${role}`).join(','));
  if (publicUrl !== undefined && !(URL.canParse(publicUrl) && new URL(publicUrl).origin === publicUrl))
    problems.push(`PUBLIC_URL must be an origin such as https://console.example.com, not "${publicUrl}".`);
  if (issuer === undefined && isPasswordRefused)
    problems.push('PASSWORD_SIGN_IN is false without OIDC_ISSUER, so nobody could sign in.');
  // The service sends tokens to the provider, so its address uses TLS, unless it is on this machine.
  if (issuer !== undefined && !isSecureUrl(issuer))
    problems.push(`OIDC_ISSUER must be an https address, or one of this machine, not "${issuer}".`);
  if (issuer !== undefined && clientId === undefined) problems.push('OIDC_ISSUER needs OIDC_CLIENT_ID.');
  if (!roleOf)
    problems.push(
      `OIDC_ROLES must look like "group=role, group=role" with the roles ${roles.join(', ')}, not "${value('OIDC_ROLES')}".`,
    );
  if (problems.length > 0 || issuer === undefined || clientId === undefined || !roleOf)
    return { publicUrl, isPasswordRefused };
  return {
    publicUrl,
    isPasswordRefused,
    singleSignOn: {
      issuer: new URL(issuer),
      clientId,
      clientSecret: value('OIDC_CLIENT_SECRET'),
      scope: value('OIDC_SCOPE') ?? 'openid profile email',
      loginClaim: value('OIDC_LOGIN_CLAIM') ?? 'preferred_username',
      roleClaim: value('OIDC_ROLE_CLAIM') ?? 'roles',
      roleOf,
    },
  };
}
