import { getEventListeners } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type PullSource,
  pullDocuments,
  type ReceivedDocument,
} from '../../../../src/server/integration/transport/DocumentSource.ts';

const never = new Promise<never>(() => undefined);
const document: ReceivedDocument = { text: '{}', idempotencyKey: 'A-1', acknowledge: async () => undefined };

test.each<[given: string, pull: PullSource['pull'], want: object, texts: string[]]>([
  [
    'never answers',
    async function* () {
      yield await never;
    },
    { code: 'TIMEOUT' },
    [],
  ],
  [
    'stops answering after a document',
    async function* () {
      yield document;
      await never;
    },
    { code: 'TIMEOUT' },
    ['{}'],
  ],
  [
    'fails when its request ends',
    async function* (_, signal) {
      await new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('no'))),
      );
      yield document;
    },
    { code: 'TIMEOUT' },
    [],
  ],
])('a pull from a source that %s ends after the timeout', async (_, pull, want, texts) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const found: string[] = [];
  let end: unknown = 'still waiting';
  const work = async () => {
    for await (const { text } of pullDocuments({ kind: 'PULL', keepsDocuments: true, pull }, 'run'))
      found.push(text);
  };
  work().catch((error) => {
    end = error;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(end).toMatchObject(want);
  expect(found).toEqual(texts);
});

test('a consumer leaves a source whose end never comes', async () => {
  const pull: PullSource['pull'] = async function* () {
    try {
      yield document;
    } finally {
      await never;
    }
  };
  const taking = pullDocuments({ kind: 'PULL', keepsDocuments: true, pull }, 'run');
  await taking.next();
  let end: unknown = 'still waiting';
  taking.return().then((result) => {
    end = result;
  });
  await vi.waitFor(() => expect(end).toEqual({ done: true, value: undefined }));
});

test('a pull of many documents leaves no listeners on its signal', async () => {
  let signal: AbortSignal | undefined;
  const pull: PullSource['pull'] = async function* (_, given) {
    signal = given;
    for (let no = 0; no < 100; no += 1) yield document;
  };
  let most = 0;
  for await (const _ of pullDocuments({ kind: 'PULL', keepsDocuments: true, pull }, 'run'))
    most = Math.max(most, signal ? getEventListeners(signal, 'abort').length : 0);
  expect(most).toBeLessThanOrEqual(1);
});
