// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { sendRequest } from '../../../src/runtime/api/sendRequest.ts';

const request = { url: '/thing', method: 'GET', headers: {} } as const;

afterEach(() => vi.unstubAllGlobals());

const answers =
  (body: string, init: ResponseInit = {}) =>
  async () =>
    new Response(body, init);
/** Acts as a server that never answers. The request ends only when it is aborted. */
const silence = (_: unknown, { signal }: RequestInit) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const refused = async () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  {
    name: 'an envelope',
    fetch: answers('{"success":true,"data":1}', { headers: { 'x-request-id': 'r1' } }),
    want: { success: true, data: 1, status: 200, requestId: 'r1' },
  },
  {
    name: 'a failed envelope with status 409',
    fetch: answers('{"success":false,"errorCode":"IN_USE","data":{"users":[]}}', { status: 409 }),
    want: { success: false, errorCode: 'IN_USE', data: { users: [] }, status: 409 },
  },
  {
    name: 'HTML of a proxy',
    fetch: answers('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    want: { success: false, error: 'unreadable', status: 502 },
  },
  {
    name: 'an envelope with the wrong content type',
    fetch: answers('{"success":true}', { headers: { 'content-type': 'text/plain' } }),
    want: { success: true, status: 200 },
  },
  {
    name: 'truncated JSON',
    fetch: answers('{"success":tr'),
    want: { success: false, error: 'unreadable', status: 200 },
  },
  {
    name: 'JSON without an envelope',
    fetch: answers('[1]'),
    want: { success: false, error: 'unreadable', status: 200 },
  },
  {
    name: 'a refusal in JSON without an envelope',
    fetch: answers('{"status":400,"error":"Bad Request","message":"name is missing"}', { status: 400 }),
    want: {
      success: false,
      message: 'name is missing',
      data: { status: 400, error: 'Bad Request', message: 'name is missing' },
      status: 400,
    },
  },
  {
    name: 'messages of the wrong type',
    fetch: answers('{"success":false,"message":{"code":1},"errorMessage":"","showType":"9"}', {
      status: 500,
    }),
    want: { success: false, status: 500 },
  },
  {
    name: 'a connection that is reset during the answer',
    fetch: async () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('reset')) })),
    want: { success: false, error: 'unreachable' },
  },
  { name: 'an empty answer', fetch: answers(''), want: { success: false, error: 'unreadable', status: 200 } },
  { name: 'a server without an answer in time', fetch: silence, want: { success: false, error: 'timeout' } },
  { name: 'a refused connection', fetch: refused, want: { success: false, error: 'unreachable' } },
])('sendRequest returns an answer for $name', async ({ fetch, want }) => {
  vi.stubGlobal('fetch', fetch);
  const answer = await sendRequest(request, 20);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(want);
});

test('sendRequest sends nothing while the browser is offline', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await sendRequest(request, 20)).toEqual({ success: false, error: 'no network' });
  expect(fetch).not.toHaveBeenCalled();
});

test('sendRequest returns the error "aborted" after the caller aborts', async () => {
  vi.stubGlobal('fetch', silence);
  const controller = new AbortController();
  const answer = sendRequest(request, 10_000, controller.signal);
  controller.abort();
  expect(await answer).toEqual({ success: false, error: 'aborted' });
});
