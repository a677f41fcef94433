import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitOutputs } from '../../../generator/emit/emitOutputs.ts';
import { isMadeOf } from '../../../generator/emit/Output.ts';
import { emitOpenApi } from '../../../generator/emit/openapi/emitOpenApi.ts';
import { StandaloneValidators } from '../../../generator/emit/validators/StandaloneValidators.ts';
import type { Project } from '../../../generator/load/Project.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import family from '../../../schemas/families/erpdown.json' with { type: 'json' };
import type { Resource } from '../../../src/contract/model/resource.ts';
import erpdown from '../../../src/generated/catalog/erpdown.ts';
import base from '../../../src/generated/catalog/interface.ts';
import { projectRoot, sampleProject, setAtPath } from '../sampleProject.ts';

const outputs = await emitOutputs(normalizeProject(sampleProject()));
const textOf = (path: string): string => outputs.find((output) => output.path === path)?.text ?? '';
/** Returns a text with single spaces as its white space. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** Generated file → texts that it contains. */
const wanted: readonly [path: string, ...fragments: string[]][] = [
  [
    'backends.ts',
    "import { envelopeTranslation } from '#contract/backend/envelopeTranslation.ts';",
    '"main": { ...{"name":"main","server":""',
    'translation: envelopeTranslation, sign: signLoginKey }',
  ],
  [
    'api.ts',
    '"thing.query": {"body":"thing","result":"page"}',
    '"owner.query": {"service":"basic","method":"GET","query":{"companyUuid":"companyUuid","name":null,"kind":null},"result":"list"}',
    `"thing.query": { args: { body: PagingBody<T.Thing, 'name' | 'kind' | 'brand' | 'ownerUuid', 'low' | 'until'> }; result: Page<T.Thing> }`,
    '"owner.query": { args: { name?: string; kind: string }; result: readonly T.Owner[] }',
    '"thing.start": { args: { uuid: string; times?: number }; result: T.Thing }',
    '"thing.create": { args: { body: T.ThingInput }; result: T.Thing }',
  ],
  [
    'types.ts',
    'export type Tags = string[]',
    'kind: ("A" | "B")',
    'passwordSet: boolean',
    'tags?: Tags',
    'clearPassword?: boolean',
    // Only these read-only properties are present in every answer: uuid, initial state and required
    // properties.
    '*/ uuid: string',
    '*/ status: ("OFF" | "ON")',
    '*/ until?: string',
    '*/ rank: number',
    // A single record can be read before it is saved, so even its uuid is optional.
    'export interface Rule { /** * UUID */ uuid?: string',
  ],
  [
    'forms/thing.ts',
    '"enum": [ "A", "B" ]',
    'messages: { "name.required": "validation.name" }',
    '"if": { "properties": { "kind": { "const": "A" } }, "required": [ "kind" ] }, "then": { "required": [ "hint" ] }',
    '"clearPassword": { "type": "boolean" }',
  ],
  [
    'validators/thing.js',
    '"hint": v1',
    'rules = [ { field: "low", message: "validation.order", validate: v3 }, ];',
  ],
  [
    'catalog/index.ts',
    'locales: readonly string[] = ["zh-CN","en-US"]',
    `view: () => import('./alpha.ts'), form: () => import('../forms/thing.ts')`,
    `'zh-CN': () => import('../labels/zh-CN/resources/alpha.ts')`,
    '"route": "/alpha", "group": "interfaces", "icon": "exchange", "tabs": [ { "id": "alpha", "resource": "alpha", "listedEntity": "thing", "constants": { "kind": "A", "brand": "ALPHA" }, "listQuery": "thing" },',
    '{ "id": "logs", "resource": "log", "constants": { "brand": "ALPHA" }, "access": "engineer" } ]',
    '"thing": { "name": "thing", "roles": { "list": "thing.query" }, "filters": [',
    '{ "id": "copy", "task": "copy", "entity": "thing" }',
  ],
  [
    'catalog/tasks.ts',
    `copy: { view: () => import('./tasks/copy.ts'), form: () => import('../forms/copy.ts')`,
    `'zh-CN': () => import('../labels/zh-CN/tasks/copy.ts')`,
  ],
  [
    'catalog/alpha.ts',
    "import base from './thing.ts'",
    'constants = { "kind": "A", "brand": "ALPHA" }; const hide: readonly string[] = [ "until", "tags" ]',
    '...base, name: "alpha"',
    'excludes: readonly string[] = [ "rule" ]',
    'recordTabs: base.recordTabs',
  ],
  [
    'catalog/thing.ts',
    '"filters": [ { "property": "name"',
    '"name": "start", "operation": "thing.start", "icon": "start", "appliesTo": "uuid", "confirm": true, "successMessage": "message.started"',
    '"appliesTo": "uuid", "prompt": { "parameter": "reason", "required": true, "maxLength": 200 }, "onSuccess": "show", "result": { "entity": "owner", "fields": { "uuid":',
    '"appliesTo": "uuids", "onSuccess": "download", "confirm": false',
    '"tree": { "property": "ownerUuid", "groupBy": "rank", "count": "things", "entity": "owner", "groups": [ "HIGH", "LOW" ] }',
    '"bulk": [ "start", "stop" ]',
    '"metrics": { "name": "load", "fixedParams": { "kind": "A" }, "familyConstants": [ "brand" ], "afterColumn": "status" }',
    '"recordTab": "history", "presetFilters": { "time": "5" } }',
    '"fixedProperties": { "thingUuid": { "record": "uuid" } }, "hide": [ "kind" ], "access": "engineer" }',
    '"recordTabs": [ { "id": "more", "subTabs": [ { "resource": "rule", "fixedProperties": { "thingUuid": { "record": "uuid" } }, "visibleIf": { "operation": "rule.applies", "params": { "kind": { "record": "kind" } } } }, { "resource": "log"',
  ],
  [
    'catalog/rule.ts',
    '"roles": { "get": "rule.get", "save": "rule.save" }, "bodyProperty": "fields"',
    '"columns": []',
  ],
  [
    'catalog/metrics.ts',
    `'zh-CN': () => import('../labels/zh-CN/metrics/load.ts')`,
    'load: { view: { "operation": "thing.load", "sinceProperty": "since", "refresh": 5, "count": "total", "chart": { "property": "series", "secondsProperty": "step", "lines": [ "done" ] }',
    '"entity": "load", "period": { "property": "kind", "choices": [ "A", "B" ] }',
    '"presetFilters": { "time": "5" }, "sort": { "property": "time", "order": "asc" }, "format": "date-time" }',
    '"records": { "property": "things", "uuidsProperty": "tags", "linkColumn": "name", "afterColumn": "done", "of": "thing", "columns": [ { "property": "name", "field": {',
    '"property": "done", "recordTab": "history", "presetFilters": { "time": "5" }, "field": { "type": "integer"',
    '"lifecycle": { "property": "status"',
  ],
  [
    'labels/zh-CN/metrics/load.ts',
    "import loadLabels from '../entities/load.ts'",
    'labels: PhraseTable = { entities: { load: loadLabels } }',
  ],
  ['catalog/log.ts', '"refresh": 5', '"widget": "changes"'],
  [
    'catalog/tasks/copy.ts',
    '"entity": "copy", "operation": "thing.copy", "plan": "thing.plan", "bodyProperty": "uuids", "hide": [], "groups": []',
    '"selection": { "property": "uuids", "resource": "thing" }, "targetEntity": "thing", "onSuccess": "show", "result": { "entity": "plan"',
    '"failureMessage": "message.started"',
  ],
  ['forms/copy.ts', '"target": { "type": "string", "maxLength": 30, "span": 1 }'],
  ['catalog/families.ts', '"flow":'],
  [
    'catalog/service.ts',
    '"thing.start": { "role": "transition", "entity": "thing", "action": "start" }',
    '"thing.create": { "role": "create", "entity": "thing" }',
    '"thing.batch": { "role": "batch", "entity": "thing", "actions": [ "start", "stop" ] }',
    '"rule.get": { "role": "read", "entity": "rule" }',
    '"rule.save": { "role": "save", "entity": "rule", "bodyProperty": "fields" }',
    '"owner": { "property": "thingUuid", "entity": "thing" }',
    '"ranges": [ "low", "until" ]',
    '"references": [ { "property": "ownerUuid", "entity": "owner", "value": "uuid", "agrees": { "kind": "kind" } } ]',
    '"defaults": { "kind": "A", "status": "OFF" }',
    '"secrets": [ "password" ]',
    '"texts": [ "name", "hint", "password" ]',
    '"sortable": [ "name", "kind", "status", "uuid", "rank" ]',
  ],
  [
    'labels/en-US/entities/thing.ts',
    '"name": { "title": "Name", "placeholder": "Shelf" }',
    '"choices": { "A": { "title": "A" }',
  ],
  ['labels/zh-CN/entities/thing.ts', '"name": { "title": "中Name", "placeholder": "Shelf" }'],
  [
    'labels/zh-CN/resources/alpha.ts',
    '"title": "中Alphas", "recordTitle": "物品"',
    '"actions": { "start": { "title": "启动", "confirmMessage": "开始运行。" }, "stop": { "title": "中Stop", "prompt": { "title": "中Reason" } }',
    '"recordTabs": { "more": { "title": "中More" }, "history": { "title": "中History" } }',
    'entities: { thing: thingLabels, owner: ownerLabels }',
  ],
  [
    'labels/en-US/resources/log.ts',
    "import ownerLabels from '../entities/owner.ts';",
    'export const logLabels: PhraseTable = { "title": "Log"',
    'entities: { log: logLabels, owner: ownerLabels, thing: thingLabels }',
  ],
  ['labels/service.ts', "import { logLabels as log0 } from './zh-CN/resources/log.ts';"],
  [
    'labels/en-US/tasks/copy.ts',
    'entities: { copy: copyLabels, thing: thingLabels, rule: ruleLabels, plan: planLabels }',
    'tasks: { "copy": { "title": "Copy things", "submit": "Copy", "groups": {} } }',
  ],
  [
    'labels/en-US/index.ts',
    '"config": { "title": "Configuration", "shortTitle": "Configuration", "tabs": { "thing": { "title": "Things" }, "copy": { "title": "Copy" } } }',
    '"tabs": { "alpha": { "title": "Things" }, "logs": { "title": "Logs" } }',
  ],
  [
    'openapi.json',
    '"untilFrom": { "type": "string", "format": "date-time" }, "untilTo": {',
    '"lowFrom": { "type": "integer" }',
    '"/iwms-openapi/api/thing/{uuid}": { "get": { "operationId": "thing.get"',
    '"title": "Thing"',
  ],
];

test.each(wanted)('%s', (path, ...fragments) => {
  expect(fragments.filter((fragment) => !flat(textOf(path)).includes(fragment))).toEqual([]);
});

/** Generated file → texts that it does not contain. */
const unwanted: readonly [path: string, ...fragments: string[]][] = [
  ['forms/thing.ts', 'title', 'x-', 'Name', '"companyUuid": { "type": "string", "maxLength": 36, "span"'],
  ['validators/thing.js', 'require('],
  ['openapi.json', 'x-i18n', 'TagsInputInput', '中'],
];

test.each(unwanted)('not in %s', (path, ...fragments) => {
  expect(textOf(path)).not.toBe('');
  expect(fragments.filter((fragment) => flat(textOf(path)).includes(fragment))).toEqual([]);
});

const resourcesIn = ({ subTabs }: Resource['recordTabs'][number]) => subTabs.map(({ resource }) => resource);

test('a family is its resource without hidden and fixed properties', () => {
  const properties = (list: readonly { readonly property: string }[]) => list.map(({ property }) => property);
  expect(erpdown).toMatchObject({
    ...base,
    name: 'erpdown',
    constants: family.constants,
    hide: [...base.hide, ...family.hide],
    recordTabs: expect.anything(),
    columns: expect.anything(),
    subtitle: expect.anything(),
    filters: expect.anything(),
  });
  expect(erpdown.recordTabs.flatMap(resourcesIn)).toEqual(
    base.recordTabs.flatMap(resourcesIn).filter((name) => !family.excludes.includes(name)),
  );
  const isShown = (name: string) => !erpdown.hide.includes(name) && !(name in family.constants);
  expect(properties(erpdown.columns)).toEqual(properties(base.columns).filter(isShown));
  expect(properties(erpdown.subtitle)).toEqual(properties(base.subtitle).filter(isShown));
  expect(properties(erpdown.filters)).toEqual(properties(base.filters).filter(isShown));
});

/** Operation → its responses by status. Its own description replaces the common one. */
const responses: readonly [
  id: string,
  errorResponses: Record<string, string>,
  want: Record<string, unknown>,
][] = [
  ['thing.get', {}, { 404: { $ref: '#/components/responses/NotFound' } }],
  ['thing.get', { 404: 'No thing.' }, { 404: { description: 'No thing.', content: expect.anything() } }],
  ['thing.get', { 429: 'Too many.' }, { 429: { description: 'Too many.', content: expect.anything() } }],
];

test.each(responses)(
  '%s with the error responses %j lists every refusal by one status',
  (id, errorResponses, want) => {
    const model = normalizeProject(sampleProject());
    const operations = model.operations.map((call) => (call.id === id ? { ...call, errorResponses } : call));
    const [output] = emitOpenApi({ ...model, operations });
    const { paths, components } = JSON.parse(output?.text ?? '{}');
    const { responses: listed } = paths['/iwms-openapi/api/thing/{uuid}'].get;
    const statuses = new Set([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      'default',
      ...Object.keys(errorResponses),
    ]);
    expect(new Set(Object.keys(listed))).toEqual(statuses);
    expect(listed).toMatchObject(want);
    expect(Object.keys(components.responses)).toEqual(
      expect.arrayContaining(['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'Conflict', 'Failure']),
    );
  },
);

/** Name of a query parameter → its member in the arguments of api.ts. */
const queryMembers: readonly [name: string, member: string][] = [
  ['dryRun', 'dryRun?: boolean'],
  ['dry-run', '"dry-run"?: boolean'],
];

test.each(queryMembers)('the query parameter %s is the member %s', async (name, member) => {
  const project = sampleProject((files) =>
    setAtPath(files['schemas/endpoints/thing.json'], ['operations', 'thing.get', 'query'], {
      [name]: { type: 'boolean', required: false },
    }),
  );
  const api = (await emitOutputs(normalizeProject(project))).find(({ path }) => path === 'api.ts');
  expect(api?.text).toContain(`"thing.get": { args: { uuid: string; ${member} }; result: T.Thing }`);
});

test.each(['api.ts', 'backends.ts', 'catalog/metrics.ts', 'catalog/tasks/copy.ts'])(
  '%s depends on the families, because a family may have operations',
  (path) => {
    const made = outputs.filter((output) => isMadeOf(output, 'schemas/families/alpha.json'));
    expect(made.map((output) => output.path)).toContain(path);
  },
);

test('every entity of the OpenAPI document has an example', () => {
  const { components } = JSON.parse(textOf('openapi.json'));
  expect(components.schemas.Thing.examples).toEqual([expect.objectContaining({ passwordSet: true })]);
  expect(components.schemas.ThingInput.examples).toEqual([expect.objectContaining({ kind: 'A' })]);
});

test('answers show secrets by their flag only', () => {
  const { components } = JSON.parse(textOf('openapi.json'));
  expect(Object.keys(components.schemas.Thing.properties)).not.toContain('password');
  expect(components.schemas.Thing.required).toContain('passwordSet');
  expect(components.schemas.ThingInput.required).toEqual(['name', 'kind']);
});

test('the order in which files are read changes no byte', async () => {
  const { entities, endpoints, locales, ...rest } = sampleProject();
  const turned: Project = {
    ...rest,
    entities: entities.toReversed(),
    endpoints: endpoints.toReversed(),
    locales: locales.toReversed(),
  };
  const byPath = new Map((await emitOutputs(normalizeProject(turned))).map(({ path, text }) => [path, text]));
  for (const { path, text } of outputs) expect([path, byPath.get(path)]).toEqual([path, text]);
});

/** Changed value → one of the generated files that change with it. */
// biome-ignore format: a line a change
const changes: readonly [file: string, path: readonly (string | number)[], value: unknown, made: string][] = [
  ['schemas/tasks/copy.json', ['onSuccess'], 'download', 'catalog/tasks/copy.ts'],
  ['schemas/tasks/copy.json', ['submit'], 'Go', 'labels/en-US/tasks/copy.ts'],
  ['schemas/families/alpha.json', ['constants', 'kind'], 'B', 'catalog/index.ts'],
  ['schemas/resources/thing.json', ['sort', 'order'], 'desc', 'catalog/index.ts'],
  ['schemas/entities/thing.schema.json', ['properties', 'low', 'type'], 'number', 'catalog/index.ts'],
  // Schemas that a resource only uses: groups of its tree, actions of its batch, a result, parameters.
  ['schemas/entities/owner.schema.json', ['properties', 'rank', 'oneOf', 1, 'const'], 'LEAST', 'catalog/thing.ts'],
  ['schemas/entities/owner.schema.json', ['x-natural-key'], ['name', 'rank'], 'forms/thing.ts'],
  ['schemas/entities/batch.schema.json', ['properties', 'action', 'oneOf', 1, 'const'], 'modify', 'catalog/thing.ts'],
  ['schemas/entities/plan.schema.json', ['properties', 'planHash', 'maxLength'], 9, 'catalog/tasks/copy.ts'],
  ['schemas/endpoints/thing.json', ['operations', 'thing.stop', 'query', 'reason', 'maxLength'], 9, 'catalog/thing.ts'],
  ['schemas/endpoints/thing.json', ['operations', 'thing.stop', 'result', '$ref'], '../entities/plan.schema.json', 'labels/en-US/resources/thing.ts'],
];

test.each(changes)('%s %j = %j: every changed output names the file', async (file, path, value, made) => {
  const after = await emitOutputs(
    normalizeProject(sampleProject((files) => setAtPath(files[file], path, value))),
  );
  const changed = after.filter((output) => output.text !== textOf(output.path));
  expect(changed.map((output) => output.path)).toContain(made);
  expect(changed.filter((output) => !isMadeOf(output, file))).toEqual([]);
});

test('two emitters with one path are an error that names both', async () => {
  const first = () => [{ path: 'a.ts', text: '', files: [] }];
  const second = () => [{ path: 'a.ts', text: 'b', files: [] }];
  await expect(emitOutputs(normalizeProject(sampleProject()), [first, second])).rejects.toThrow(
    'first and second emit the same file "a.ts". Change the path in one of them.',
  );
});

test('names are ASCII, and every module has the header', () => {
  for (const { path, text } of outputs) {
    expect(path).toMatch(/^[A-Za-z0-9./-]+$/);
    if (/\.(ts|js)$/.test(path)) expect(text).toMatch(/^\/\/ Generated from schemas\//);
  }
});

test('one file makes a family: route, choice, type and captions', async () => {
  const project = sampleProject((files) => {
    files['schemas/families/beta.json'] = {
      ...files['schemas/families/alpha.json'],
      title: 'Betas',
      'x-i18n': { 'zh-CN': { title: '乙' } },
      route: '/beta',
      navigationOrder: 0,
      constants: { kind: 'A', brand: 'BETA' },
    };
  });
  const made = new Map(
    (await emitOutputs(normalizeProject(project))).map(({ path, text }) => [path, flat(text)]),
  );
  expect(made.get('types.ts')).toContain('brand?: ("BETA" | "ALPHA")');
  expect(made.get('catalog/index.ts')).toContain('"route": "/beta"');
  expect(made.get('catalog/beta.ts')).toContain('"brand": "BETA"');
  expect(made.get('forms/thing.ts')).toContain('"choices": [ "BETA", "ALPHA" ]');
  expect(made.get('labels/zh-CN/entities/thing.ts')).toContain('"BETA": { "title": "乙" }');
});

test('the caption of a family for an inherited property is only among its own captions', async () => {
  const low = { title: 'Least', 'x-i18n': { 'zh-CN': { title: '最少' } } };
  const project = sampleProject((files) =>
    setAtPath(files['schemas/families/alpha.json'], ['captions'], { low }),
  );
  const others = (await emitOutputs(normalizeProject(project))).filter(
    ({ path, text }) => text !== textOf(path),
  );
  const said = others.map(({ path, text }) => [path, /"fields": (\{[^}]*\} \})/.exec(flat(text))?.[1]]);
  expect(Object.fromEntries(said)).toMatchObject({
    'labels/zh-CN/resources/alpha.ts': '{ "low": { "title": "最少" } }',
    'labels/en-US/resources/alpha.ts': '{ "low": { "title": "Least" } }',
  });
  expect(
    others.map(({ path }) => path).filter((path) => /^(labels|forms|validators|types)/.test(path)),
  ).toHaveLength(2);
});

/** Schema whose validator calls a library → the import that replaces Ajv's `require()`. */
const runtimes: readonly [schema: Record<string, unknown>, line: string][] = [
  [{ type: 'string', maxLength: 3 }, "import { length as func0 } from './length.js';"],
  [{ type: 'array', uniqueItems: true, items: { type: 'object' } }, "import func0 from 'fast-deep-equal';"],
];

test.each(runtimes)('%j', (schema, line) => {
  const code = new StandaloneValidators();
  code.add(schema);
  expect(code.text()).toContain(line);
  expect(code.text()).not.toContain('require(');
});

test('the OpenAPI document and its examples pass redocly lint', () => {
  const lint = join(projectRoot, 'node_modules/.bin/redocly');
  const document = join(projectRoot, 'src/generated/openapi.json');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const answer = execFileSync(lint, ['lint', '--format=json', document], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(JSON.parse(answer.toString()).totals).toMatchObject({ errors: 0, warnings: 0 });
});
