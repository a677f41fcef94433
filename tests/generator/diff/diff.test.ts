import { expect, test } from 'vitest';
import { diffProjects } from '../../../generator/diff/diffProjects.ts';
import { formatChange, type SchemaChange } from '../../../generator/diff/SchemaChange.ts';
import { type SampleEdit, sampleProject, setAtPath } from '../sampleProject.ts';

const before = sampleProject();
const thing = 'schemas/entities/thing.schema.json';
const of = (property: string) => [thing, 'properties', property] as const;
const operation = (name: string) => ['schemas/endpoints/thing.json', 'operations', `thing.${name}`] as const;
const resource = 'schemas/resources/thing.json';
const family = 'schemas/families/alpha.json';

type Path = readonly (string | number)[];
const set =
  (path: Path, value: unknown): SampleEdit =>
  (files) =>
    setAtPath(files, path, value);
const without = (path: Path): SampleEdit => set(path, undefined);

/** Returns the value at a path. */
const at = (files: unknown, path: Path): unknown =>
  path.reduce((value, key) => (value as Record<string | number, unknown>)[key], files);

/** Returns a change as text: its class, the users that it breaks, and its sentence. */
const gist = ({ class: kind, parties: { records, callers, users, authors }, says }: SchemaChange): string => {
  const whom = [
    ...records.map((name) => `stored ${name}`),
    ...callers,
    ...(users ? ['console'] : []),
    ...(authors ? ['authors'] : []),
  ];
  return kind === 'breaking' ? `breaking ${whom.join(' ')}: ${says}` : `${kind}: ${says}`;
};

/**
 * Users that a breaking change affects. `sent`: stored things and the operation that sends a thing. `read`:
 * all operations that send or return a thing. `all`: stored things and these operations.
 */
const sent = 'stored thing thing.create';
const read = 'thing.create thing.get thing.query thing.start';
const all = `stored thing ${read}`;

type Row = readonly [what: string, edit: SampleEdit, told: readonly string[]];

const schemas: readonly Row[] = [
  ['nothing', () => {}, []],
  ['a property goes', without(of('high')), [`breaking ${all}: thing.high was removed`]],
  ['a property comes', set(of('extra'), { type: 'string' }), ['additive: thing.extra is new']],
  [
    'less fits',
    set([...of('name'), 'maxLength'], 20),
    [`breaking ${sent}: maxLength of thing.name is 20 instead of 30`],
  ],
  [
    'more fits',
    set([...of('name'), 'maxLength'], 40),
    ['additive: maxLength of thing.name is 40 instead of 30'],
  ],
  [
    'another type',
    set([...of('low'), 'type'], 'string'),
    [`breaking ${all}: type of thing.low is "string" instead of "integer"`],
  ],
  [
    'a wider type',
    set([...of('low'), 'type'], 'number'),
    [`breaking ${read}: type of thing.low is "number" instead of "integer"`],
  ],
  [
    'a pattern',
    set([...of('name'), 'pattern'], '^a'),
    [`breaking ${sent}: pattern of thing.name was added: "^a"`],
  ],
  [
    'one choice for another',
    set([...of('kind'), 'oneOf', 1], { const: 'C' }),
    [
      `breaking ${sent}: The choice "B" of thing.kind was removed`,
      'additive: The choice "C" of thing.kind is new',
    ],
  ],
  ['a duty', set([thing, 'required', 5], 'low'), [`breaking ${sent}: thing.low is now required`]],
  [
    'a duty with a default',
    (files) => {
      setAtPath(files, [...of('low'), 'default'], 1);
      setAtPath(files, [thing, 'required', 5], 'low');
    },
    [
      'breaking thing.create: default of thing.low was added: 1',
      'breaking stored thing: thing.low is now required',
    ],
  ],
  [
    'a duty ends',
    set([thing, 'required'], ['name', 'kind', 'hint', 'password']),
    [`breaking ${read}: thing.rank is now optional`],
  ],
  [
    'nothing can be set',
    set([...of('low'), 'readOnly'], true),
    [`breaking ${read}: readOnly of thing.low was added: true`],
  ],
  [
    'a secret',
    set([...of('hint'), 'writeOnly'], true),
    [`breaking ${all}: writeOnly of thing.hint was added: true`],
  ],
  [
    'anything besides',
    set([thing, 'additionalProperties'], true),
    [`breaking ${read}: additionalProperties of thing is true instead of false`],
  ],
  ['a caption', set([...of('kind'), 'title'], 'Sort'), ['caption-only: title of thing.kind was changed']],
  [
    'layout',
    set([...of('name'), 'x-ui', 'group'], 'other'),
    ['caption-only: group of x-ui of thing.name was changed'],
  ],
  [
    'an order',
    (files) => {
      const { name, ...others } = at(files, [thing, 'properties']) as Record<string, unknown>;
      setAtPath(files, [thing, 'properties'], { ...others, name });
    },
    ['caption-only: The order of the properties of thing was changed'],
  ],
  [
    'a keyword of tomorrow',
    set([...of('low'), 'x-new'], 1),
    [`breaking ${all}: x-new of thing.low was added: 1. The effect of this keyword is unknown`],
  ],
  [
    'a part, of the whole',
    set(['schemas/entities/tags.schema.json', 'items', 'maxLength'], 5),
    [`breaking ${sent}: maxLength of tags[*] is 5 instead of 10`],
  ],
  [
    'an entity',
    without(['schemas/entities/log.schema.json']),
    ['breaking stored log: The entity log was removed'],
  ],
  [
    'one of which nothing is stored',
    without(['schemas/entities/yes.schema.json']),
    ['additive: The entity yes, which has no stored records, was removed'],
  ],
  [
    'a natural key',
    set([thing, 'x-natural-key'], ['kind']),
    [`breaking ${all}: x-natural-key of thing is ["kind"] instead of ["name"]`],
  ],
  [
    'a looser natural key',
    set([thing, 'x-natural-key'], ['name', 'kind']),
    ['additive: x-natural-key of thing is ["name","kind"] instead of ["name"]'],
  ],
  [
    'no natural key',
    without([thing, 'x-natural-key']),
    ['additive: x-natural-key of thing was removed; it was ["name"]'],
  ],
  [
    'a rule',
    without([thing, 'x-validations']),
    ['additive: The rule "low validation.order" of thing was removed'],
  ],
  [
    'a state',
    without([thing, 'x-lifecycle', 'states', 'ON']),
    [`breaking ${all} console: The state ON of thing.status was removed`],
  ],
  [
    'a state without an activity',
    set([thing, 'x-lifecycle', 'activities', 'run'], []),
    [`breaking ${all} console: The activity run of thing no longer takes place in the state ON`],
  ],
  [
    'a state with an activity',
    set([thing, 'x-lifecycle', 'activities', 'accept'], ['ON']),
    ['additive: The activity accept of thing now takes place in the state ON'],
  ],
  [
    'an action of the lifecycle',
    without([thing, 'x-lifecycle', 'transitions', 'stop']),
    [`breaking ${read} console: The action "stop" of thing was removed`],
  ],
  [
    'where it is possible',
    set([thing, 'x-lifecycle', 'transitions', 'stop', 'from', 'status'], ['OFF', 'ON']),
    ['additive: The action "stop" of thing is now possible if status is OFF'],
  ],
];

/** Moves between files and definitions, which change nothing. */
const moves: readonly Row[] = [
  [
    'a property to a definition',
    (files) => {
      const { title, 'x-i18n': words, ...rest } = at(files, of('hint')) as Record<string, unknown>;
      setAtPath(files, [thing, 'definitions'], { hint: rest });
      setAtPath(files, of('hint'), { $ref: '#/definitions/hint', title, 'x-i18n': words });
    },
    [],
  ],
  [
    'an entity into another one',
    (files) => {
      const { title, 'x-i18n': words } = at(files, of('tags')) as Record<string, unknown>;
      const { type, maxItems, items } = at(files, ['schemas/entities/tags.schema.json']) as Record<
        string,
        unknown
      >;
      setAtPath(files, of('tags'), { type, maxItems, items, title, 'x-i18n': words });
    },
    [],
  ],
  [
    'a definition that something else refers to',
    (files) =>
      setAtPath(
        files,
        ['schemas/entities/log.schema.json', 'definitions', 'change', 'properties', 'field', 'maxLength'],
        9,
      ),
    ['breaking stored log: maxLength of log.changes[*].field is 9 instead of 99'],
  ],
  [
    'a call to another table',
    (files) => {
      setAtPath(files, ['schemas/endpoints/other.json'], {
        service: 'openapi',
        operations: { 'thing.stop': at(files, operation('stop')) },
      });
      setAtPath(files, operation('stop'), undefined);
    },
    [],
  ],
  ['a column', set([resource, 'columns', 0], { property: 'name' }), []],
];

const calls: readonly Row[] = [
  ['a call goes', without(operation('stop')), ['breaking thing.stop: The operation thing.stop was removed']],
  [
    'a call is called something else',
    (files) => {
      setAtPath(files, operation('halt'), at(files, operation('stop')));
      setAtPath(files, operation('stop'), undefined);
    },
    ['additive: The operation thing.stop was renamed to thing.halt; its method and path are the same'],
  ],
  [
    'a method',
    set([...operation('start'), 'method'], 'PUT'),
    ['breaking thing.start: method of thing.start is "PUT" instead of "POST"'],
  ],
  [
    'a path',
    set([...operation('start'), 'path'], '/thing/begin'),
    ['breaking thing.start: path of thing.start is "/thing/begin" instead of "/thing/start"'],
  ],
  [
    'a parameter of a path',
    set([...operation('get'), 'path'], '/thing/{id}'),
    ['additive: path of thing.get is "/thing/{id}" instead of "/thing/{uuid}"'],
  ],
  [
    'a parameter is due',
    without([...operation('start'), 'query', 'times', 'required']),
    ['breaking thing.start: "times" of thing.start is now required'],
  ],
  [
    'a parameter comes',
    set([...operation('start'), 'query', 'x'], { type: 'string', required: false }),
    ['additive: thing.start now accepts the parameter x'],
  ],
  [
    'a parameter comes and is due',
    set([...operation('start'), 'query', 'x'], { type: 'string' }),
    ['breaking thing.start: thing.start now requires the parameter x'],
  ],
  [
    'a parameter goes',
    without([...operation('start'), 'query', 'times']),
    ['breaking thing.start: thing.start now refuses the parameter times'],
  ],
  [
    'a filter goes',
    set([...operation('query'), 'body', 'filter'], ['name', 'kind', 'brand', 'ownerUuid', 'low']),
    ['breaking thing.query: "until" was removed from filter of thing.query'],
  ],
  [
    'an answer',
    without([...operation('get'), 'result']),
    ['breaking thing.get: result of thing.get was removed; it was {"$ref":"../entities/thing.schema.json"}'],
  ],
  [
    'an answer of another entity',
    set([...operation('export'), 'result', '$ref'], '../entities/tags.schema.json'),
    ['additive: maxLength of thing.export(answer)[*] is 10 instead of 36'],
  ],
  [
    'a summary',
    set([...operation('get'), 'summary'], 'Get it.'),
    ['caption-only: summary of thing.get was changed'],
  ],
];

const columns = before.resources.find(({ name }) => name === 'thing')?.value.columns ?? [];

const screens: readonly Row[] = [
  [
    'a column goes, by which the list was sorted',
    set([resource, 'columns'], ['kind', 'ownerUuid', 'status']),
    ['name', 'uuid', 'rank'].map(
      (name) =>
        `breaking thing.query console: The column ${name} of the resource thing was removed, and the list cannot be sorted by it`,
    ),
  ],
  [
    'a column of references goes, by which no list is sorted',
    set([resource, 'columns'], [...columns.slice(0, 2), ...columns.slice(3)]),
    ['breaking console: The column ownerUuid of the resource thing was removed'],
  ],
  [
    'a column of lists goes, by which no list is sorted',
    set(['schemas/resources/log.json', 'columns'], ['time', 'kind']),
    ['breaking console: The column changes of the resource log was removed'],
  ],
  [
    'a filter goes',
    set([resource, 'filters'], ['name', 'kind', 'ownerUuid']),
    ['breaking console: "low" was removed from filters of the resource thing'],
  ],
  [
    'an action goes',
    without([resource, 'actions', 'stop']),
    ['breaking console: The action stop of the resource thing was removed'],
  ],
  [
    'a role goes',
    without([resource, 'roles', 'create']),
    ['breaking thing.create console: The role create of the resource thing was removed'],
  ],
  [
    'a tab goes',
    without([resource, 'recordTabs', 'more']),
    ['breaking console: The tab more of the resource thing was removed'],
  ],
  [
    'a route',
    set([family, 'route'], '/beta'),
    ['breaking console: route of the family alpha is "/beta" instead of "/alpha"'],
  ],
  [
    'a place in the navigation',
    set([family, 'navigationOrder'], 9),
    ['caption-only: navigationOrder of the family alpha was changed'],
  ],
  [
    'another name for what it inherits',
    set([family, 'captions'], { low: { title: 'Least', 'x-i18n': { 'zh-CN': { title: '最少' } } } }),
    ['caption-only: captions of the family alpha is new'],
  ],
  [
    'a family goes',
    without([family]),
    [
      'breaking stored log: The choice "ALPHA" of log.brand was removed',
      `breaking ${sent}: The choice "ALPHA" of thing.brand was removed`,
      'breaking console: The family alpha was removed',
    ],
  ],
  [
    'a screen',
    set(['schemas/screens/config.json', 'tabs', 0, 'id'], 'things'),
    [
      'breaking console: The tab thing of the screen config was removed',
      'additive: The tab things of the screen config is new',
    ],
  ],
  [
    'a task',
    set(['schemas/tasks/copy.json', 'operation'], 'thing.plan'),
    ['breaking console: operation of the task copy is "thing.plan" instead of "thing.copy"'],
  ],
];

const message = ['locales/en-US.json', 'message', 'started'] as const;

const phrases: readonly Row[] = [
  ['other words', set(message, 'Begun'), ['caption-only: The phrase "message.started" of en-US was changed']],
  ['a phrase goes', without(message), ['caption-only: The phrase "message.started" of en-US was removed']],
  [
    'another blank of the service',
    set(['locales/service/en-US.json', 'error', 'gone'], '{{it}} is gone'),
    ['caption-only: The phrase "error.gone" of en-US was changed'],
  ],
  [
    'a phrase in another file',
    (files) => {
      set(['locales/service/en-US.json', 'error'], undefined)(files);
      set(['locales/en-US.json', 'error'], { gone: '{{name}} is gone' })(files);
    },
    [],
  ],
  [
    'a language',
    set(['locales/zh-TW.json'], { message: { started: '已啟動' } }),
    ['additive: The locale zh-TW is new'],
  ],
  ['a language goes', without(['locales/zh-CN.json']), ['breaking console: The locale zh-CN was removed']],
];

test.each([...schemas, ...moves, ...calls, ...screens, ...phrases])('%s', (_what, edit, told) => {
  expect(diffProjects(before, sampleProject(edit)).map(gist).sort()).toEqual([...told].sort());
});

test('a change is told where it stands on either side, and whom it breaks', () => {
  const [change] = diffProjects(before, sampleProject(set([...of('name'), 'maxLength'], 20)));
  const place = /^schemas\/entities\/thing\.schema\.json:\d+:7 \/properties\/name\/maxLength\n/;
  const text = change && formatChange(change);
  expect(text).toMatch(place);
  expect(text).toContain(
    'breaking for stored records (thing) and for callers of the API, both partners and users of the console (thing.create)',
  );
  const [gone] = diffProjects(before, sampleProject(without(of('high'))));
  expect(gone).toMatchObject({ before: { file: thing, pointer: '/properties/high' } });
  expect(gone?.now).toBeUndefined();
});

test('what a family brings is told at its file', () => {
  const [change] = diffProjects(
    before,
    sampleProject(set([family, 'properties'], { wave: { type: 'string', maxLength: 9 } })),
  );
  expect(change).toMatchObject({ class: 'additive', now: { file: family, pointer: '/properties/wave' } });
});

const published = 'schemas/external/order.json';

/** Gives the thing a property with a published schema. */
const withOrder: SampleEdit = (files) => {
  setAtPath(files, [published], {
    type: 'object',
    properties: { no: { type: 'string', maxLength: 9 }, title: {} },
  });
  setAtPath(files, of('payload'), { $ref: '../external/order.json' });
};

const editions: readonly Row[] = [
  ['a note', set([published, 'title'], 'Order'), ['caption-only: title of order.json was changed']],
  [
    'less fits',
    set([published, 'properties', 'no', 'maxLength'], 5),
    [`breaking ${sent}: maxLength of order.json is 5 instead of 9`],
  ],
  [
    'a property',
    set([published, 'properties', 'to'], {}),
    ['additive: to was added to properties of order.json'],
  ],
  [
    'a property called as a note',
    without([published, 'properties', 'title']),
    [`breaking ${all}: title of order.json was removed; it was {}`],
  ],
  [
    'what nobody can tell',
    set([published, 'anyOf'], [{}]),
    [`breaking ${all}: anyOf of order.json was added: [{}]`],
  ],
];

test.each(editions)('of a published schema: %s', (_what, edit, told) => {
  const now = sampleProject((files) => {
    withOrder(files);
    edit(files);
  });
  expect(diffProjects(sampleProject(withOrder), now).map(gist)).toEqual(told);
});

const choice = [...operation('start'), 'query', 'mode'] as const;

/** Gives an operation a parameter with two choices and one for any text. */
const withChoices: SampleEdit = (files) => {
  setAtPath(files, choice, { type: 'string', enum: ['FAST', 'SLOW'] });
  setAtPath(files, [...operation('start'), 'query', 'note'], { type: 'string' });
};

const choices: readonly Row[] = [
  [
    'another order',
    set([...choice, 'enum'], ['SLOW', 'FAST']),
    ['caption-only: The order of enum of "mode" of thing.start was changed'],
  ],
  [
    'one more',
    set([...choice, 'enum'], ['FAST', 'SLOW', 'SURE']),
    ['additive: "SURE" was added to enum of "mode" of thing.start'],
  ],
  [
    'one less',
    set([...choice, 'enum'], ['FAST']),
    ['breaking thing.start: "SLOW" was removed from enum of "mode" of thing.start'],
  ],
  [
    'any text',
    without([...choice, 'enum']),
    ['additive: enum of "mode" of thing.start was removed; it was ["FAST","SLOW"]'],
  ],
  [
    'of what took any text',
    set([...operation('start'), 'query', 'note', 'enum'], ['A']),
    ['breaking thing.start: enum of "note" of thing.start was added: ["A"]'],
  ],
];

test.each(choices)('choices of a parameter: %s', (_what, edit, told) => {
  const now = sampleProject((files) => {
    withChoices(files);
    edit(files);
  });
  expect(diffProjects(sampleProject(withChoices), now).map(gist)).toEqual(told);
});

const words: readonly [what: string, path: Path, value: unknown, told: readonly string[]][] = [
  ['a note', ['description'], 'X', ['caption-only: description of the vocabulary family was changed']],
  ['a word', ['properties', 'x'], {}, ['additive: x was added to properties of the vocabulary family']],
  [
    'a rule that no file breaks',
    ['properties', 'navigationOrder', 'maximum'],
    99,
    ['additive: maximum of the vocabulary family was added: 99'],
  ],
  [
    'a rule that a file breaks',
    ['properties', 'navigationOrder', 'minimum'],
    2,
    [
      'additive: minimum of the vocabulary family was added: 2',
      'breaking authors: The new vocabulary refuses this: The value must be >= 2',
    ],
  ],
  [
    'a word goes',
    ['properties', 'excludes'],
    undefined,
    [
      expect.stringMatching(/^breaking authors: excludes of the vocabulary family was removed; it was /),
      'breaking authors: The new vocabulary refuses this: "excludes" is not a keyword here',
    ],
  ],
];

test.each(words)('of the vocabulary: %s', (_what, path, value, told) => {
  const vocabulary = before.vocabulary.map((file) => {
    if (file.name !== 'family') return file;
    const edited = structuredClone(file.value);
    setAtPath(edited, path, value);
    return { ...file, value: edited };
  });
  expect(diffProjects(before, { ...before, vocabulary }).map(gist)).toEqual(told);
});

/** A new family or not → the change that its required property makes. */
const demands: readonly [isNew: boolean, says: string][] = [
  [true, 'additive: thing.level is required for records of a new family'],
  [false, `breaking ${sent}: thing.level is now required`],
];

test.each(demands)('a field that a family demands, the family being new: %s', (isNew, says) => {
  const level = { type: 'string', maxLength: 9, title: 'Level', 'x-i18n': { 'zh-CN': { title: '级别' } } };
  const demanding = sampleProject((files) =>
    setAtPath(files, [family], { ...(files[family] as object), properties: { level }, required: ['level'] }),
  );
  const old = sampleProject(isNew ? without([family]) : () => {});
  expect(diffProjects(old, demanding).map(gist)).toContain(says);
  expect(diffProjects(old, demanding).filter(({ class: kind }) => kind === 'breaking')).toHaveLength(
    isNew ? 0 : 1,
  );
});

/** Owner of a changed group → the file that the change names. */
const changedGroups: readonly [what: string, edit: SampleEdit, says: string, file: string][] = [
  [
    'a resource',
    set([resource, 'groups', 'basic', 'title'], 'Main'),
    'The group basic of the resource thing was changed',
    resource,
  ],
  [
    'a family',
    set([family, 'groups'], { own: { title: 'Own', 'x-i18n': { 'zh-CN': { title: '专用' } } } }),
    'The group own of the resource thing is new',
    family,
  ],
];

test.each(changedGroups)('a group of %s', (_, edit, says, file) => {
  expect(
    diffProjects(before, sampleProject(edit)).map((change) => [change.class, change.says, change.now?.file]),
  ).toEqual([['caption-only', says, file]]);
});
