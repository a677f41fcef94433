import { type Role, roles } from '../../../../contract/api/role.ts';
import { isLoginName } from '../../security/credentials.ts';

/** The claims of the provider that contain the operator and the role. */
export interface ClaimRules {
  /** Claim with the login name. */
  readonly loginClaim: string;
  /** Claim with the groups or roles: a text, or a list of texts. */
  readonly roleClaim: string;
  /** Value of that claim → role. */
  readonly roleOf: ReadonlyMap<string, Role>;
}

/** An operator who signed in at the provider. */
export interface Identity {
  readonly loginId: string;
  readonly role: Role;
}

/** The claims name no operator (`NO_LOGIN`), or one without a role (`NO_ROLE`). */
export class IdentityError extends Error {
  readonly code: 'NO_LOGIN' | 'NO_ROLE';
  /** The operator without a role. */
  readonly loginId: string | undefined;

  constructor(code: IdentityError['code'], message: string, loginId?: string) {
    super(message);
    this.code = code;
    this.loginId = loginId;
  }
}

/** Returns the operator of verified claims, with the highest of the roles. Throws IdentityError. */
export function readIdentity(
  claims: Readonly<Record<string, unknown>>,
  { loginClaim, roleClaim, roleOf }: ClaimRules,
): Identity {
  const loginId = claims[loginClaim];
  if (typeof loginId !== 'string' || !isLoginName(loginId))
    throw new IdentityError('NO_LOGIN', `The claim "${loginClaim}" has no login name.`);
  const given = [claims[roleClaim]].flat().map((value) => roleOf.get(String(value)));
  const role = roles.findLast((one) => given.includes(one));
  if (!role)
    throw new IdentityError('NO_ROLE', `The claim "${roleClaim}" of ${loginId} names no role.`, loginId);
  return { loginId, role };
}
