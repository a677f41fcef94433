import type { Auth, Erp } from '../../../generated/types.ts';

/** What stands in the place of a secret (DECISIONS.md, "Secrets"). */
export const secret = '[SECRET]';

/** Headers by these names carry keys, whatever the ERP calls them; src/server/exchange masks by the same. */
const tellsSecret = /key|token|secret|passw|auth|cookie|sign/i;

const schemes: Readonly<Record<Auth['authType'], string>> = {
  BASIC: 'Basic',
  DIGEST: 'Digest',
  OAUTH2: 'Bearer',
};

/** The headers that a call of an interface carries, its secrets masked. */
export const headersOf = (method: string, erp?: Erp, auth?: Auth): Record<string, string> => ({
  Accept: 'application/json',
  ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
  iwmsApiKey: secret,
  ...Object.fromEntries(
    (erp?.extendInfo ?? []).map(({ parameterName, parameterValue = '' }) => [
      parameterName,
      tellsSecret.test(parameterName) && parameterValue !== '' ? secret : parameterValue,
    ]),
  ),
  ...(auth && { Authorization: `${schemes[auth.authType]} ${secret}` }),
});
