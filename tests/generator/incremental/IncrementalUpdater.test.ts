import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IncrementalUpdater } from '../../../generator/incremental/IncrementalUpdater.ts';
import { listFiles } from '../../../generator/output/writeOutputs.ts';
import { generateOutputs, readProject } from '../../../generator/pipeline/generateOutputs.ts';
import { projectRoot, sampleTexts, setAtPath } from '../sampleProject.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'upkeep-'));
  cpSync(join(projectRoot, 'schemas/vocabulary'), join(root, 'schemas/vocabulary'), { recursive: true });
  for (const [path, text] of Object.entries(sampleTexts())) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

type Edit = readonly [path: string, keys: readonly (string | number)[], value: unknown];

/** One edit for every kind of file. Some of them change many outputs. */
const edits: readonly Edit[] = [
  ['schemas/entities/thing.schema.json', ['properties', 'name', 'maxLength'], 29],
  ['schemas/entities/tags.schema.json', ['maxItems'], 6],
  ['schemas/entities/owner.schema.json', ['properties', 'name', 'title'], 'Full name'],
  ['schemas/entities/owner.schema.json', ['title'], 'Principal'],
  ['schemas/endpoints/thing.json', ['operations', 'thing.stop', 'query', 'reason', 'maxLength'], 9],
  ['schemas/resources/thing.json', ['title'], 'All things'],
  ['schemas/families/alpha.json', ['title'], 'First family'],
  ['schemas/screens/config.json', ['title'], 'Settings'],
  ['schemas/tasks/copy.json', ['title'], 'Copy once'],
];

function make([path, keys, value]: Edit): void {
  const source: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
  setAtPath(source, keys, value);
  writeFileSync(join(root, path), JSON.stringify(source));
}

/** Expects src/generated to have exactly the outputs of a full run. */
async function expectFullOutput(): Promise<void> {
  const outputs = await generateOutputs(readProject(root).project);
  const folder = join(root, 'src/generated');
  expect(listFiles(folder)).toEqual(outputs.map(({ path }) => path).sort());
  for (const { path, text } of outputs) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
}

test('after each edit, the files equal those of a full run', async () => {
  const updater = new IncrementalUpdater(root);
  await updater.update();
  for (const edit of edits) {
    make(edit);
    const result = await updater.update();
    expect('changed' in result && result.changed.length).toBeGreaterThan(0);
    await expectFullOutput();
  }
});

test('an edit with a problem writes nothing, and its outputs follow when the problem is solved', async () => {
  const updater = new IncrementalUpdater(root);
  await updater.update();
  make(['schemas/entities/thing.schema.json', ['properties', 'name', 'maxLength'], 28]);
  make(['schemas/resources/thing.json', ['displayProperty'], 'nam']);
  expect(await updater.update()).toMatchObject({ problems: [{ pointer: '/displayProperty' }] });
  make(['schemas/resources/thing.json', ['displayProperty'], 'name']);
  expect(await updater.update()).toMatchObject({ changed: expect.arrayContaining(['forms/thing.ts']) });
  await expectFullOutput();
});

test('an unchanged project is not written again, except files that were removed', async () => {
  const updater = new IncrementalUpdater(root);
  await updater.update();
  expect(await updater.update()).toMatchObject({ changed: [], removed: [] });
  rmSync(join(root, 'src/generated/api.ts'));
  expect(await updater.update()).toMatchObject({ changed: ['api.ts'], removed: [] });
});
