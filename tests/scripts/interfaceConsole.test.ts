import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const program = resolve('scripts/interface-console.js');
const { version, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @param more arguments that may have spaces */
function run(args: string, ...more: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, ...args.split(' ').filter(Boolean), ...more],
    {
      encoding: 'utf8',
    },
  );
  return { status, output: stdout + stderr };
}

test.each([
  { given: '--version', status: 0, want: version },
  { given: '', status: 0, want: 'Usage: interface-console COMMAND' },
  {
    given: 'start --help',
    status: 0,
    want: 'Usage: interface-console start [--demo | --remove-demo] [--empty]',
  },
  { given: 'strat', status: 2, want: 'There is no command "strat".' },
  { given: 'toString', status: 2, want: 'There is no command "toString".' },
  { given: 'new entity', status: 2, want: 'Usage: interface-console new project DIR | family NAME' },
  {
    given: 'new --bogus',
    status: 2,
    want: "Unknown option '--bogus'.\n\nUsage: interface-console new project DIR | family NAME",
  },
  {
    given: 'start --bogus',
    status: 2,
    want: "Unknown option '--bogus'.\n\nUsage: interface-console start [--demo | --remove-demo] [--empty]\n",
  },
  { given: 'dev --bogus=1', status: 2, want: "Unknown option '--bogus'.\n\nUsage: interface-console dev" },
  {
    given: 'new from-database mysql://u:p@db/erp',
    status: 2,
    want: 'mysql://db/erp is not the address of a PostgreSQL database',
  },
  {
    given: 'new from-openapi http://none.invalid/x.json',
    status: 1,
    want: 'http://none.invalid/x.json does not answer: getaddrinfo',
  },
  { given: 'samples many', status: 2, want: 'COUNT must be a whole number' },
  { given: 'generate --bogus', status: 2, want: '[--check | --watch | --fix]' },
  { given: 'generate --project', status: 2, want: '"--project" needs a folder: --project DIR.' },
  { given: 'generate --project none', status: 2, want: `There is no folder ${resolve('none')}` },
  {
    given: 'dev --project=tests/projects',
    status: 2,
    want: `${resolve('tests/projects')} is not the folder of a project: it has no schemas/product.json.`,
  },
  {
    given: 'schema-diff no-such-ref --project tests/projects/clinic',
    status: 2,
    want: 'git does not know "no-such-ref"',
  },
  {
    given: 'samples 1 --project tests/projects/jsonServer',
    status: 1,
    want: 'The service stores no records of this project',
  },
])('interface-console $given → $status, $want', ({ given, status, want }) => {
  const result = run(given);
  expect(result.output).toContain(want);
  expect(result.status).toBe(status);
});

test('the help lists every command that an npm script calls', () => {
  const called = Object.values<string>(scripts).flatMap(
    (script) => /interface-console\.js (\S+)/.exec(script)?.[1] ?? [],
  );
  expect(called).toContain('start');
  const { output } = run('--help');
  for (const name of called) expect(output).toContain(`\n  ${name} `);
});

test('an installation without a build names the command that builds', () => {
  const root = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = ['package.json', 'scripts/interface-console.js', 'scripts/service/endWithShell.js'];
  spawnSync('cp', ['--parents', ...files, root]);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/interface-console.js'), 'start'],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toContain('dist-server/main.js is missing: run "npm ci && npm run build" first.');
  expect(status).toBe(1);
});

test('a migration needs the build of the current files', () => {
  const project = mkdtempSync(join(tmpdir(), 'changed project-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  spawnSync('cp', ['-r', 'tests/projects/jsonServer/schemas', 'tests/projects/jsonServer/locales', project]);
  const { status, output } = run('migrate --dry-run --project', project);
  expect(output).toContain(
    `Run this command first: npm run build -- --generate --project "${relative(resolve('.'), project)}"`,
  );
  expect(status).toBe(1);
});
