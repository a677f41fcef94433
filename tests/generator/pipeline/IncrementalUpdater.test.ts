import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../../generator/output/writeOutputs.ts';
import { generateOutputs, readProject } from '../../../generator/pipeline/generateOutputs.ts';
import { IncrementalUpdater } from '../../../generator/pipeline/updateOutputs.ts';
import { projectRoot, sampleTexts, setAtPath } from '../sampleProject.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'incremental-updater-'));
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
  ['schemas/endpoints/thing.json', ['operations', 'thing.stop', 'query', 'reason', 'maxLength'], 9],
  ['schemas/resources/thing.json', ['title'], 'All things'],
  ['schemas/families/alpha.json', ['title'], 'First family'],
  ['schemas/screens/config.json', ['title'], 'Settings'],
  ['schemas/tasks/copy.json', ['title'], 'Copy once'],
];

function applyEdit([path, keys, value]: Edit): void {
  const source: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
  setAtPath(source, keys, value);
  writeFileSync(join(root, path), JSON.stringify(source));
}

/** A signal that is never aborted, as without further edits. */
const neverAborted = new AbortController().signal;

test('the files after each edit equal those of a full generation', async () => {
  const updater = new IncrementalUpdater(root);
  await updater.update();
  for (const edit of edits) {
    applyEdit(edit);
    expect(await updater.update()).toMatchObject({ changed: expect.arrayContaining(['manifest.json']) });
    expect(await updater.verify(neverAborted)).toEqual([]);
    const outputs = await generateOutputs(readProject(root).project);
    const folder = join(root, 'src/generated');
    expect(listFiles(folder)).toEqual(outputs.map((output) => output.path).sort());
    for (const output of outputs) expect(readFileSync(join(folder, output.path), 'utf8')).toBe(output.text);
  }
});

test('an edit with a distant problem is written, and one later check reports the problem', async () => {
  const updater = new IncrementalUpdater(root);
  applyEdit(['schemas/families/alpha.json', ['hide'], []]);
  applyEdit(['schemas/resources/thing.json', ['metrics'], undefined]);
  await updater.update();
  applyEdit(['schemas/entities/thing.schema.json', ['properties', 'tags'], undefined]);
  expect(await updater.update()).toMatchObject({ changed: expect.arrayContaining(['types.ts']) });
  expect(await updater.verify(AbortSignal.abort())).toEqual([]);
  expect(await updater.verify(neverAborted)).toMatchObject([{ file: 'schemas/entities/tags.schema.json' }]);
  expect(await updater.verify(neverAborted)).toEqual([]);
});
