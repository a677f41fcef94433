import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, TestError } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One text for each failed test: its file and name, and the start of its error. */
  readonly failures: readonly string[];
}

const errorLines = 12;

/** Joins a headline and the first lines of an error, without colours. */
function failureText(headline: string, error: string): string {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, errorLines);
  return [headline, ...lines.map((line) => `    ${line}`)].join('\n');
}

function readVitest(report: JsonTestResults): TestReport {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failureText(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      failureText(`${file} › ${fullName}`, failureMessages?.[0] ?? ''),
    );
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

const playwrightError = ({ message = '', location }: TestError): string =>
  location ? `${relative(process.cwd(), location.file)}:${location.line}: ${message}` : message;

function failuresIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0];
      return failureText(`${file}:${line} › ${title}`, error ? playwrightError(error) : '');
    });
  return [...own, ...suites.flatMap(failuresIn)];
}

function readPlaywright({ stats, suites, errors }: JSONReport): TestReport {
  const outside = errors.map((error) => failureText('outside a test', playwrightError(error)));
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [...outside, ...suites.flatMap(failuresIn)],
  };
}

const readers = { vitest: readVitest, playwright: readPlaywright } as const;

/**
 * Reads the JSON report of a test runner. A runner that ends without a report, or fails outside a test, counts as one
 * failure.
 */
export function readTestReport(runner: keyof typeof readers, file: string, exitedWell: boolean): TestReport {
  try {
    const report = readers[runner](JSON.parse(readFileSync(file, 'utf8')) as never);
    return { ...report, failed: exitedWell ? report.failed : Math.max(report.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${runner} ended without a report.`] };
  }
}
