import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitOutputs } from '../../../../generator/emit/emitOutputs.ts';
import type { Output } from '../../../../generator/emit/Output.ts';
import { groupByArea } from '../../../../generator/emit/reference/operations/OperationArea.ts';
import type { Model } from '../../../../generator/normalize/model/Model.ts';
import { normalizeProject } from '../../../../generator/normalize/normalizeProject.ts';
import { findObstacle } from '../../../../src/contract/model/lifecycle.ts';
import type { Resource } from '../../../../src/contract/model/resource.ts';
import { OutputFolder } from '../../external/bundleSchemas.ts';
import {
  diffSamples,
  problemsAfter,
  projectRoot,
  type SampleEdit,
  sampleProject,
  setAtPath,
} from '../../sampleProject.ts';

const caption = (title: string) => ({ title, 'x-i18n': { 'zh-CN': { title: `中${title}` } } });
const described = (title: string) => ({
  title,
  description: `${title} of it.`,
  'x-i18n': { 'zh-CN': { title: `中${title}`, description: `中${title}。` } },
});

interface Words {
  readonly name: string;
  readonly property: string;
  readonly state: string;
  readonly action: string;
}

/** Returns a family with a word of its own for each kind of addition. */
const familyOf = ({ name, property, state, action }: Words, navigationOrder: number) => ({
  $schema: '../vocabulary/family.schema.json',
  ...caption(`Family ${name}`),
  route: `/${name}`,
  navigationOrder,
  extends: { $ref: '../resources/thing.json' },
  constants: { kind: 'B', brand: name.toUpperCase() },
  properties: {
    [property]: {
      type: 'string',
      ...described(property),
      oneOf: [{ const: 'X', ...caption('X') }],
      'x-ui': { group: `${name}Group` },
    },
  },
  required: [property],
  groups: { [`${name}Group`]: caption(`Group ${name}`) },
  columns: [property],
  filters: [property],
  operations: {
    [`${name}.${action}`]: {
      method: 'POST',
      path: `/${name}/${action}`,
      summary: `Do ${action}.`,
      'x-i18n': { 'zh-CN': { summary: `中${action}。` } },
      query: { uuid: { type: 'string', maxLength: 36 } },
      result: { $ref: '../entities/thing.schema.json' },
    },
  },
  actions: { [action]: { ...caption(`Do ${action}`), operation: `${name}.${action}`, icon: 'pause' } },
  lifecycle: {
    addedStates: { [state]: { tone: 'warning', ...caption(state) } },
    transitions: { [action]: { from: { status: ['ON'] }, to: { status: state } } },
    finalStates: [state],
  },
});

const beta = { name: 'beta', property: 'level', state: 'RESTING', action: 'rest' };
const gamma = { name: 'gamma', property: 'speed', state: 'HELD', action: 'hold' };
const gammaFile = 'schemas/families/gamma.json';

const edit: SampleEdit = (files) => {
  files['schemas/families/beta.json'] = familyOf(beta, 3);
  files[gammaFile] = {
    ...familyOf(gamma, 4),
    afterColumn: 'name',
    captions: { name: { placeholder: 'G-1' } },
  };
  setAtPath(files['schemas/resources/thing.json'], ['filters', 4], 'status');
  setAtPath(
    files['schemas/endpoints/thing.json'],
    ['operations', 'thing.query', 'body', 'filter', 6],
    'status',
  );
};

let model: Model;
let outputs: readonly Output[];
const folder = new OutputFolder();
beforeAll(async () => {
  model = normalizeProject(sampleProject(edit));
  outputs = await emitOutputs(model);
  folder.write(
    outputs.flatMap((output) =>
      output.path.startsWith('catalog/') ? { ...output, path: `generated/${output.path}` } : [],
    ),
  );
  symlinkSync(join(projectRoot, 'src/contract'), join(folder.folder, 'contract'));
});
afterAll(() => folder.remove());

const catalogOf = async (name: string): Promise<Resource> =>
  (await folder.load<{ default: Resource }>(`generated/catalog/${name}.ts`)).default;
const textOf = (path: string): string => outputs.find((output) => output.path === path)?.text ?? '';

test('two families with words of their own have no problems', () => {
  expect(problemsAfter(edit)).toEqual([]);
});

/** Screen → the words of beta and gamma that it has. */
const screens: readonly [name: string, own: readonly Words[]][] = [
  ['alpha', []],
  ['beta', [beta]],
  ['gamma', [gamma]],
];

test.each(screens)(
  '%s has only its own properties, filters, groups, actions and states',
  async (name, own) => {
    const { columns, filters, groups, actions } = await catalogOf(name);
    const added = (names: readonly string[], word: keyof Words) =>
      names.filter((one) => [beta, gamma].some((family) => family[word] === one));
    const filterNames = filters.map(({ property }) => property);
    const states = filters.find(({ property }) => property === 'status')?.field.choices ?? [];
    expect({
      columns: added(
        columns.map(({ property }) => property),
        'property',
      ),
      filters: added(filterNames, 'property'),
      groups: groups.filter((group) => group.endsWith('Group')),
      actions: added(
        actions.map((action) => action.name),
        'action',
      ),
      states,
    }).toEqual({
      columns: own.map(({ property }) => property),
      filters: own.map(({ property }) => property),
      groups: own.map((family) => `${family.name}Group`),
      actions: own.map(({ action }) => action),
      states: ['OFF', 'ON', ...own.map(({ state }) => state)],
    });
  },
);

test('the modules of the families have the types of the contract', () => {
  expect(() => folder.compile(['generated/catalog/beta.ts', 'generated/catalog/gamma.ts'])).not.toThrow();
});

/** Action, brand of the record → whether the action is allowed while the record is ON. */
const transitions: readonly [action: string, brand: string, isAllowed: boolean][] = [
  ['rest', 'BETA', true],
  ['rest', 'GAMMA', false],
  ['rest', 'ALPHA', false],
  ['hold', 'GAMMA', true],
  ['hold', 'BETA', false],
  ['stop', 'ALPHA', true],
  ['stop', 'GAMMA', true],
];

test.each(transitions)('the action %s on a record of %s is allowed: %s', (action, brand, isAllowed) => {
  const thing = model.entities.find(({ name }) => name === 'thing');
  expect(findObstacle(thing?.lifecycle, action, { status: 'ON', brand }) === undefined).toBe(isAllowed);
});

/** Family → its columns. Those of gamma follow the name. */
const columnOrders: readonly [name: string, columns: readonly string[]][] = [
  ['beta', ['name', 'ownerUuid', 'status', 'uuid', 'rank', 'level']],
  ['gamma', ['name', 'speed', 'ownerUuid', 'status', 'uuid', 'rank']],
];

test.each(columnOrders)('the columns of %s are %j', async (name, want) => {
  const { columns } = await catalogOf(name);
  expect(columns.map(({ property }) => property)).toEqual(want);
  const found = model.resources.find((resource) => resource.name === name)?.columns;
  expect(found?.map(({ property }) => property)).toEqual(want);
});

test('only gamma replaces the placeholder of an inherited property', () => {
  for (const locale of ['en-US', 'zh-CN']) {
    expect(textOf(`labels/${locale}/resources/gamma.ts`)).toContain('"placeholder": "G-1"');
    expect(textOf(`labels/${locale}/resources/beta.ts`)).not.toContain('placeholder');
  }
});

/** Area of the reference → its title. */
const areas: readonly [name: string, title: string][] = [
  ['beta', 'Family beta'],
  ['gamma', 'Family gamma'],
  ['thing', 'Things'],
];

test.each(areas)('the calls of %s have the title "%s" in the reference', (name, title) => {
  const area = groupByArea(model).find((one) => one.name === name);
  expect(area?.captions['en-US']?.title).toBe(title);
});

/** Broken value in the file of gamma → the pointer of the problem there. */
const broken: readonly [path: readonly (string | number)[], value: unknown, pointer: string][] = [
  [['filters', 0], 'sped', '/filters/0'],
  [['columns', 0], 'sped', '/columns/0'],
  [['afterColumn'], 'nam', '/afterColumn'],
  [['afterColumn'], 'level', '/afterColumn'],
  [['afterColumn'], 'kind', '/afterColumn'],
  [['columns'], undefined, '/afterColumn'],
  [['properties', 'speed', 'x-i18n'], undefined, '/properties/speed'],
  [['properties', 'level'], familyOf(beta, 3).properties.level, '/properties/level'],
  [
    ['lifecycle', 'addedStates', 'RESTING'],
    { tone: 'warning', ...caption('Rest') },
    '/lifecycle/addedStates/RESTING',
  ],
  [
    ['lifecycle', 'transitions', 'hold', 'from', 'status', 0],
    'ONN',
    '/lifecycle/transitions/hold/from/status',
  ],
  [['captions', 'name'], { placeholder: 'Shelf' }, '/captions/name'],
];

test.each(broken)('%j = %j causes a problem at %s of gamma', (path, value, pointer) => {
  const problems = problemsAfter((files) => {
    edit(files);
    setAtPath(files[gammaFile], path, value);
  });
  expect(problems.map((problem) => `${problem.file}${problem.pointer}`)).toContain(`${gammaFile}${pointer}`);
});

test('schema-diff finds no breaking change in two new families with required properties', () => {
  const changes = diffSamples(sampleProject(), sampleProject(edit));
  expect(changes.flatMap((change) => (change.class === 'breaking' ? change.says : []))).toEqual([]);
  const files = changes.filter(({ says }) => /speed|HELD|hold|gamma/.test(says)).map(({ now }) => now?.file);
  expect(new Set(files)).toEqual(new Set([gammaFile]));
});
