import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSchemaDiff } from '../../../scripts/schemaDiff/runSchemaDiff.ts';
import { DataFolder } from '../../../src/server/platform/store/databases/DataFolder.ts';
import { projectRoot, type SampleEdit, sampleTexts, setAtPath } from '../../generator/sampleProject.ts';

let root: string;
/** The data folder of a running service. */
let taken: DataFolder | undefined;

const git = (...args: readonly string[]): void => {
  const name = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...name, ...args], { cwd: root, stdio: 'ignore' });
};

function write(edit: SampleEdit): void {
  for (const [path, text] of Object.entries(sampleTexts(edit))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function commit(edit: SampleEdit): void {
  write(edit);
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', 'A version');
}

const thing = 'schemas/entities/thing.schema.json';
const shorter: SampleEdit = (files) => setAtPath(files, [thing, 'properties', 'name', 'maxLength'], 20);
const longer: SampleEdit = (files) => setAtPath(files, [thing, 'properties', 'name', 'maxLength'], 40);

const run = (options: Partial<Parameters<typeof runSchemaDiff>[0]> = {}) =>
  runSchemaDiff({ root, variables: { DATA_DIR: join(root, 'data') }, ...options });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schema-diff-'));
  cpSync(join(projectRoot, 'schemas/vocabulary'), join(root, 'schemas/vocabulary'), { recursive: true });
});

afterEach(() => {
  taken?.unlock();
  taken = undefined;
  rmSync(root, { recursive: true });
});

test('the diff finds no earlier version without git and in a clone of one commit', async () => {
  write(() => {});
  const none = { text: 'There is no earlier version to compare schemas/ with.', isOpen: false };
  expect(await run()).toEqual(none);
  git('init', '-q');
  commit(() => {});
  expect(await run()).toEqual(none);
});

test('a file of an older version that the generator ignores does not prevent the diff', async () => {
  git('init', '-q');
  write(() => {});
  writeFileSync(join(root, 'schemas/notes.json'), '{}');
  commit(() => {});
  rmSync(join(root, 'schemas/notes.json'));
  commit(() => {});
  expect((await run()).text).toBe('schemas/ and locales/ have not changed since HEAD~1.');
});

test('the diff of a project in a folder of its own needs git, and names the project', async () => {
  const project = join(root, 'my clinic');
  for (const part of ['schemas', 'locales', 'logo.svg'])
    cpSync(join(projectRoot, 'tests/projects/clinic', part), join(project, part), { recursive: true });
  await expect(run({ root: project })).rejects.toThrow(`${project} is not in a git repository`);
  git('init', '-q');
  commit(() => {});
  commit(() => {});
  expect((await run({ root: project })).text).toBe('schemas/ and locales/ have not changed since HEAD~1.');
  const patient = join(project, 'schemas/entities/patient.schema.json');
  const text = readFileSync(patient, 'utf8');
  writeFileSync(patient, text.replace('"maxLength": 400', '"maxLength": 300'));
  const { text: report, isOpen } = await run({ root: project });
  expect(isOpen).toBe(true);
  expect(report).toContain('maxLength of patient.allergies is 300 instead of 400.');
  expect(report).toMatch(/schema-diff -- HEAD~1 --acknowledge "…" --project ".*my clinic" with/);
  expect((await run({ root: project, acknowledge: 'No such patients' })).isOpen).toBe(false);
  expect(existsSync(join(project, 'schemas/acknowledged.json'))).toBe(true);
});

test('the diff reports a breaking change until it is acknowledged, and again after a further change', async () => {
  git('init', '-q');
  commit(() => {});
  commit(shorter);
  const reported = await run();
  expect(reported.isOpen).toBe(true);
  expect(reported.text).toContain('maxLength of thing.name is 20 instead of 30.');
  expect(reported.text).toContain('Since HEAD~1: 1 breaking, 0 additive, 0 caption-only changes.');
  expect(reported.text).toContain('npm run schema-diff -- HEAD~1 --acknowledge "…"');

  const acknowledged = await run({ acknowledge: 'Longer ones never came.' });
  expect(acknowledged).toMatchObject({
    isOpen: false,
    text: expect.stringContaining('acknowledged: Longer ones never came.'),
  });
  expect(JSON.parse(readFileSync(join(root, 'schemas/acknowledged.json'), 'utf8'))).toEqual({
    changes: [
      {
        at: `${thing}#/properties/name/maxLength`,
        says: 'maxLength of thing.name is 20 instead of 30',
        why: 'Longer ones never came.',
      },
    ],
  });

  write((files) => setAtPath(files, [thing, 'properties', 'name', 'maxLength'], 10));
  expect((await run()).isOpen).toBe(true);

  write(() => {});
  expect(await run({ ref: 'HEAD~1', acknowledge: 'Nothing' })).toMatchObject({ isOpen: false });
  expect(existsSync(join(root, 'schemas/acknowledged.json'))).toBe(false);
});

test('the diff compares with the newest tag', async () => {
  git('init', '-q');
  commit(longer);
  git('tag', 'v1');
  commit(() => {});
  commit(() => {});
  expect((await run()).text).toContain('Since v1: 1 breaking');
  expect(await run({ ref: 'HEAD~1' })).toEqual({
    text: 'schemas/ and locales/ have not changed since HEAD~1.',
    isOpen: false,
  });
});

test('the option json returns the changes as JSON', async () => {
  git('init', '-q');
  commit(() => {});
  write(shorter);
  const { text } = await run({ ref: 'HEAD', json: true });
  expect(JSON.parse(text)).toEqual({
    ref: 'HEAD',
    changes: [
      {
        class: 'breaking',
        for: { records: ['thing'], callers: ['thing.create'], users: false, authors: false },
        says: 'maxLength of thing.name is 20 instead of 30',
        before: expect.objectContaining({ file: thing, pointer: '/properties/name/maxLength' }),
        now: expect.objectContaining({ file: thing, pointer: '/properties/name/maxLength' }),
      },
    ],
  });
});

/** Obstacle → the message. */
const obstacles: readonly (readonly [what: string, prepare: () => void, ref: string, says: string])[] = [
  [
    'an unknown ref',
    () => {},
    'v9',
    'git does not know "v9" in this repository. Use a branch, a tag or a commit.',
  ],
  ['an option instead of a ref', () => {}, '--all', 'git does not know "--all" in this repository.'],
  ['a missing database', () => write(shorter), 'HEAD', 'There is no database in '],
  [
    'the database of a running service',
    () => {
      write(shorter);
      mkdirSync(join(root, 'data/db'), { recursive: true });
      taken = new DataFolder(join(root, 'data'));
      taken.lock();
    },
    'HEAD',
    'is in use by another service process. Stop that process, or set DATA_DIR to another folder.',
  ],
  [
    'invalid schemas',
    () => write((files) => setAtPath(files, [thing, 'type'], 'text')),
    'HEAD',
    'Fix schemas/ first.',
  ],
];

test.each(obstacles)('the diff refuses %s', async (_what, prepare, ref, says) => {
  git('init', '-q');
  commit(() => {});
  prepare();
  await expect(run({ ref, data: true })).rejects.toThrow(says);
});
