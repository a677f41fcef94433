import { afterEach, expect, test, vi } from 'vitest';
import { sendDirect, sendLimits } from '../../../../src/screens/docs/testRequest/sendDirect.ts';
import { DirectFailure } from '../../../../src/screens/docs/testRequest/testRequest.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const call = { url: 'http://erp.test/a', type: 'POST', headers: 'k3y', parameters: '{"a":1}' } as const;
const never = new AbortController().signal;

/** Returns a stream of `count` chunks, and counts the chunks that are read. */
function streamOf(chunk: Uint8Array, count: number) {
  const taken = { chunks: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.chunks += 1;
      if (taken.chunks > count) controller.close();
      else controller.enqueue(chunk);
    },
    cancel() {
      taken.isCancelled = true;
    },
  });
  return { body, taken };
}

test('sendDirect sends key and body without session data, and follows no redirect', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ ok: true }, { status: 201, statusText: 'Created', headers: { 'x-a': 'b' } }),
  );
  vi.stubGlobal('fetch', fetch);
  const reply = await sendDirect(call, never);
  expect(reply).toMatchObject({ status: 201, statusText: 'Created', text: '{"ok":true}', sizeBytes: 11 });
  expect(reply.headers).toContainEqual({ name: 'x-a', value: 'b' });
  expect(fetch.mock.calls[0]).toMatchObject([
    'http://erp.test/a',
    {
      method: 'POST',
      body: '{"a":1}',
      headers: { iwmsApiKey: 'k3y', 'Content-Type': 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    },
  ]);
});

test('sendDirect without key and body sends no headers for them', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  expect(await sendDirect({ url: call.url, type: 'GET' }, never)).toMatchObject({ status: 204, text: '' });
  expect(Object.keys(fetch.mock.calls[0]?.[1]?.headers ?? {})).toEqual(['Accept']);
  expect(fetch.mock.calls[0]?.[1]?.body).toBeUndefined();
});

test('sendDirect stops reading at the size limit', async () => {
  const { body, taken } = streamOf(new Uint8Array(400_000).fill(97), 1000);
  vi.stubGlobal('fetch', async () => new Response(body));
  const reply = await sendDirect(call, never);
  expect(reply).toMatchObject({ isTruncated: true, sizeBytes: sendLimits.bytes });
  expect(reply.text?.length).toBe(sendLimits.bytes);
  expect(taken.isCancelled).toBe(true);
  expect(taken.chunks).toBeLessThan(6);
});

const rejectWith = (error: unknown) => async () => {
  throw error;
};

test.each<[string, () => Promise<Response>, string]>([
  ['the browser gives no reason', rejectWith(new TypeError('Failed to fetch')), 'unreachable'],
  [
    'the Content-Security-Policy blocks the request',
    async () => {
      const event = Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'connect-src',
      });
      setTimeout(() => document.dispatchEvent(event));
      throw new TypeError('Failed to fetch');
    },
    'blockedByPolicy',
  ],
  [
    'the partner redirects',
    async () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' }),
    'redirected',
  ],
  [
    'the response is interrupted',
    async () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) })),
    'interrupted',
  ],
])('sendDirect fails with a reason: %s', async (_, fetch, reason) => {
  vi.stubGlobal('fetch', fetch);
  const error: unknown = await sendDirect(call, never).catch((found: unknown) => found);
  expect(error).toBeInstanceOf(DirectFailure);
  expect(error).toMatchObject({ reason });
});

test.each([
  ['https:', 'http://erp.test/a', 'mixedContent'],
  ['https:', 'https://erp.test/a', 'unreachable'],
  ['http:', 'http://erp.test/a', 'unreachable'],
])('sendDirect from a page of %s to %s fails as %s', async (protocol, url, reason) => {
  vi.stubGlobal('location', { ...location, protocol, origin: `${protocol}//console.test` });
  vi.stubGlobal('fetch', rejectWith(new TypeError('Failed to fetch')));
  await expect(sendDirect({ ...call, url }, never)).rejects.toMatchObject({
    reason,
    parameters: { host: 'erp.test' },
  });
});

test('sendDirect without a network fails as offline, not as unreachable', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', rejectWith(new TypeError('Failed to fetch')));
  await expect(sendDirect(call, never)).rejects.toMatchObject({ reason: 'offline' });
});

test('sendDirect stops at the time limit and names it', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted());
  await expect(sendDirect(call, never)).rejects.toMatchObject({
    reason: 'timeout',
    parameters: { seconds: 15 },
  });
  expect(limit).toHaveBeenCalledWith(sendLimits.milliseconds);
});

test('sendDirect removes its event listener', async () => {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  vi.stubGlobal('fetch', async () => new Response('ok'));
  await sendDirect(call, never);
  expect(removed.mock.calls).toEqual(added.mock.calls);
  expect(added.mock.calls.length).toBe(1);
});

test('an abort signal stops sendDirect', async () => {
  const stop = new AbortController();
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const sending = sendDirect(call, stop.signal);
  stop.abort();
  await expect(sending).rejects.toMatchObject({ reason: 'aborted' });
});
