import { afterAll, expect, test } from 'vitest';
import { checkProject } from '../../../../generator/check/checkProject.ts';
import { emitOutputs } from '../../../../generator/emit/emitOutputs.ts';
import { normalizeProject } from '../../../../generator/normalize/normalizeProject.ts';
import type { Resource } from '../../../../src/contract/model/resource.ts';
import { OutputFolder } from '../../external/bundleSchemas.ts';
import { problemsAfter, sampleProject, setAtPath } from '../../sampleProject.ts';

type Path = readonly (string | number)[];

const family = 'schemas/families/beta.json';
const caption = (title: string) => ({ title, 'x-i18n': { 'zh-CN': { title: `中${title}` } } });
const summary = (text: string) => ({ summary: text, 'x-i18n': { 'zh-CN': { summary: `中${text}` } } });

/** Returns a family with one addition of each kind: property, operation, action, state and so on. */
const beta = () => ({
  $schema: '../vocabulary/family.schema.json',
  ...caption('Beta'),
  route: '/beta',
  navigationOrder: 3,
  extends: { $ref: '../resources/thing.json' },
  constants: { kind: 'B', brand: 'BETA' },
  properties: {
    level: {
      type: 'string',
      ...caption('Level'),
      oneOf: [
        { const: 'X', ...caption('X') },
        { const: 'Y', ...caption('Y') },
      ],
    },
    prefix: {
      type: 'string',
      maxLength: 10,
      ...caption('Prefix'),
      'x-visible-when': { properties: { level: { const: 'X' } }, required: ['level'] },
      'x-ui': { group: 'own' },
    },
  },
  required: ['level'],
  groups: { own: caption('Own') },
  columns: ['level', { property: 'prefix', hidden: true }],
  filters: ['level'],
  operations: {
    'beta.rest': {
      method: 'POST',
      path: '/beta/rest',
      ...summary('Let a thing rest.'),
      query: { uuid: { type: 'string', maxLength: 36 } },
      result: { $ref: '../entities/thing.schema.json' },
    },
  },
  actions: { rest: { ...caption('Rest'), operation: 'beta.rest', icon: 'pause' } },
  lifecycle: {
    addedStates: { RESTING: { tone: 'warning', ...caption('Resting') } },
    activities: { run: ['RESTING'] },
    transitions: {
      rest: { from: { status: ['ON'] }, to: { status: 'RESTING' } },
    },
    finalStates: ['RESTING'],
  },
});

const problemsWith = (path: Path, value: unknown) =>
  problemsAfter((files) => {
    files[family] = beta();
    if (path.length > 0) setAtPath(files[family], path, value);
  });

const project = () =>
  sampleProject((files) => {
    files[family] = beta();
  });

test('a family with one addition of each kind has no problems', () => {
  expect(problemsWith([], undefined)).toEqual([]);
});

/** Broken value in the family's file → the pointer of the problem and its message. */
const broken: readonly [path: Path, value: unknown, pointer: string, message: string][] = [
  [
    ['properties', 'level', 'x-i18n'],
    undefined,
    '/properties/level',
    'The title "Level" has no zh-CN translation.',
  ],
  [
    ['properties', 'prefix', 'maxLength'],
    undefined,
    '/properties/prefix',
    'The string has no maximum length.',
  ],
  [
    ['properties', 'prefix', 'x-visible-when', 'required', 0],
    'lvl',
    '/properties/prefix/x-visible-when/required/0',
    'The condition names "lvl", which is not a property.',
  ],
  [['properties', 'prefix', 'x-ui', 'group'], 'onw', '/groups/own', 'The group "own" is empty.'],
  [
    ['properties', 'name'],
    { type: 'string', maxLength: 9, ...caption('Name') },
    '/properties/name',
    'schemas/entities/thing.schema.json already has "name".',
  ],
  [['required', 0], 'levle', '/required/0', '"levle" is in "required" but is not a property of this family.'],
  [['columns', 0], 'levle', '/columns/0', 'The entity has no property "levle".'],
  [['filters', 0], 'levle', '/filters/0', 'The entity has no property "levle".'],
  [['groups', 'own', 'x-i18n'], {}, '/groups/own', 'The title "Own" has no zh-CN translation.'],
  [
    ['groups', 'basic'],
    caption('Basic'),
    '/groups/basic',
    'schemas/resources/thing.json already has "basic".',
  ],
  [
    ['operations', 'beta.rest', 'result', '$ref'],
    '../entities/thin.schema.json',
    '/operations/beta.rest/result/$ref',
    'There is no file "schemas/entities/thin.schema.json"',
  ],
  [
    ['operations', 'beta.rest', 'path'],
    '/thing/start',
    '/operations/beta.rest/path',
    '"thing.start" has the same method and path',
  ],
  [
    ['actions', 'rest', 'operation'],
    'beta.rset',
    '/actions/rest/operation',
    'There is no operation "beta.rset".',
  ],
  [['actions', 'rest', 'x-i18n'], undefined, '/actions/rest', 'has no zh-CN translation.'],
  [
    ['lifecycle', 'transitions', 'rest', 'from', 'status', 0],
    'ONN',
    '/lifecycle/transitions/rest/from/status',
    '"status" cannot be "ONN".',
  ],
  [
    ['lifecycle', 'transitions', 'rest'],
    undefined,
    '/operations/beta.rest',
    'The operation "beta.rest" has no action with a transition.',
  ],
  [
    ['lifecycle', 'transitions', 'start'],
    { from: {}, to: {} },
    '/lifecycle/transitions/start',
    'schemas/entities/thing.schema.json already has "start".',
  ],
  [
    ['lifecycle', 'addedStates', 'RESTING', 'tone'],
    'orange',
    '/lifecycle/addedStates/RESTING/tone',
    '"orange" is not an allowed value.',
  ],
];

test.each(broken)('%j = %j causes a problem at %s of the family', (path, value, pointer, message) => {
  const found = problemsWith(path, value).map((problem) => [problem.file, problem.pointer, problem.message]);
  expect(found).toContainEqual([family, pointer, expect.stringContaining(message)]);
});

test('a described and filtered property has no problems, and the batch filter has its description', () => {
  const translated = { 'zh-CN': { title: '中Level', description: '中Help.' } };
  const described = sampleProject((files) => {
    files[family] = beta();
    setAtPath(files[family], ['properties', 'level', 'description'], 'Help.');
    setAtPath(files[family], ['properties', 'level', 'x-i18n'], translated);
  });
  expect(checkProject(described)).toEqual([]);
  const batch = normalizeProject(described).operation('thing.batch')?.body?.entity.schema.properties.filter;
  expect(batch?.properties.level?.captions).toEqual({
    'en-US': { title: 'Level', description: 'Help.' },
    ...translated,
  });
});

test('the additions of a family become part of the entity and operations of its parent', () => {
  const model = normalizeProject(project());
  const thing = model.entities.find(({ name }) => name === 'thing');
  const isBeta = { properties: { brand: { const: 'BETA' } }, required: ['brand'] };
  expect(thing?.schema.properties.level?.visibleWhen).toEqual(isBeta);
  expect(thing?.schema.properties.prefix?.visibleWhen).toEqual({
    properties: { level: { const: 'X' } },
    required: ['level'],
    allOf: [isBeta],
  });
  expect(thing?.schema.required).toContain('level');
  expect(thing?.lifecycle?.states.RESTING).toBe('warning');
  expect(thing?.lifecycle?.activities).toEqual({ run: ['ON', 'RESTING'] });
  expect(thing?.schema.properties.status?.rules.enum).toEqual(['OFF', 'ON', 'RESTING']);
  const operation = (id: string) => model.operations.find((other) => other.id === id);
  expect(operation('thing.query')?.body?.filter).toContain('level');
  expect(operation('beta.rest')).toMatchObject({ service: 'openapi', path: '/beta/rest' });
  const batch = operation('thing.batch')?.body?.entity.schema.properties.filter;
  expect(Object.keys(batch?.properties ?? {})).toContain('level');
});

/** Resource → whether it has the additions of the family. */
const resources: readonly [name: string, has: boolean][] = [
  ['beta', true],
  ['alpha', false],
  ['thing', false],
];

test.each(resources)('%s has columns, filters, groups and actions of the family: %s', (name, has) => {
  const resource = normalizeProject(project()).resources.find((other) => other.name === name);
  expect(resource?.columns.some(({ property }) => property === 'level')).toBe(has);
  expect(resource?.filters.includes('level')).toBe(has);
  expect(Object.keys(resource?.groups ?? {}).includes('own')).toBe(has);
  expect(Object.keys(resource?.actions ?? {}).includes('rest')).toBe(has);
});

const workshop = new OutputFolder();
afterAll(() => workshop.remove());

/** List → the states that its filter offers. Only records of a family have the family's own states. */
const statesOffered: readonly [name: string, states: readonly string[]][] = [
  ['beta', ['OFF', 'ON', 'RESTING']],
  ['alpha', ['OFF', 'ON']],
  ['thing', ['OFF', 'ON', 'RESTING']],
];

test.each(statesOffered)('the filter by status of %s offers %j', async (name, states) => {
  const filtered = sampleProject((files) => {
    files[family] = beta();
    setAtPath(files['schemas/resources/thing.json'], ['filters', 4], 'status');
    setAtPath(
      files['schemas/endpoints/thing.json'],
      ['operations', 'thing.query', 'body', 'filter', 6],
      'status',
    );
  });
  const outputs = (await emitOutputs(normalizeProject(filtered))).filter(({ path }) =>
    path.startsWith('catalog/'),
  );
  workshop.write(outputs);
  const { default: resource } = await workshop.load<{ default: Resource }>(`catalog/${name}.ts`);
  expect(resource.filters.find(({ property }) => property === 'status')?.field.choices).toEqual(states);
});

test('the service catalog has the added transition, and the modules of alpha do not change', async () => {
  const before = await emitOutputs(normalizeProject(sampleProject()));
  const after = await emitOutputs(normalizeProject(project()));
  const text = (outputs: typeof before, path: string) => outputs.find((output) => output.path === path)?.text;
  expect(text(after, 'catalog/service.ts')).toMatch(
    /"beta\.rest": \{\s+"role": "transition",\s+"entity": "thing",\s+"action": "rest"/,
  );
  expect(text(after, 'catalog/alpha.ts')).toBe(text(before, 'catalog/alpha.ts'));
});
