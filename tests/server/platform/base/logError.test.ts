import { expect, test } from 'vitest';
import { describeError } from '../../../../src/server/platform/base/logError.ts';
import { StatementError } from '../../../../src/server/platform/store/databases/StatementError.ts';

const payload = 'a payload that nobody may read';

function parseError(): unknown {
  try {
    return JSON.parse(`{"no": ${payload}\n    at payload}`);
  } catch (error) {
    return error;
  }
}

test.each([
  { given: new Error('no such host'), want: ['Error: no such host', 'logError.test.ts'] },
  {
    given: Object.assign(new Error('refused'), { code: 'ECONNREFUSED', params: [payload], body: payload }),
    want: ['Error: refused', 'code: ECONNREFUSED'],
  },
  {
    given: new StatementError('no table', '42P01', 'SELECT $1 FROM nowhere'),
    want: ['StatementError: no table', 'code: 42P01', 'statement: SELECT $1 FROM nowhere'],
  },
  { given: parseError(), want: ['SyntaxError', 'logError.test.ts'] },
  {
    given: new Error('outer', { cause: Object.assign(new Error('inner'), { row: payload }) }),
    want: ['Error: outer', 'Cause: Error: inner'],
  },
  { given: new AggregateError([new Error('first'), new Error('second')], 'all'), want: ['first', 'second'] },
  { given: payload, want: ['a thrown string'] },
])('the log describes $given.name without values (%#)', ({ given, want }) => {
  const text = describeError(given);
  for (const part of want) expect(text).toContain(part);
  expect(text).not.toContain('payload that');
});
