import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkProject } from '../../generator/check/checkProject.ts';
import { emitCatalog } from '../../generator/emit/catalog/emitCatalog.ts';
import { emitOutputs } from '../../generator/emit/emitOutputs.ts';
import { emitLabels } from '../../generator/emit/labels/emitLabels.ts';
import { loadProject } from '../../generator/load/loadProject.ts';
import type { Project } from '../../generator/load/Project.ts';
import { normalizeProject } from '../../generator/normalize/normalizeProject.ts';
import { newFamily } from './newFamily.ts';

const path = 'schemas/families/tmsdown.json';
const { project: before } = loadProject(join(import.meta.dirname, '../..'));
const family = { path, name: 'tmsdown', text: newFamily, value: JSON.parse(newFamily) };
const project: Project = { ...before, families: [...before.families, family] };

let texts: ReadonlyMap<string, string>;
beforeAll(async () => {
  const outputs = await emitOutputs(normalizeProject(project), [emitCatalog, emitLabels]);
  texts = new Map(outputs.map((output) => [output.path, output.text]));
});

test('one file adds a family to the schema files of this project', () => {
  expect(checkProject(project)).toEqual([]);
});

test.each<[path: string, words: readonly string[]]>([
  ['catalog/index.ts', ['"route": "/tmsdown"']],
  ['catalog/tmsdown.ts', ['"interfaceType": "TMS_DOWN"', '"erpUuid"', '"ignoreStockBinUsageConfig"']],
  ['labels/zh-CN/resources/tmsdown.ts', ['TMS 下发接口', 'TMS 网关', '上次拉取时间']],
  ['labels/en-US/resources/tmsdown.ts', ['TMS download interfaces', 'TMS gateway', 'Last fetched']],
])('the family is in %s', (file, words) => {
  const text = texts.get(file) ?? '';
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});
