import { expect, test } from 'vitest';
import { rootCauseOf } from '../../../../src/server/platform/network/rootCauseOf.ts';
import { NoAnswerError } from '../../../../src/server/platform/network/wrapNetworkErrors.ts';

const first = new Error('connect ECONNREFUSED ::1:80');
const several = new AggregateError([first, new Error('connect ECONNREFUSED 127.0.0.1:80')]);
const none = new AggregateError([]);

test.each([
  { name: 'an error', error: first, want: first },
  { name: 'no answer', error: new NoAnswerError(first), want: first },
  { name: 'several addresses', error: several, want: first },
  { name: 'no answer from several addresses', error: new NoAnswerError(several), want: first },
  {
    name: 'an attempt without an answer',
    error: new AggregateError([new NoAnswerError(first)]),
    want: first,
  },
  { name: 'no address', error: none, want: none },
  { name: 'a text', error: 'late', want: 'late' },
])('the root cause of $name', ({ error, want }) => {
  expect(rootCauseOf(error)).toBe(want);
});
