import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EmitWorker } from '../../../generator/emit/EmitWorker.ts';
import { emitCompiled } from '../../../generator/emit/emitCompiled.ts';
import type { Output } from '../../../generator/emit/Output.ts';
import { loadProject } from '../../../generator/load/loadProject.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';

const entity = (property: object) => JSON.stringify({ type: 'object', properties: { name: property } });
const valid = entity({ type: 'string', maxLength: 30 });

/** Creates a project with `entities` entities, the last with the text `last`. Returns its root folder. */
function rootOf(entities: number, last = valid): string {
  const root = mkdtempSync(join(tmpdir(), 'emit-worker-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'schemas/entities'), { recursive: true });
  for (let index = 1; index <= entities; index++)
    writeFileSync(join(root, `schemas/entities/e${index}.schema.json`), index === entities ? last : valid);
  return root;
}

async function emitInWorker(root: string) {
  const emitted = new EmitWorker(root).outputs();
  const outputs: Output[] = [];
  let next = await emitted.next();
  for (; !next.done; next = await emitted.next()) outputs.push(next.value);
  return { outputs, isAll: next.value };
}

test('the worker thread emits the same outputs as this thread', async () => {
  const root = rootOf(300);
  const outputs: Output[] = [];
  for await (const output of emitCompiled(normalizeProject(loadProject(root).project))) outputs.push(output);
  expect(await emitInWorker(root)).toEqual({ outputs, isAll: true });
});

test.each([
  ['a small project', 3, valid],
  ['a large project that refers to a missing file', 300, entity({ $ref: 'none.schema.json' })],
])('the worker thread emits no outputs of %s', async (_, entities, last) => {
  expect(await emitInWorker(rootOf(entities, last))).toEqual({ outputs: [], isAll: false });
});
