import type { Auth, Erp } from '../../../generated/types.ts';

/** Placeholder for a secret (schemas/SPECIFICATION.md section 12). */
export const secretPlaceholder = '[SECRET]';

/** Headers by these names carry keys, whatever the ERP calls them; src/server/exchange masks by the same. */
const secretNamePattern = /key|token|secret|passw|auth|cookie|sign/i;

const authSchemes: Readonly<Record<Auth['authType'], string>> = {
  BASIC: 'Basic',
  DIGEST: 'Digest',
  OAUTH2: 'Bearer',
};

/** The headers that a call of an interface carries, its secrets masked. `contentType` is that of its body, if it has one. */
export const requestHeadersOf = (
  contentType: string | undefined,
  erp?: Erp,
  auth?: Auth,
): Record<string, string> => ({
  Accept: 'application/json',
  ...(contentType && { 'Content-Type': contentType }),
  iwmsApiKey: secretPlaceholder,
  ...Object.fromEntries(
    (erp?.extendInfo ?? []).map(({ parameterName, parameterValue = '' }) => [
      parameterName,
      secretNamePattern.test(parameterName) && parameterValue !== '' ? secretPlaceholder : parameterValue,
    ]),
  ),
  ...(auth && { Authorization: `${authSchemes[auth.authType]} ${secretPlaceholder}` }),
});
