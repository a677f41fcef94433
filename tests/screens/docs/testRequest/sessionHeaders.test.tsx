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
const ownRequest = { url: location.origin + path, type: 'POST', parameters: '{"no":"A"}' } as const;

test('a request to the own back end has the session headers', async () => {
  expect(await sessionHeaders(ownRequest)).toEqual({
    loginKey: 'k',
    secret: requestDigest(path, 'op', '{"no":"A"}'),
  });
});

test.each([
  ['a request with a key', { ...ownRequest, headers: 'key' }],
  ['a request to another host', { ...ownRequest, url: `https://erp.example.com${path}` }],
  [
    'a request to another port',
    { ...ownRequest, url: `${new URL(location.origin).protocol}//localhost:1${path}` },
  ],
])('%s has no session headers', async (_, call) => {
  expect(await sessionHeaders(call)).toEqual({});
});

test('a request without a session has no session headers', async () => {
  sessionStore.close();
  expect(await sessionHeaders(ownRequest)).toEqual({});
});
