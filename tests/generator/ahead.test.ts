import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Ahead } from '../../generator/emit/Ahead.ts';
import { emitCompiled } from '../../generator/emit/compiled.ts';
import { load } from '../../generator/load.ts';
import { normalize } from '../../generator/normalize.ts';

const { project } = load(resolve(import.meta.dirname, '../..'));

/** A folder that looks like a project of so many entities. */
function rootOf(entities: number): string {
  const root = mkdtempSync(join(tmpdir(), 'ahead-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'schemas/entities'), { recursive: true });
  for (let index = 0; index < entities; index++)
    writeFileSync(join(root, `schemas/entities/e${index}.schema.json`), '');
  return root;
}

test('another thread compiles what this one would', async () => {
  const ahead = new Ahead(rootOf(1000));
  ahead.begin(project);
  expect(await ahead.outputs).toEqual([...emitCompiled(normalize(project))]);
});

test.each([
  ['a small project', 3, project],
  ['one of which there is no model', 1000, { ...project, entities: [] }],
])('%s is left to this thread', async (_, entities, given) => {
  const ahead = new Ahead(rootOf(entities));
  ahead.begin(given);
  expect(await ahead.outputs).toBeUndefined();
});
