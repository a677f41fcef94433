import { expect, test } from 'vitest';
import { chunkSize, sendInChunks } from '../../../../src/runtime/actions/bulk/sendInChunks.ts';
import type { ApiAnswer } from '../../../../src/runtime/api/answer.ts';

const uuids = Array.from({ length: 2 * chunkSize + 50 }, (_, index) => `u${index}`);
const failure = { success: false, message: 'down' };
const skipped = [{ uuid: 'u7', reason: 'busy' }];

interface Case {
  readonly what: string;
  /** Returns the answer to the chunk with this index. */
  readonly answer: (sent: readonly string[], place: number) => ApiAnswer;
  /** Index of the chunk during whose request the operator cancels. */
  readonly cancelledIn?: number;
  readonly want: object;
  readonly wantProgress: readonly number[];
}

const done = (sent: readonly string[]): ApiAnswer => ({
  success: true,
  data: { done: sent.length, skipped: [] },
});

test.each<Case>([
  {
    what: 'sendInChunks sends all records in chunks of 200',
    answer: done,
    want: { done: 450, skipped: [], left: 0 },
    wantProgress: [200, 400, 450],
  },
  {
    what: 'the result lists skipped records',
    answer: (sent, place) =>
      place === 0 ? { success: true, data: { done: sent.length - 1, skipped } } : done(sent),
    want: { done: 449, skipped, left: 0 },
    wantProgress: [200, 400, 450],
  },
  {
    what: 'a cancellation waits for the chunk that was sent',
    answer: done,
    cancelledIn: 1,
    want: { done: 400, skipped: [], left: 50 },
    wantProgress: [200, 400],
  },
  {
    what: 'a failed chunk stops the sending and counts as left',
    answer: (sent, place) => (place === 1 ? failure : done(sent)),
    want: { done: 200, skipped: [], left: 250, failed: failure },
    wantProgress: [200],
  },
])('$what', async ({ answer, cancelledIn, want, wantProgress }) => {
  const cancelling = new AbortController();
  const progress: number[] = [];
  let place = 0;
  const result = await sendInChunks(
    uuids,
    async (sent) => {
      if (place === cancelledIn) cancelling.abort();
      return answer(sent, place++);
    },
    (count) => progress.push(count),
    cancelling.signal,
  );
  expect(result).toEqual(want);
  expect(progress).toEqual(wantProgress);
});
