import { expect, onTestFinished, test, vi } from 'vitest';
import { describeError, log, logError } from '../../../../src/server/platform/base/log.ts';
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
  { given: new Error('no such host'), want: ['Error: no such host', 'log.test.ts'] },
  {
    given: Object.assign(new Error('refused'), { code: 'ECONNREFUSED', params: [payload], body: payload }),
    want: ['Error: refused', 'code: ECONNREFUSED'],
  },
  {
    given: new StatementError('no table', '42P01', 'SELECT $1 FROM nowhere'),
    want: ['StatementError: no table', 'code: 42P01', 'statement: SELECT $1 FROM nowhere'],
  },
  { given: parseError(), want: ['SyntaxError', 'log.test.ts'] },
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

/** Returns the output of the log. */
function writtenBy(work: () => void): string {
  const written = vi.spyOn(console, 'error').mockReturnValue().mockClear();
  work();
  const [[line] = []] = written.mock.calls;
  written.mockRestore();
  return String(line);
}

test('an entry has time, level, message, ids and the description of the error', () => {
  const line = writtenBy(() =>
    logError('Exchange', new Error('no host'), { requestId: 'r1', documentUuid: 'd1' }),
  );
  expect(JSON.parse(line)).toEqual({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    pid: process.pid,
    requestId: 'r1',
    documentUuid: 'd1',
    error: expect.stringContaining('    at '),
    msg: 'Exchange: Error: no host',
  });
});

test('a terminal gets lines for people', () => {
  const { isTTY } = process.stderr;
  onTestFinished(() => {
    process.stderr.isTTY = isTTY;
  });
  process.stderr.isTTY = true;
  expect(writtenBy(() => log.warn('Receiver is down'))).toMatch(/^\d\d:\d\d:\d\d warn Receiver is down$/);
  expect(writtenBy(() => logError('Job', new Error('no host')))).toMatch(
    /^\d\d:\d\d:\d\d error Job: Error: no host\n +at /,
  );
});

test.each(['apiKey', 'authorization', 'loginKey', 'password', 'token'])('the log hides a %s', (name) => {
  const line = writtenBy(() => log.warn({ [name]: payload, headers: { [name]: payload } }, 'message'));
  expect(JSON.parse(line)).toMatchObject({ [name]: '[Redacted]', headers: { [name]: '[Redacted]' } });
});
