import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTestReport } from '../../../scripts/testing/testReports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const vitest = {
  numPassedTests: 4,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 2,
  testResults: [
    {
      name: join(process.cwd(), 'tests/sum.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'sum of none', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'sum of two',
          failureMessages: ['\u001b[31m1 ≠ 2\u001b[39m\n  at sum'],
        },
      ],
    },
    {
      name: join(process.cwd(), 'tests/broken.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    },
  ],
};

const playwright = {
  stats: { expected: 3, unexpected: 1, skipped: 0 },
  errors: [{ message: 'no browser' }],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            { ok: true, title: 'signs in', file: 'start.e2e.ts', line: 3, tests: [] },
            {
              ok: false,
              title: 'saves',
              file: 'save.e2e.ts',
              line: 9,
              tests: [
                {
                  results: [
                    {
                      errors: [
                        {
                          message: 'timed out',
                          location: { file: join(process.cwd(), 'tests/e2e/steps.ts'), line: 5 },
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test.each([
  [
    'vitest',
    vitest,
    {
      passed: 4,
      failed: 1,
      skipped: 3,
      failures: [
        'tests/sum.test.ts › sum of two\n    1 ≠ 2\n      at sum',
        'tests/broken.test.ts\n    no such module',
      ],
    },
  ],
  [
    'playwright',
    playwright,
    {
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: [
        'outside a test\n    no browser',
        'save.e2e.ts:9 › saves\n    tests/e2e/steps.ts:5: timed out',
      ],
    },
  ],
] as const)(
  'the report of %s gives counts, and place and error of each failure',
  (runner, report, expected) => {
    const file = join(folder, `${runner}.json`);
    writeFileSync(file, JSON.stringify(report));
    expect(readTestReport(runner, file, false)).toEqual(expected);
  },
);

test('a runner that ends without a report is a failure', () => {
  expect(readTestReport('vitest', join(folder, 'none.json'), true)).toMatchObject({
    failed: 1,
    failures: ['vitest ended without a report.'],
  });
});

test('a runner that exits with an error but reports none is a failure', () => {
  const file = join(folder, 'all-passed.json');
  writeFileSync(file, JSON.stringify({ ...vitest, numFailedTests: 0, testResults: [] }));
  expect(readTestReport('vitest', file, false).failed).toBe(1);
});
