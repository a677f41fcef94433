import { apiKeyHeader } from '../../../src/contract/api/apiKeyHeader.ts';
import type { SignIn } from '../../../src/contract/backend/Backend.ts';
import type { BackendModel, OperationModel } from '../../normalize/model/OperationModel.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';

/** Returns the name of a back end's security scheme. */
const schemeName = ({ name, signIn }: BackendModel): string =>
  `${name}${signIn?.scheme === 'oidc' ? 'Oidc' : 'Login'}`;

/** Returns the ways to authenticate a call. The scope of `loginKey` is the least role. */
export function securityOf({ backend, public: open, security, access }: OperationModel): JsonSchema[] {
  if (open || !backend.signIn) return [];
  if (backend.signIn.scheme !== 'loginKey') return [{ [schemeName(backend)]: [] }];
  const session = { loginKey: [access], secret: [] };
  return security ? [{ apiKey: [] }, session] : [session];
}

/** The security of calls that say nothing else. */
export const commonSecurityOf = ({ signIn }: BackendModel): JsonSchema[] =>
  signIn?.scheme === 'loginKey' ? [{ loginKey: [], secret: [] }] : [];

/** Returns the security schemes of a back end. */
export const securitySchemesOf = (backend: BackendModel): JsonSchema =>
  backend.signIn ? schemesOf(backend, backend.signIn) : {};

function schemesOf(backend: BackendModel, signIn: SignIn): JsonSchema {
  const name = schemeName(backend);
  switch (signIn.scheme) {
    case 'loginKey':
      return loginKeySchemes(signIn);
    case 'bearer':
      return {
        [name]: {
          type: 'http',
          scheme: 'bearer',
          description: `POST ${signIn.login.path} returns the token.`,
        },
      };
    case 'apiKey':
      return { [name]: apiKeyScheme(signIn) };
    case 'cookie':
      return {
        [name]: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: `POST ${signIn.login.path} sets the cookie.`,
        },
      };
    case 'oidc':
      return {
        [name]: {
          type: 'openIdConnect',
          openIdConnectUrl: `${signIn.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        },
      };
  }
}

const apiKeyScheme = ({ header, prefix }: Extract<SignIn, { scheme: 'apiKey' }>): JsonSchema =>
  header === 'Authorization' && prefix === 'Bearer '
    ? { type: 'http', scheme: 'bearer' }
    : {
        type: 'apiKey',
        in: 'header',
        name: header,
        ...(prefix !== undefined && { description: `The key comes after "${prefix}".` }),
      };

const loginKeySchemes = ({ loginKey, digest }: Extract<SignIn, { scheme: 'loginKey' }>): JsonSchema => ({
  loginKey: {
    type: 'apiKey',
    in: 'header',
    name: loginKey,
    description:
      'Login key of the session. The scope of a call is the least role: viewer, operator, engineer or administrator.',
  },
  secret: {
    type: 'apiKey',
    in: 'header',
    name: digest,
    description: 'MD5 in hex over the path with its query, the login name, and the body if there is one.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: apiKeyHeader,
    description:
      'API key of a company: a generated one, or the one of the security configuration. It identifies the company.',
  },
});
