import { expect, test } from 'vitest';
import { parseCommandLine, UsageError } from '../../../generator/pipeline/parseCommandLine.ts';

const options = { check: { type: 'boolean' }, seed: { type: 'string' } } as const;

test('options and positional arguments are parsed', () => {
  const args = ['--check', '--seed', '7', 'x'];
  const { values, positionals } = parseCommandLine({ args, options, allowPositionals: true });
  expect({ ...values, positionals }).toEqual({ check: true, seed: '7', positionals: ['x'] });
});

const refusals: readonly [args: string[], allowPositionals: boolean, want: string][] = [
  [['--bogus'], false, "Unknown option '--bogus': the options are --check, --seed."],
  [['--bogus'], true, "Unknown option '--bogus': the options are --check, --seed."],
  [['bogus'], false, "Unexpected argument 'bogus': the options are --check, --seed."],
  [['--seed'], false, "Option '--seed <value>' argument missing: the options are --check, --seed."],
];

test('the error of a command without options reports that there are no options', () => {
  expect(() => parseCommandLine({ args: ['--bogus'] })).toThrow(
    "Unknown option '--bogus': there are no options.",
  );
});

test.each(refusals)('%j with positionals %j causes the error: %s', (args, allowPositionals, want) => {
  expect(() => parseCommandLine({ args, options, allowPositionals })).toThrow(new UsageError(want));
});
