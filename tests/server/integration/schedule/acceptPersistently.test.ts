import { expect, test } from 'vitest';
import { LockedInterfacesError } from '../../../../src/server/integration/exchange/queue/LockedInterfacesError.ts';
import { acceptPersistently } from '../../../../src/server/integration/schedule/acceptPersistently.ts';
import { ServiceError } from '../../../../src/server/platform/base/ServiceError.ts';

const locked = new LockedInterfacesError(['a']);
const full = new ServiceError('TOO_MANY_PENDING');
const offline = new ServiceError('ILLEGAL_TRANSITION');
const tooLarge = new ServiceError('TOO_LARGE');
const outage = new Error('connection terminated');
const wrong = new RangeError('Maximum call stack size exceeded');

/** Rejects with these errors, then resolves. Resolves to the result and the number of attempts. */
async function attempt(errors: readonly Error[], pauses: Iterator<number>, signal?: AbortSignal) {
  let attempts = 0;
  const accept = async () => {
    const error = errors[attempts];
    attempts += 1;
    if (error) throw error;
    return 'accepted';
  };
  const result = await acceptPersistently(accept, pauses, signal).catch((error: unknown) => error);
  return [result, attempts];
}

test.each<[given: string, errors: readonly Error[], pauses: readonly number[], want: readonly unknown[]]>([
  ['no error', [], [], ['accepted', 1]],
  ['temporary errors', [locked, full, outage], [1, 1, 1], ['accepted', 4]],
  ['more errors than pauses', [locked, full, outage], [1, 1], [outage, 3]],
  ['no pauses', [locked], [], [locked, 1]],
  ['an interface that goes offline', [locked, offline], [1, 1], [offline, 2]],
  ['a refusal', [tooLarge], [1], [tooLarge, 1]],
  ['an error of the document', [wrong], [1], [wrong, 1]],
])('acceptPersistently with %s', async (_, errors, pauses, want) => {
  expect(await attempt(errors, pauses.values())).toEqual(want);
});

test('all documents of a pull share its pauses', async () => {
  const pauses = [1, 1].values();
  expect(await attempt([locked, locked], pauses)).toEqual(['accepted', 3]);
  expect(await attempt([locked], pauses)).toEqual([locked, 1]);
});

test('a stop ends the pause after one more attempt', async () => {
  const stopping = new AbortController();
  function* pauses() {
    setImmediate(() => stopping.abort());
    yield 1_000_000_000;
    yield 1;
  }
  expect(await attempt([locked, locked, locked], pauses(), stopping.signal)).toEqual([locked, 2]);
});
