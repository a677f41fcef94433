import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliver } from '../../../src/server/exchange/deliver.ts';
import type { Target } from '../../../src/server/exchange/Target.ts';
import { type Receiver, startReceiver } from './receiver.ts';

let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
});

const target = (over: Partial<Target> = {}): Target => ({
  method: 'POST',
  url: receiver.url,
  headers: {},
  bodyOf: (document) => document,
  ...over,
});

test('an answer that does not come in time', async () => {
  receiver.answer = () => undefined;
  const delivery = await deliver(target(), {}, {}, 100);
  expect(delivery.failure).toMatchObject({ code: 'TIMEOUT', parameters: { seconds: 0.1 } });
});

test('an answer that drips', async () => {
  receiver.answer = (response) => {
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  };
  const delivery = await deliver(target(), {}, {}, 150);
  expect(delivery).toMatchObject({ status: 200, failure: { code: 'TIMEOUT' } });
  expect(delivery.elapsedMs).toBeLessThan(1000);
});

test('an answer without end is cut off', async () => {
  let written = 0;
  receiver.answer = (response) => {
    const write = (): void => {
      while (!response.destroyed && written < 1e9) {
        written += 65_536;
        if (!response.write('x'.repeat(65_536))) break;
      }
    };
    response.on('drain', write);
    write();
  };
  const delivery = await deliver(target(), {}, {});
  expect(delivery).toMatchObject({ status: 200, failure: { code: 'RESPONSE_TOO_LARGE' } });
  expect(written).toBeLessThan(1e8);
});

test.each([
  ['a header with a line break', { headers: { 'x-a': 'b\r\nx-c: d' } }],
  ['a header without a name', { headers: { ' ': 'b' } }],
  ['no address', { url: 'erp' }],
  ['credentials in the address', { url: 'http://a:b@127.0.0.1/' }],
])('%s: the request cannot be made', async (_, over) => {
  expect(await deliver(target(over), {}, {})).toMatchObject({ failure: { code: 'REQUEST_INVALID' } });
  expect(receiver.received).toEqual([]);
});
