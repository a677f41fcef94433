import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProject } from '../../../generator/pipeline/generateOutputs.ts';
import type { Problem } from '../../../generator/pipeline/Problem.ts';
import { addEntity } from '../../../scripts/new/addEntity.ts';
import { copyProject, type ProjectFolder } from './projectCopy.ts';

let project: ProjectFolder;
let before: readonly Problem[];
let report: string;
beforeAll(() => {
  project = copyProject();
  before = readProject(project.root).problems;
  report = addEntity(project.root, 'salesOrder');
});
afterAll(() => project.remove());

test('an entity gets a table of calls, a resource and a screen, which pass every rule', () => {
  expect(readProject(project.root).problems).toEqual(before);
  expect(report).toContain('Created the entity salesOrder:\n    schemas/entities/salesOrder.schema.json');
  expect(report).toContain('Translate these captions: Sales order');
  expect(project.read('schemas/screens/salesOrder.json')).toMatchObject({
    title: 'Sales orders',
    route: '/salesOrder',
    tabs: [{ id: 'salesOrder', resource: { $ref: '../resources/salesOrder.json' } }],
  });
  expect(project.read('schemas/endpoints/salesOrder.json')).toMatchObject({
    operations: { 'salesOrder.remove': { 'x-i18n': { 'zh-CN': { summary: '删除 Sales order。' } } } },
  });
});

test('an entity of a described back end has the calls of its templates', () => {
  const root = mkdtempSync(join(tmpdir(), 'practice-'));
  cpSync('tests/projects/jsonServer/schemas', join(root, 'schemas'), { recursive: true });
  const backendFile = join(root, 'schemas/backends/practice.json');
  const backend = JSON.parse(readFileSync(backendFile, 'utf8'));
  backend.roles.remove = { method: 'POST', path: '/{collection}/remove?id={key}' };
  writeFileSync(backendFile, JSON.stringify(backend));
  const before = readProject(root).problems;
  expect(addEntity(root, 'invoice')).toContain('Compare the paths in schemas/endpoints/invoice.json');
  expect(readProject(root).problems).toEqual(before);
  const table = JSON.parse(readFileSync(join(root, 'schemas/endpoints/invoice.json'), 'utf8'));
  expect(table).not.toHaveProperty('service');
  expect(table.operations).toMatchObject({
    'invoice.query': { method: 'GET', path: '/invoices' },
    'invoice.modify': { method: 'PATCH', path: '/invoices/{id}', sends: 'changes' },
    'invoice.remove': { path: '/invoices/remove', query: { id: { type: 'string', maxLength: 36 } } },
  });
  rmSync(root, { recursive: true });
});

test.each([
  ['SalesOrder', 'is not a valid name'],
  ['sales-order', 'is not a valid name'],
  ['salesOrder', 'schemas/entities/salesOrder.schema.json already exists.'],
  ['carrier', 'schemas/entities/carrier.schema.json already exists.'],
  ['carrierInput', 'also produces the type "CarrierInput"'],
])('the name %s is refused', (name, sentence) => {
  expect(() => addEntity(project.root, name)).toThrow(sentence);
  expect(existsSync(join(project.root, `schemas/screens/${name}.json`))).toBe(name === 'salesOrder');
});

test('the name of an entity of the sign-in is refused, because a new file would replace that entity', () => {
  const root = mkdtempSync(join(tmpdir(), 'clinic-'));
  mkdirSync(join(root, 'schemas'));
  cpSync('tests/projects/clinic/schemas/product.json', join(root, 'schemas/product.json'));
  expect(() => addEntity(root, 'company')).toThrow('"company" is an entity of the sign-in');
  expect(existsSync(join(root, 'schemas/entities'))).toBe(false);
  rmSync(root, { recursive: true });
});
