import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { readProject } from '../../../generator/pipeline/generateOutputs.ts';
import { addEntity } from '../../../scripts/new/addEntity.ts';
import { addProject, writeProject } from '../../../scripts/new/addProject.ts';

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'projects-'));
  root = join(folder, 'river-clinic');
  addProject(root);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(root, path), 'utf8'));
const write = (path: string, value: object): void => writeFileSync(join(root, path), JSON.stringify(value));
const modelOf = () => {
  const { problems, project } = readProject(root);
  expect(problems).toEqual([]);
  return normalizeProject(project);
};

test('a new project has the name of its folder and the sign-in; an entity adds its calls', () => {
  expect(read('schemas/product.json')).toMatchObject({ title: 'River clinic', locales: ['zh-CN', 'en-US'] });
  expect(() => addProject(root)).toThrow('already has schemas');
  addEntity(root, 'book');
  expect(modelOf().operations.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['book.query', 'account.login']),
  );
});

/** Folder, and title of the source → title of the product in each language. */
const titles: readonly [folder: string, title: string | undefined, english: string, chinese: string][] = [
  ['riverClinic', undefined, 'River clinic', 'River clinic'],
  ['clinic', ' Pet  Shop ', 'Pet Shop', 'Pet Shop'],
  ['clinic', '河畔诊所', 'Clinic', '河畔诊所'],
  ['诊所', undefined, 'Console', '诊所'],
  ['诊所', ' ', 'Console', 'Console'],
];

test.each(titles)('the project in %s with the title %j is "%s" and "%s"', (name, title, english, chinese) => {
  const other = join(folder, name);
  writeProject(other, title);
  expect(JSON.parse(readFileSync(join(other, 'schemas/product.json'), 'utf8'))).toMatchObject({
    title: english,
    'x-i18n': { 'zh-CN': { title: chinese } },
  });
  expect(readProject(other).problems).toEqual([]);
});

/** The file without the translations that `new` wrote. */
function untranslate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untranslate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === 'x-i18n' ? [] : [[name, untranslate(part)]])),
  );
}

test('a project in one language that this repository lacks needs no translations', () => {
  addEntity(root, 'book');
  for (const path of [
    'schemas/entities/book.schema.json',
    'schemas/endpoints/book.json',
    'schemas/resources/book.json',
    'schemas/screens/book.json',
  ])
    write(path, untranslate({ ...read(path), title: 'Bücher' }) as object);
  const table = { ...read('schemas/endpoints/book.json') };
  delete table.title;
  write('schemas/endpoints/book.json', table);
  write('schemas/product.json', {
    ...read('schemas/product.json'),
    title: 'Bücherei',
    'x-i18n': {},
    locales: ['de-DE'],
  });
  expect(readProject(root).problems.map(({ message }) => message)).toEqual([
    'The console has no phrases in de-DE.',
  ]);
  mkdirSync(join(root, 'locales'));
  write('locales/de-DE.json', { list: { filters: 'Filter' } });
  const model = modelOf();
  expect(model.locales).toEqual(['de-DE']);
  expect(model.product.captions['de-DE']?.title).toBe('Bücherei');
  expect(model.screens.map(({ captions }) => captions['de-DE']?.title)).toEqual(['Bücher']);
});
