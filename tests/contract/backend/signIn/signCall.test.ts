import { expect, test } from 'vitest';
import { requestDigest } from '../../../../src/contract/api/requestDigest.ts';
import type { SignIn } from '../../../../src/contract/backend/Backend.ts';
import type { SignCall, UnsignedCall } from '../../../../src/contract/backend/Protocol.ts';
import { signApiKey } from '../../../../src/contract/backend/signIn/signApiKey.ts';
import { signBearer } from '../../../../src/contract/backend/signIn/signBearer.ts';
import { signLoginKey } from '../../../../src/contract/backend/signIn/signLoginKey.ts';
import { backendWith } from '../sampleBackend.ts';

const session = { loginId: 'ann', loginKey: 'k', companyUuid: '' };
const call: UnsignedCall = { path: '/p?lang=zh_CN', body: '{}', session, headers: undefined };
const loginKey: SignIn = { scheme: 'loginKey', loginKey: 'loginKey', digest: 'secret' };
const apiKey: SignIn = { scheme: 'apiKey', header: 'X-Api-Key' };
const bearer: SignIn = { scheme: 'bearer', login: { path: '/login', body: {}, token: '/token' } };

test.each<{ sign: SignCall; signIn: SignIn; given?: Partial<UnsignedCall>; want: object }>([
  {
    sign: signLoginKey,
    signIn: loginKey,
    want: { loginKey: 'k', secret: requestDigest('/p?lang=zh_CN', 'ann', '{}') },
  },
  {
    sign: signLoginKey,
    signIn: loginKey,
    given: { headers: { loginKey: 'X-Login', secret: 'X-Secret' }, body: undefined },
    want: { 'X-Login': 'k', 'X-Secret': requestDigest('/p?lang=zh_CN', 'ann') },
  },
  {
    sign: signLoginKey,
    signIn: loginKey,
    given: { session: undefined },
    want: { secret: requestDigest('/p?lang=zh_CN', '', '{}') },
  },
  { sign: signBearer, signIn: bearer, want: { Authorization: 'Bearer k' } },
  { sign: signBearer, signIn: bearer, given: { session: undefined }, want: {} },
  { sign: signApiKey, signIn: apiKey, want: { 'X-Api-Key': 'k' } },
  {
    sign: signApiKey,
    signIn: { scheme: 'apiKey', header: 'Authorization', prefix: 'Bearer ' },
    want: { Authorization: 'Bearer k' },
  },
  { sign: signApiKey, signIn: apiKey, given: { session: undefined }, want: {} },
])('$sign.name with $given → $want', ({ sign, signIn, given, want }) => {
  expect(sign(backendWith({ signIn }), { ...call, ...given })).toEqual(want);
});
