import { afterEach, expect, test, vi } from 'vitest';
import { sampleFolder } from './pipeline/sampleFolder.ts';

const { path, edit } = sampleFolder();
const thing = 'schemas/entities/thing.schema.json';
const family = 'schemas/families/alpha.json';
const resource = 'schemas/resources/thing.json';

interface Run {
  readonly out: readonly string[];
  readonly errors: readonly string[];
  readonly code: typeof process.exitCode;
}

let count = 0;

/** Runs the command in the sample project. */
async function run(...options: string[]): Promise<Run> {
  const lines: Record<'log' | 'error', string[]> = { log: [], error: [] };
  for (const kind of ['log', 'error'] as const)
    vi.spyOn(console, kind).mockImplementation((line) =>
      lines[kind].push(
        ...String(line)
          .replaceAll(/:\d+:\d+/g, '')
          .split('\n'),
      ),
    );
  vi.stubEnv('PROJECT_DIR', path());
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'generator/main.ts', ...options]);
  const before = process.exitCode;
  // A module runs once for each address.
  const query = `?run=${++count}`;
  try {
    // biome-ignore lint/style/useTemplate: Vite would look for files that match a template.
    await import('../../generator/main.ts' + query);
    return { out: lines.log, errors: lines.error, code: process.exitCode };
  } finally {
    process.exitCode = before;
  }
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const written = (files: number): string => `src/generated: ${files} files written, 0 removed.`;

const edits = {
  none: () => {},
  valid: () => edit(thing, ['properties', 'name', 'examples'], ['Cupboard']),
  'with a slip': () => edit(thing, ['properties', 'name', 'title'], 'Name:'),
  'with a problem': () => edit(resource, ['displayProperty'], 'nam'),
  'with a warning': () =>
    edit(family, ['captions'], { low: { title: 'Low', 'x-i18n': { 'zh-CN': { title: '中Low' } } } }),
};

const problem = [
  `${resource} /displayProperty`,
  '    The entity has no property "nam".',
  '    Did you mean "name"?',
  '1 problem.',
];
const warning = [
  `${family} /captions/low`,
  '    "low" has the same caption in every family.',
  '    Remove the caption.',
  '1 problem.',
];
const slip = [
  `${thing} /properties/name/title`,
  '    The title "Name:" ends with a colon.',
  '    Now "Name".',
];

/** Edit of the sample, options → lines on standard output, lines on standard error, exit code. */
const runs: readonly [
  edit: keyof typeof edits,
  options: readonly string[],
  out: readonly string[],
  errors: readonly string[],
  code?: number,
][] = [
  ['none', [], [written(0)], []],
  ['none', ['--check'], ['src/generated matches schemas/.'], []],
  [
    'valid',
    ['--check'],
    [],
    [
      'src/generated does not match schemas/:',
      `  ${thing}: property name was changed`,
      '    stale: labels/en-US/entities/thing.ts, labels/zh-CN/entities/thing.ts, manifest.json, openapi.json',
      'Run `npm run generate` and commit the result.',
    ],
    1,
  ],
  ['with a slip', ['--fix'], [...slip, written(0)], []],
  [
    'with a problem',
    ['--fix'],
    ['There is nothing to fix automatically.'],
    [...problem, 'Nothing was written.'],
    1,
  ],
  ['with a warning', [], [written(3)], warning],
];

test.each(runs)('edit: %s, options: %j', async (change, options, out, errors, code) => {
  edits[change]();
  expect(await run(...options)).toEqual({ out, errors, code });
});

test('an unknown option is refused with the known options', async () => {
  await expect(run('--chek')).rejects.toThrow(
    "Unknown option '--chek': the options are --check, --watch, --fix.",
  );
});
