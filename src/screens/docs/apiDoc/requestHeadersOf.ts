import type { Auth, Erp } from '#generated/types.ts';
import { apiKeyHeader } from '../../../contract/api/apiKeyHeader.ts';
import { secretMask } from '../../../contract/api/secretMask.ts';
import { isSecretHeader } from '../../../contract/model/secretEntry.ts';

const authSchemes: Readonly<Record<Auth['authType'], string>> = {
  BASIC: 'Basic',
  DIGEST: 'Digest',
  OAUTH2: 'Bearer',
};

/**
 * Returns the headers of an interface's call, with masked secrets. `contentType` is undefined for a call
 * without a body.
 */
export const requestHeadersOf = (
  contentType: string | undefined,
  erp?: Erp,
  auth?: Auth,
): Record<string, string> => ({
  Accept: 'application/json',
  ...(contentType && { 'Content-Type': contentType }),
  [apiKeyHeader]: secretMask,
  ...Object.fromEntries(
    (erp?.extendInfo ?? []).map(({ parameterName, parameterValue = '', parameterValueSet }) => [
      parameterName,
      parameterValueSet || (isSecretHeader(parameterName) && parameterValue !== '')
        ? secretMask
        : parameterValue,
    ]),
  ),
  ...(auth && { Authorization: `${authSchemes[auth.authType]} ${secretMask}` }),
});
