import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toolFolder } from '../../../generator/load/projectFolder.js';
import { describeFamily, renderFamilyFile } from '../../../scripts/new/addFamily.ts';

test.each([
  ['tmsdown', { title: 'TMS download interfaces', constants: { interfaceType: 'TMS_DOWN' } }],
  ['mesUp', { title: 'MES upload interfaces', constants: { interfaceType: 'MES_UP' }, flow: 'out' }],
  ['agv', { title: 'AGV interfaces', constants: { interfaceType: 'AGV' } }],
  ['up', { title: 'UP interfaces', constants: { interfaceType: 'UP' } }],
])('the file of family %s has its title and constants', (name, wanted) => {
  const { flow, ...file } = JSON.parse(renderFamilyFile(toolFolder, name, 7, ['zh-CN', 'en-US']));
  expect({ ...file, ...(flow && { flow }) }).toMatchObject({
    route: `/${name}`,
    navigationOrder: 7,
    ...wanted,
  });
  expect(flow).toBe('flow' in wanted ? wanted.flow : undefined);
});

/** Folder of a project → the vocabulary of its families, and a part of the report. */
test.each([
  [toolFolder, '../vocabulary/family.schema.json', 'Commit the file and src/generated.'],
  [
    join(toolFolder, 'tests/projects/clinic'),
    '../../../../../schemas/vocabulary/family.schema.json',
    'run npm start -- --project tests/projects/clinic',
  ],
])('a family of %s has the vocabulary %s', (root, $schema, report) => {
  expect(JSON.parse(renderFamilyFile(root, 'agv', 7, ['en-US']))).toMatchObject({ $schema });
  expect(describeFamily(root, 'schemas/families/agv.json')).toContain(report);
});

/** Languages of the project → the captions of a family. */
test.each([
  [
    ['zh-CN', 'en-US'],
    { title: 'TMS download interfaces', 'x-i18n': { 'zh-CN': { title: 'TMS 下发接口' } } },
  ],
  [['en-US'], { title: 'TMS download interfaces' }],
  [['zh-CN'], { title: 'TMS 下发接口' }],
  [
    ['de-DE', 'en-US'],
    { title: 'TMS download interfaces', 'x-i18n': { 'de-DE': { title: 'TMS download interfaces' } } },
  ],
])('a family in %j has a caption in each language', (locales, captions) => {
  const { title, 'x-i18n': translations } = JSON.parse(renderFamilyFile(toolFolder, 'tmsdown', 7, locales));
  expect({ title, ...(translations && { 'x-i18n': translations }) }).toEqual(captions);
});
