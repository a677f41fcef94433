import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchProject } from '../../../generator/incremental/watchProject.ts';
import { compareOutputs, formatDifference } from '../../../generator/output/compareOutputs.ts';
import { listFiles } from '../../../generator/output/writeOutputs.ts';
import { generateOutputs, readProject } from '../../../generator/pipeline/generateOutputs.ts';
import { formatProblems } from '../../../generator/pipeline/Problem.ts';
import { type UpdateResult, updateOutputs } from '../../../generator/pipeline/updateOutputs.ts';
import { sampleFolder } from './sampleFolder.ts';

const { path: inFolder, edit } = sampleFolder();
const generated = (path = ''): string => inFolder(join('src/generated', path));
const thing = 'schemas/entities/thing.schema.json';

const difference = async (): Promise<string> =>
  formatDifference(compareOutputs(generated(), await generateOutputs(readProject(inFolder()).project)));

test('an output that was just generated is up to date, and is not written again', async () => {
  expect(await difference()).toBe('');
  expect(await updateOutputs(inFolder())).toEqual({ changed: [], removed: [], warnings: [] });
});

test('a removed property is named with its stale files', async () => {
  edit(thing, ['properties', 'low', 'title'], 'Lowest');
  edit(thing, ['properties', 'high'], undefined);
  edit(thing, ['x-validations'], undefined);
  const text = await difference();
  expect(text).toContain(
    `${thing}: property high was removed, x-validations was removed, property low was changed`,
  );
  expect(text).toMatch(
    /stale: catalog\/requests\.ts, forms\/thing\.ts, .*openapi\.json, types\.ts, .*validators\/thing\.js/,
  );
  expect(text).not.toContain('owner');
  expect(text).toContain('npm run generate');
  await updateOutputs(inFolder());
  expect(await difference()).toBe('');
});

test('a removed family is reported with its stale files', async () => {
  rmSync(inFolder('schemas/families/alpha.json'));
  edit(thing, ['properties', 'brand'], undefined);
  edit('schemas/endpoints/thing.json', ['operations', 'thing.query', 'body', 'filter'], ['name', 'kind']);
  const text = await difference();
  expect(text).toContain('schemas/families/alpha.json: the file was removed');
  expect(text).toMatch(/stale because a schema file was removed .*: .*labels\/en-US\/index\.ts/);
  expect(text).toContain('orphan (not generated from any schema file): catalog/alpha.ts');
});

/** Damage of the generated folder → the message. */
const damages: readonly [what: string, damage: () => void, says: string][] = [
  [
    'a file was edited',
    () => writeFileSync(generated('api.ts'), '//'),
    'stale, but no schema file changed (the generator changed, or the file was edited): api.ts',
  ],
  ['a file was removed', () => rmSync(generated('api.ts')), 'missing: api.ts'],
  [
    'a file was added',
    () => writeFileSync(generated('forms/old.ts'), ''),
    'orphan (not generated from any schema file): forms/old.ts',
  ],
];

test.each(damages)('%s', async (_, damage, says) => {
  damage();
  expect(await difference()).toContain(says);
  await updateOutputs(inFolder());
  expect(await difference()).toBe('');
});

test('a file that git does not track is reported', async () => {
  execFileSync('git', ['init', '-q'], { cwd: inFolder() });
  execFileSync('git', ['add', '.'], { cwd: inFolder() });
  execFileSync('git', ['rm', '-q', '--cached', 'src/generated/api.ts'], { cwd: inFolder() });
  expect(await difference()).toBe('  not in git: api.ts\nRun `git add src/generated`.');
});

test('a line names 30 files and the number of the others', async () => {
  for (let index = 1; index <= 42; index++) writeFileSync(generated(`forms/old${index}.ts`), '');
  expect(await difference()).toMatch(
    /: forms\/old1\.ts, (forms\/old\d+\.ts, ){28}forms\/old\d+\.ts and 12 more$/m,
  );
});

test('files of a removed entity are removed with it', async () => {
  edit(thing, ['properties', 'tags'], undefined);
  edit('schemas/families/alpha.json', ['hide'], []);
  edit('schemas/resources/thing.json', ['metrics'], undefined);
  rmSync(inFolder('schemas/entities/tags.schema.json'));
  const result = await updateOutputs(inFolder());
  expect(result).toMatchObject({
    removed: expect.arrayContaining(['labels/en-US/entities/tags.ts', 'validators/tags.js']),
  });
  expect(listFiles(generated()).filter((path) => path.includes('tags'))).toEqual([]);
});

test('nothing is written while there are problems', async () => {
  const before = listFiles(generated()).map((path) => readFileSync(generated(path), 'utf8'));
  edit(thing, ['properties', 'low', 'title'], 'Lowest');
  edit('schemas/resources/thing.json', ['displayProperty'], 'nam');
  expect((await updateOutputs(inFolder())).problems).toHaveLength(1);
  expect(listFiles(generated()).map((path) => readFileSync(generated(path), 'utf8'))).toEqual(before);
});

/** Files whose JSON is broken, each with others that depend on it. */
const unreadable: readonly string[] = [
  'locales/zh-CN.json',
  'schemas/entities/tags.schema.json',
  'schemas/endpoints/thing.json',
  'schemas/resources/thing.json',
];

test.each(unreadable)(
  '%s: invalid JSON is reported once with its place, and so are all other problems',
  (path) => {
    writeFileSync(inFolder(path), '{\n  "message": {,\n');
    edit('schemas/screens/config.json', ['tabs', 0, 'x-i18n'], {});
    const { problems } = readProject(inFolder());
    expect(formatProblems(problems)).toContain(
      `${path}:2:15 /\n    The file is not a JSON object: Unexpected token`,
    );
    expect(formatProblems(problems)).toContain('The title "Things" has no zh-CN translation.');
    expect(problems).toHaveLength(2);
  },
);

test('watching generates at once, after a change, and after the repair of a problem', async () => {
  const results: UpdateResult[] = [];
  let next = () => {};
  const stop = watchProject(inFolder(), (result) => {
    results.push(result);
    next();
  });
  const result = (count: number): Promise<void> =>
    new Promise((resolve) => {
      next = () => results.length >= count && resolve();
      next();
    });
  try {
    await result(1);
    edit(thing, ['properties', 'low', 'title'], 'Lowest');
    await result(2);
    edit('schemas/resources/thing.json', ['displayProperty'], 'nam');
    await result(3);
    edit('schemas/resources/thing.json', ['displayProperty'], 'kind');
    await result(4);
    // Each edit waits for the result of the last, because the watcher may miss an event of a file that
    // changes again quickly.
    for (const [count, title] of ['One', 'Two', 'Three', 'Four'].entries()) {
      edit(thing, ['properties', 'low', 'title'], title);
      await result(5 + count);
    }
  } finally {
    stop();
  }
  expect(results.slice(0, 4)).toMatchObject([
    { changed: [], removed: [] },
    { changed: expect.arrayContaining(['labels/en-US/entities/thing.ts']) },
    { problems: [{ pointer: '/displayProperty' }] },
    { changed: expect.arrayContaining(['catalog/thing.ts']) },
  ]);
  expect(readFileSync(generated('labels/en-US/entities/thing.ts'), 'utf8')).toContain('Four');
});
