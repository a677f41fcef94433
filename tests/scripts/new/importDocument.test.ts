import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProject } from '../../../generator/pipeline/generateOutputs.ts';
import { importDocument } from '../../../scripts/new/importSource.ts';
import { petstore } from './openapi/petstore.ts';
import { copyProject, type ProjectFolder } from './projectCopy.ts';

let project: ProjectFolder;
let source: string;
const entityFile = 'schemas/entities/pet.schema.json';

beforeAll(() => {
  project = copyProject();
  source = join(project.root, 'petstore.json');
});
afterAll(() => project.remove());

const importAs = (document: object): Promise<string> => {
  writeFileSync(source, JSON.stringify(document));
  return importDocument(project.root, source);
};

test('the first import writes files that pass every rule, and a report', async () => {
  const before = readProject(project.root).problems;
  const report = await importAs(petstore);
  expect(readProject(project.root).problems).toEqual(before);
  for (const text of [
    'Created 11 files',
    'Entities: customer, pet, note.',
    'the sign-in is left out, because the project already has one',
    'acts on one record: it can be an action of the resource\n        /paths/~1pets~1{petId}~1feed/post',
    'the value is left out: its values have no type, or several',
    'Captions without a translation',
  ])
    expect(report).toContain(text);
});

test.each([
  [entityFile, { title: 'Pet', description: 'An animal of the shop.', required: ['name', 'status'] }],
  [
    entityFile,
    {
      properties: {
        customerId: { 'x-reference': { operation: 'customer.query', value: 'id', label: 'email' } },
        status: {
          default: 'available',
          oneOf: [{ const: 'available', title: 'Available' }, { const: 'sold' }],
        },
        chip: { type: 'object', properties: { number: { 'x-messages': { pattern: 'validation.pattern' } } } },
      },
    },
  ],
  // Translations of the project are used again; other captions have the text of the source.
  [entityFile, { properties: { name: { 'x-i18n': { 'zh-CN': { title: '名称' } } } } }],
  [
    'schemas/entities/customer.schema.json',
    { properties: { email: { title: 'Email', 'x-i18n': { 'zh-CN': { title: '邮箱' } } } } },
  ],
  [
    'schemas/backends/petShop.json',
    { title: 'Pet Shop API', server: 'https://pets.example.com/api/v3', key: 'id' },
  ],
  [
    'schemas/endpoints/pet.json',
    {
      backend: { $ref: '../backends/petShop.json' },
      operations: { 'pet.query': { path: '/pets', summary: 'List the pets.' } },
    },
  ],
  ['schemas/resources/note.json', { filters: ['petId'] }],
  ['schemas/resources/pet.json', { title: 'Pets', displayProperty: 'name', roles: { list: 'pet.query' } }],
  [
    'schemas/screens/petShop.json',
    { title: 'Pet Shop API', route: '/petShop', tabs: [{ id: 'customer' }, { id: 'pet' }, { id: 'note' }] },
  ],
])('%s has the facts of the document', (path, want) => expect(project.read(path)).toMatchObject(want));

test('an import without a change writes nothing', async () => {
  expect(await importAs(petstore)).toContain('Nothing has changed');
});

test('a later import merges: edits by hand stay, changes are reported as schema-diff does', async () => {
  project.edit(entityFile, '"maxLength": 40', '"maxLength": 80');
  project.edit(entityFile, '"title": "Pet"', '"title": "Animal"');
  const changed = structuredClone(petstore);
  const { Pet } = changed.components.schemas;
  Object.assign(Pet.properties, {
    weight: { type: 'number', minimum: 0 },
    name: { type: 'string', maxLength: 50 },
  });
  const report = await importAs(changed);
  expect(project.read(entityFile)).toMatchObject({
    title: 'Animal',
    properties: { name: { maxLength: 80 }, weight: { type: 'number', minimum: 0 } },
  });
  expect(report).toContain('here 80, source 50');
  expect(report).toMatch(/pet\.schema\.json:\d+:\d+ \/properties\/weight\n.*additive/);
});

test('a translation by hand is used for the same text elsewhere', async () => {
  const english = '"title": "Customer"';
  project.edit(
    'schemas/entities/customer.schema.json',
    `"zh-CN": {\n      ${english}`,
    '"zh-CN": {\n      "title": "客户"',
  );
  const report = await importAs({ ...petstore, info: { title: 'Pet Shop API', version: '1.1' } });
  expect(report).not.toContain('\n    Customer\n');
  expect(project.read(entityFile)).toMatchObject({
    properties: { customerId: { title: 'Customer', 'x-i18n': { 'zh-CN': { title: '客户' } } } },
  });
  expect(project.read('schemas/endpoints/customer.json')).toMatchObject({
    operations: { 'customer.create': { 'x-i18n': { 'zh-CN': { summary: '新建客户。' } } } },
  });
});

test('a file that was deleted by hand stays deleted, and the files of a removed collection are deleted', async () => {
  const { '/customers': _all, '/customers/{customerId}': _one, ...paths } = petstore.paths;
  await importAs({ ...petstore, paths });
  expect(existsSync(join(project.root, 'schemas/resources/customer.json'))).toBe(false);
  expect(project.read(entityFile)).toMatchObject({ properties: { customerId: { type: 'integer' } } });
});

test('an import that would break a rule writes nothing', async () => {
  for (const folder of ['entities', 'endpoints', 'resources'])
    rmSync(join(project.root, `schemas/${folder}/pet${folder === 'entities' ? '.schema' : ''}.json`));
  const changed = structuredClone(petstore);
  await expect(importAs(changed)).rejects.toThrow('There is no file "schemas/resources/pet.json"');
  expect(existsSync(join(project.root, 'schemas/resources/customer.json'))).toBe(false);
});

test.each([
  ['another source', 'other.json', undefined, 'The name "petShop" belongs to the import of'],
  ['a name that is no file name', 'other.json', '../pets', '"../pets" is not a valid name of a screen.'],
  ['a document without records', 'empty.json', 'empty', 'has no records that a list could show.'],
  ['a missing file', 'missing.json', undefined, 'There is no file'],
])('%s is refused', async (_, file, name, message) => {
  writeFileSync(join(project.root, 'other.json'), JSON.stringify(petstore));
  writeFileSync(join(project.root, 'empty.json'), '{"openapi": "3.1.0"}');
  await expect(importDocument(project.root, join(project.root, file), name)).rejects.toThrow(message);
});

test('the refusal of a document without records has the reasons', async () => {
  const file = join(project.root, 'split.json');
  const content = { 'application/json': { schema: { type: 'array', items: { $ref: 'pet.yaml#/Pet' } } } };
  const paths = { '/pets': { get: { responses: { 200: { description: 'All', content } } } } };
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths }));
  const refusal = importDocument(project.root, file);
  await expect(refusal).rejects.toThrow('Bundle the document into one file first\n        pet.yaml#/Pet');
  await expect(refusal).rejects.toThrow('/paths/~1pets/get');
});

test('an import into a folder without a project writes the project, and removes it if it fails', async () => {
  const root = join(project.root, 'shop');
  const file = join(project.root, 'shop.json');
  writeFileSync(file, JSON.stringify(petstore));
  await expect(importDocument(root, file, '../shop')).rejects.toThrow('is not a valid name');
  expect(existsSync(root)).toBe(false);
  const existing = join(project.root, 'existing');
  mkdirSync(existing);
  await expect(importDocument(existing, file, '../shop')).rejects.toThrow('is not a valid name');
  expect(readdirSync(existing)).toEqual([]);
  await expect(importDocument(join(existing, 'a/b'), file, '../shop')).rejects.toThrow('is not a valid name');
  expect(readdirSync(existing)).toEqual([]);
  await importDocument(root, file);
  const { project: written, problems } = readProject(root);
  expect(problems).toEqual([]);
  expect(written.product).toMatchObject([{ value: { title: 'Pet Shop API', locales: ['zh-CN', 'en-US'] } }]);
  expect(written.backends.map(({ name, value }) => [name, value.signIn?.scheme])).toEqual([
    ['petShop', 'apiKey'],
  ]);
});

test('names in use get the name of the source', async () => {
  const other = copyProject();
  const text = JSON.stringify(petstore).replaceAll('Customer', 'Carrier').replaceAll('customer', 'carrier');
  const path = join(other.root, 'carriers.json');
  writeFileSync(path, text);
  await importDocument(other.root, path);
  expect(other.read('schemas/resources/petShopCarrier.json')).toMatchObject({ title: 'Pet shop carriers' });
  other.remove();
});

test('a collection keeps its name and its edits when the source gets another one with a shorter path', async () => {
  const other = copyProject();
  const path = join(other.root, 'shop.json');
  const list = (property: string) => {
    const items = { type: 'object', properties: { id: { type: 'string' }, [property]: { type: 'string' } } };
    const schema = { type: 'array', items };
    return {
      get: { responses: { 200: { description: 'All', content: { 'application/json': { schema } } } } },
    };
  };
  const orderId = { name: 'orderId', in: 'path', required: true, schema: { type: 'string' } };
  const paths = {
    '/orders': list('no'),
    '/orders/{orderId}/items': { ...list('weight'), parameters: [orderId] },
  };
  const importPaths = (all: object): Promise<string> => {
    const info = { title: 'Shop', version: '1' };
    writeFileSync(path, JSON.stringify({ openapi: '3.0.0', info, paths: all }));
    return importDocument(other.root, path);
  };
  await importPaths(paths);
  other.edit('schemas/entities/item.schema.json', '"title": "Weight"', '"title": "Mass"');
  await importPaths({ ...paths, '/items': list('color') });
  expect(other.read('schemas/endpoints/item.json')).toMatchObject({
    operations: { 'item.query': { path: '/orders/{orderId}/items' } },
  });
  expect(other.read('schemas/entities/item.schema.json')).toMatchObject({
    properties: { weight: { title: 'Mass' } },
  });
  expect(other.read('schemas/endpoints/shopItem.json')).toMatchObject({
    operations: { 'shopItem.query': { path: '/items' } },
  });
  other.remove();
});
