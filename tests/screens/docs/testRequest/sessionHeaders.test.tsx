import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestDigest } from '../../../../src/contract/api/requestDigest.ts';
import { sessionStore } from '../../../../src/runtime/api/sessionStore.ts';
import { sessionHeaders } from '../../../../src/screens/docs/testRequest/sendDirect.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  sessionStore.open({ loginId: 'op', loginKey: 'k', companyUuid: 'c' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.close();
});

const path = '/iwms-openapi/api/exchange/item?dcCode=SH01';
const here = { url: location.origin + path, type: 'POST', parameters: '{"no":"A"}' } as const;

test('a request to the own back end is signed as the session has it', async () => {
  expect(await sessionHeaders(here)).toEqual({
    loginKey: 'k',
    secret: requestDigest(path, 'op', '{"no":"A"}'),
  });
});

test.each([
  ['a request with a key', { ...here, headers: 'key' }],
  ['another host', { ...here, url: `https://erp.example.com${path}` }],
  ['another port', { ...here, url: `${new URL(location.origin).protocol}//localhost:1${path}` }],
])('%s carries nothing of the session', async (_, call) => {
  expect(await sessionHeaders(call)).toEqual({});
});

test('nobody is signed in', async () => {
  sessionStore.close();
  expect(await sessionHeaders(here)).toEqual({});
});
