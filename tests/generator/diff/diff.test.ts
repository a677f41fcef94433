import { expect, test } from 'vitest';
import { diffProjects } from '../../../generator/diff/diffProjects.ts';
import { formatChange, type SchemaChange } from '../../../generator/diff/SchemaChange.ts';
import { diffSamples, type SampleEdit, sampleProject, setAtPath } from '../sampleProject.ts';

const before = sampleProject();
const newText = { type: 'string', maxLength: 10 };
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
/** Moves the value at a path to another name in the same object. */
const rename =
  (path: Path, name: string): SampleEdit =>
  (files) => {
    setAtPath(files, [...path.slice(0, -1), name], at(files, path));
    setAtPath(files, path, undefined);
  };

/** Returns a change as text: its class, the parties that it breaks, and its message. */
const summarize = ({ class: kind, parties, says: message }: SchemaChange): string => {
  const { records, callers, users, authors } = parties;
  const affected = [
    ...records.map((name) => `stored ${name}`),
    ...callers,
    ...(users ? ['console'] : []),
    ...(authors ? ['authors'] : []),
  ];
  return kind === 'breaking' ? `breaking ${affected.join(' ')}: ${message}` : `${kind}: ${message}`;
};

/**
 * Parties that a breaking change affects. `sent`: stored things and the operation that sends a thing. `read`:
 * all operations that send or return a thing. `all`: stored things and these operations.
 */
const sent = 'stored thing thing.create';
const read = 'thing.create thing.get thing.query thing.start';
const all = `stored thing ${read}`;

const keepsIt = (keyword: string): string => `. Stored records keep it without "${keyword}"`;

const { oneOf: _, ...kindText } = at(before.entities.find(({ name }) => name === 'thing')?.value, [
  'properties',
  'kind',
]) as Record<string, unknown>;
const lowInteger = { type: 'integer', title: 'Low', 'x-i18n': { 'zh-CN': { title: '中Low' } } };

type Row = readonly [name: string, edit: SampleEdit, expected: readonly string[]];

const schemas: readonly Row[] = [
  ['an unchanged project', () => {}, []],
  [
    'a removed property',
    without(of('high')),
    [`breaking ${all}: thing.high was removed${keepsIt('x-removed-properties')}`],
  ],
  [
    'a renamed property',
    rename(of('tags'), 'labels'),
    [`breaking ${all}: thing.tags was renamed to labels${keepsIt('x-migrations')}`],
  ],
  [
    'a renamed required property',
    (files) => {
      rename(of('hint'), 'note')(files);
      setAtPath(files, [thing, 'required', 2], 'note');
    },
    [`breaking ${all}: thing.hint was renamed to note${keepsIt('x-migrations')}`],
  ],
  [
    'a renamed property with a shorter maximum length',
    (files) => {
      setAtPath(files, [...of('tags'), 'maxItems'], 3);
      rename(of('tags'), 'labels')(files);
    },
    [
      `breaking ${all}: thing.tags was renamed to labels${keepsIt('x-migrations')}`,
      `breaking ${sent}: maxItems of thing.labels was added: 3`,
    ],
  ],
  [
    'a removed property and a new one with another title',
    (files) => {
      rename(of('tags'), 'labels')(files);
      setAtPath(files, [...of('labels'), 'title'], 'Labels');
    },
    [
      `breaking ${all}: thing.tags was removed${keepsIt('x-removed-properties')}`,
      'additive: thing.labels is new',
    ],
  ],
  [
    'a renamed choice',
    set([...of('kind'), 'oneOf', 1, 'const'], 'C'),
    [`breaking ${sent}: The choice "B" of thing.kind was renamed to "C"`],
  ],
  [
    'a renamed property with a migration and another title',
    (files) => {
      rename(of('tags'), 'labels')(files);
      setAtPath(files, [...of('labels'), 'title'], 'Labels');
      setAtPath(files, [...of('labels'), 'x-migrations'], [{ version: 1, from: 'tags' }]);
    },
    [
      `breaking ${read}: thing.tags was renamed to labels. Stored records follow`,
      'caption-only: title of thing.labels was changed',
      'additive: The migration of thing to record format 1 is new',
    ],
  ],
  [
    'a removed property with a migration',
    (files) => {
      setAtPath(files, of('high'), undefined);
      setAtPath(files, [thing, 'x-removed-properties'], { high: { version: 1, irreversible: true } });
    },
    [
      `breaking ${read}: thing.high was removed. Stored records follow`,
      'additive: The migration of thing to record format 1 is new',
    ],
  ],
  [
    'another type with a migration',
    (files) => {
      setAtPath(files, [...of('low'), 'type'], 'string');
      setAtPath(
        files,
        [...of('low'), 'x-migrations'],
        [{ version: 1, convert: '$string(low)', revert: '$number(low)' }],
      );
    },
    [
      `breaking ${read}: type of thing.low is "string" instead of "integer"`,
      'additive: The migration of thing to record format 1 is new',
    ],
  ],
  [
    'a renamed choice with a migration',
    (files) => {
      setAtPath(files, [...of('kind'), 'oneOf', 1, 'const'], 'C');
      setAtPath(files, [...of('kind'), 'x-migrations'], [{ version: 1, choices: { B: 'C' } }]);
    },
    [
      'breaking thing.create: The choice "B" of thing.kind was renamed to "C"',
      'additive: The migration of thing to record format 1 is new',
    ],
  ],
  [
    'a renamed entity',
    (files) => {
      rename(['schemas/entities/yes.schema.json'], 'schemas/entities/truth.schema.json')(files);
      setAtPath(files, ['schemas/endpoints/rule.json', 'operations', 'rule.applies', 'result'], {
        $ref: '../entities/truth.schema.json',
      });
    },
    ['additive: The entity yes was renamed to truth'],
  ],
  ['a new property', set(of('extra'), { type: 'string' }), ['additive: thing.extra is new']],
  [
    'a new property with the name of a member of objects',
    set(of('constructor'), { type: 'string' }),
    ['additive: thing.constructor is new'],
  ],
  [
    'a shorter maximum length',
    set([...of('name'), 'maxLength'], 20),
    [`breaking ${sent}: maxLength of thing.name is 20 instead of 30`],
  ],
  [
    'a longer maximum length',
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
    'a new pattern',
    set([...of('name'), 'pattern'], '^a'),
    [`breaking ${sent}: pattern of thing.name was added: "^a"`],
  ],
  [
    'a replaced choice',
    set([...of('kind'), 'oneOf', 1], { const: 'C' }),
    [
      `breaking ${sent}: The choice "B" of thing.kind was removed`,
      'additive: The choice "C" of thing.kind is new',
    ],
  ],
  [
    'an optional property that becomes required',
    set([thing, 'required', 5], 'low'),
    [`breaking ${sent}: thing.low is now required`],
  ],
  [
    'an optional property that becomes required and gets a default',
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
    'a new property that is required for some values of another new one',
    (files) => {
      setAtPath(files, of('rule'), { ...newText, default: 'PLAIN' });
      setAtPath(files, of('formula'), {
        ...newText,
        'x-visible-when': { properties: { rule: { const: 'OWN' } }, required: ['rule'] },
      });
      setAtPath(files, [thing, 'required', 5], 'formula');
    },
    [
      'additive: thing.formula is required for some values of a new property',
      'additive: thing.formula is new',
      'additive: thing.rule is new',
    ],
  ],
  [
    'a new property that is required for the default of another new one',
    (files) => {
      setAtPath(files, of('rule'), { ...newText, default: 'OWN' });
      setAtPath(files, of('formula'), {
        ...newText,
        'x-visible-when': { properties: { rule: { const: 'OWN' } }, required: ['rule'] },
      });
      setAtPath(files, [thing, 'required', 5], 'formula');
    },
    [
      `breaking ${sent}: thing.formula is now required`,
      'additive: thing.formula is new',
      'additive: thing.rule is new',
    ],
  ],
  [
    'a required property that becomes optional',
    set([thing, 'required'], ['name', 'kind', 'hint', 'password']),
    [`breaking ${read}: thing.rank is now optional`],
  ],
  [
    'a property that becomes read-only',
    set([...of('low'), 'readOnly'], true),
    [`breaking ${read}: readOnly of thing.low was added: true`],
  ],
  [
    'a property that becomes write-only',
    set([...of('hint'), 'writeOnly'], true),
    [`breaking ${all}: writeOnly of thing.hint was added: true`],
  ],
  [
    'additional properties that become allowed',
    set([thing, 'additionalProperties'], true),
    [`breaking ${read}: additionalProperties of thing is true instead of false`],
  ],
  [
    'a changed caption',
    set([...of('kind'), 'title'], 'Sort'),
    ['caption-only: title of thing.kind was changed'],
  ],
  [
    'a changed form group',
    set([...of('name'), 'x-ui', 'group'], 'other'),
    ['caption-only: group of x-ui of thing.name was changed'],
  ],
  [
    'a changed order of properties',
    (files) => {
      const { name, ...others } = at(files, [thing, 'properties']) as Record<string, unknown>;
      setAtPath(files, [thing, 'properties'], { ...others, name });
    },
    ['caption-only: The order of the properties of thing was changed'],
  ],
  [
    'an unknown keyword',
    set([...of('low'), 'x-new'], 1),
    [`breaking ${all}: x-new of thing.low was added: 1. The effect of this keyword is unknown`],
  ],
  [
    'a change in an entity that other entities include',
    set(['schemas/entities/tags.schema.json', 'items', 'maxLength'], 5),
    [`breaking ${sent}: maxLength of tags[*] is 5 instead of 10`],
  ],
  [
    'a removed entity',
    without(['schemas/entities/log.schema.json']),
    ['breaking stored log: The entity log was removed'],
  ],
  [
    'a removed entity without stored records',
    without(['schemas/entities/yes.schema.json']),
    ['additive: The entity yes, which has no stored records, was removed'],
  ],
  [
    'another natural key',
    set([thing, 'x-natural-key'], ['kind']),
    [`breaking ${all}: x-natural-key of thing is ["kind"] instead of ["name"]`],
  ],
  [
    'a looser natural key',
    set([thing, 'x-natural-key'], ['name', 'kind']),
    ['additive: x-natural-key of thing is ["name","kind"] instead of ["name"]'],
  ],
  [
    'a removed natural key',
    without([thing, 'x-natural-key']),
    ['additive: x-natural-key of thing was removed; it was ["name"]'],
  ],
  [
    'choices that become a text with room for each of them',
    set(of('kind'), { ...kindText, maxLength: 20, pattern: '^[A-Z]+$' }),
    [
      'additive: maxLength of thing.kind was added: 20',
      'additive: pattern of thing.kind was added: "^[A-Z]+$"',
      'additive: thing.kind may now be any value, not only one of its choices',
    ],
  ],
  [
    'choices that become a text without room for some of them',
    set(of('kind'), { ...kindText, minLength: 2, maxLength: 20 }),
    [
      'additive: maxLength of thing.kind was added: 20',
      'additive: thing.kind may now be any value, not only one of its choices',
      `breaking ${sent}: minLength of thing.kind was added: 2`,
    ],
  ],
  [
    'another form of the same limits of an integer',
    (files) => {
      setAtPath(files, of('low'), { ...lowInteger, exclusiveMinimum: -1, exclusiveMaximum: 10 });
    },
    [
      'additive: exclusiveMaximum of thing.low was added: 10',
      'additive: exclusiveMinimum of thing.low was added: -1',
      'additive: maximum of thing.low was removed; it was 9',
      'additive: minimum of thing.low was removed; it was 0',
    ],
  ],
  [
    'narrower limits in another form',
    set(of('low'), { ...lowInteger, exclusiveMinimum: 0, exclusiveMaximum: 9 }),
    [
      `breaking ${sent}: exclusiveMaximum of thing.low was added: 9`,
      `breaking ${sent}: exclusiveMinimum of thing.low was added: 0`,
      'additive: maximum of thing.low was removed; it was 9',
      'additive: minimum of thing.low was removed; it was 0',
    ],
  ],
  [
    'another message of a validation rule',
    set([thing, 'x-validations', 0, 'message'], 'validation.name'),
    ['caption-only: The rule "low validation.order" of thing has the message "validation.name"'],
  ],
  [
    'a second validation rule with the same field and message',
    (files) => {
      const [rule] = at(files, [thing, 'x-validations']) as object[];
      setAtPath(files, [thing, 'x-validations'], [{ ...rule, schema: { required: ['low'] } }, rule]);
    },
    [
      `breaking ${sent}: The rule "low validation.order" of thing was changed`,
      `breaking ${sent}: The rule "low validation.order (2)" of thing is new`,
    ],
  ],
  [
    'a removed validation rule',
    without([thing, 'x-validations']),
    ['additive: The rule "low validation.order" of thing was removed'],
  ],
  [
    'a removed state',
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
    'a removed transition',
    without([thing, 'x-lifecycle', 'transitions', 'stop']),
    [`breaking ${read} console: The action "stop" of thing was removed`],
  ],
  [
    'a transition from one more state',
    set([thing, 'x-lifecycle', 'transitions', 'stop', 'from', 'status'], ['OFF', 'ON']),
    ['additive: The action "stop" of thing is now possible if status is OFF'],
  ],
];

/**
 * Edits that only move a part or write it in another form cause no change. A change in a definition is
 * reported with the path of the property that uses the definition.
 */
const moves: readonly Row[] = [
  [
    'a property that moves into a definition',
    (files) => {
      const { title, 'x-i18n': translations, ...rest } = at(files, of('hint')) as Record<string, unknown>;
      setAtPath(files, [thing, 'definitions'], { hint: rest });
      setAtPath(files, of('hint'), { $ref: '#/definitions/hint', title, 'x-i18n': translations });
    },
    [],
  ],
  [
    'an entity that moves into another entity',
    (files) => {
      const { title, 'x-i18n': translations } = at(files, of('tags')) as Record<string, unknown>;
      const { type, maxItems, items } = at(files, ['schemas/entities/tags.schema.json']) as Record<
        string,
        unknown
      >;
      setAtPath(files, of('tags'), { type, maxItems, items, title, 'x-i18n': translations });
    },
    [],
  ],
  [
    'a change in a referenced definition',
    (files) =>
      setAtPath(
        files,
        ['schemas/entities/log.schema.json', 'definitions', 'change', 'properties', 'field', 'maxLength'],
        9,
      ),
    ['breaking stored log: maxLength of log.changes[*].field is 9 instead of 99'],
  ],
  [
    'an operation that moves to another endpoint table',
    (files) => {
      setAtPath(files, ['schemas/endpoints/other.json'], {
        service: 'openapi',
        operations: { 'thing.stop': at(files, operation('stop')) },
      });
      setAtPath(files, operation('stop'), undefined);
    },
    [],
  ],
  ['a column in object form', set([resource, 'columns', 0], { property: 'name' }), []],
];

const lifecycle = [thing, 'x-lifecycle'] as const;
/** A choice with captions, as a list of choices has it. */
const choiceOf = (value: string) => ({ const: value, title: value, 'x-i18n': { 'zh-CN': { title: value } } });
const validation = { schema: {}, message: 'validation.order', field: 'high' };
const withHeader = (maxLength: number): SampleEdit =>
  set([...operation('create'), 'headers'], { 'X-Reason': { maxLength, description: 'Why.' } });

const rules: readonly Row[] = [
  [
    'another tone of a state',
    set([...lifecycle, 'states', 'ON'], 'negative'),
    ['caption-only: The tone of the state ON of thing was changed'],
  ],
  [
    'a transition that depends on another property',
    set([...lifecycle, 'transitions', 'start', 'from', 'hint'], ['x']),
    [`breaking ${read} console: The action "start" of thing now depends on hint`],
  ],
  [
    'a transition that depends on no property',
    set([...lifecycle, 'transitions', 'modify', 'from'], {}),
    ['additive: The action "modify" of thing now ignores status'],
  ],
  [
    'a transition from another state',
    set([...lifecycle, 'transitions', 'start', 'from', 'status'], ['ON']),
    [
      `breaking ${read} console: The action "start" of thing is now refused if status is OFF`,
      'additive: The action "start" of thing is now possible if status is ON',
    ],
  ],
  [
    'a new rule',
    set([thing, 'x-validations', 1], validation),
    [`breaking ${sent}: The rule "high validation.order" of thing is new`],
  ],
  [
    'a property that is now hidden for some records',
    set([...of('low'), 'x-visible-when'], { required: ['name'] }),
    [`breaking ${all}: x-visible-when of thing.low was added: {"required":["name"]}`],
  ],
  [
    'choices of any text',
    set([...of('name'), 'oneOf'], [choiceOf('x')]),
    [`breaking ${sent}: thing.name must now be one of its choices`],
  ],
  [
    'any text instead of choices',
    without([...of('kind'), 'oneOf']),
    ['additive: thing.kind may now be any value, not only one of its choices'],
  ],
  [
    'a higher minimum',
    set([...of('low'), 'minimum'], 5),
    [`breaking ${sent}: minimum of thing.low is 5 instead of 0`],
  ],
  [
    'a lower minimum',
    set([...of('low'), 'minimum'], -1),
    ['additive: minimum of thing.low is -1 instead of 0'],
  ],
  [
    'a new entity',
    set(['schemas/entities/extra.schema.json'], { title: 'Extra', type: 'object', properties: {} }),
    ['additive: The entity extra is new'],
  ],
  [
    'a required parameter that becomes optional',
    set([...operation('stop'), 'query', 'reason', 'required'], false),
    ['additive: "reason" of thing.stop is now optional'],
  ],
  ['a new header', withHeader(5), ['additive: thing.create now accepts the header X-Reason']],
  [
    'a list instead of one object',
    set([...operation('get'), 'result'], { list: { $ref: '../entities/thing.schema.json' } }),
    [
      'breaking thing.get: result of thing.get is {"list":{"$ref":"../entities/thing.schema.json"}} instead of {"$ref":"../entities/thing.schema.json"}',
    ],
  ],
  [
    'a new phrase',
    set(['locales/en-US.json', 'message', 'extra'], 'Extra'),
    ['caption-only: The phrase "message.extra" of en-US is new'],
  ],
  [
    'a removed group',
    without([resource, 'groups']),
    ['caption-only: The group basic of the resource thing was removed'],
  ],
];

const operations: readonly Row[] = [
  [
    'a removed operation',
    without(operation('stop')),
    ['breaking thing.stop: The operation thing.stop was removed'],
  ],
  [
    'a renamed operation',
    (files) => {
      setAtPath(files, operation('halt'), at(files, operation('stop')));
      setAtPath(files, operation('stop'), undefined);
    },
    ['additive: The operation thing.stop was renamed to thing.halt; its method and path are the same'],
  ],
  [
    'another method',
    set([...operation('start'), 'method'], 'PUT'),
    ['breaking thing.start: method of thing.start is "PUT" instead of "POST"'],
  ],
  [
    'another path',
    set([...operation('start'), 'path'], '/thing/begin'),
    ['breaking thing.start: path of thing.start is "/thing/begin" instead of "/thing/start"'],
  ],
  [
    'a renamed path parameter',
    set([...operation('get'), 'path'], '/thing/{id}'),
    ['additive: path of thing.get is "/thing/{id}" instead of "/thing/{uuid}"'],
  ],
  [
    'an optional parameter that becomes required',
    without([...operation('start'), 'query', 'times', 'required']),
    ['breaking thing.start: "times" of thing.start is now required'],
  ],
  [
    'a new optional parameter',
    set([...operation('start'), 'query', 'x'], { type: 'string', required: false }),
    ['additive: thing.start now accepts the parameter x'],
  ],
  [
    'a new required parameter',
    set([...operation('start'), 'query', 'x'], { type: 'string' }),
    ['breaking thing.start: thing.start now requires the parameter x'],
  ],
  [
    'a removed parameter',
    without([...operation('start'), 'query', 'times']),
    ['breaking thing.start: thing.start now refuses the parameter times'],
  ],
  [
    'a removed filter of an operation',
    set([...operation('query'), 'body', 'filter'], ['name', 'kind', 'brand', 'ownerUuid', 'low']),
    ['breaking thing.query: "until" was removed from filter of thing.query'],
  ],
  [
    'a removed result',
    without([...operation('get'), 'result']),
    ['breaking thing.get: result of thing.get was removed; it was {"$ref":"../entities/thing.schema.json"}'],
  ],
  [
    'a result of another entity',
    set([...operation('export'), 'result', '$ref'], '../entities/tags.schema.json'),
    ['additive: maxLength of thing.export(answer)[*] is 10 instead of 36'],
  ],
  [
    'a changed summary',
    set([...operation('get'), 'summary'], 'Get it.'),
    ['caption-only: summary of thing.get was changed'],
  ],
];

const columns = before.resources.find(({ name }) => name === 'thing')?.value.columns ?? [];

const screens: readonly Row[] = [
  [
    'removed columns that the list can be sorted by',
    set([resource, 'columns'], ['kind', 'ownerUuid', 'status']),
    ['name', 'uuid', 'rank'].map(
      (name) =>
        `breaking thing.query console: The column ${name} of the resource thing was removed, and the list cannot be sorted by it`,
    ),
  ],
  [
    'a removed reference column, which the list cannot be sorted by',
    set([resource, 'columns'], [...columns.slice(0, 2), ...columns.slice(3)]),
    ['breaking console: The column ownerUuid of the resource thing was removed'],
  ],
  [
    'a removed array column, which the list cannot be sorted by',
    set(['schemas/resources/log.json', 'columns'], ['time', 'kind']),
    ['breaking console: The column changes of the resource log was removed'],
  ],
  [
    'a removed filter of a resource',
    set([resource, 'filters'], ['name', 'kind', 'ownerUuid']),
    ['breaking console: "low" was removed from filters of the resource thing'],
  ],
  [
    'a removed action',
    without([resource, 'actions', 'stop']),
    ['breaking console: The action stop of the resource thing was removed'],
  ],
  [
    'a renamed action',
    rename([resource, 'actions', 'export'], 'save'),
    ['additive: The action export of the resource thing was renamed to save'],
  ],
  [
    'a renamed family',
    rename([family], 'schemas/families/omega.json'),
    ['additive: The family alpha was renamed to omega'],
  ],
  [
    'a renamed screen with another title',
    (files) => {
      setAtPath(files, ['schemas/screens/load.json', 'title'], 'Work');
      rename(['schemas/screens/load.json'], 'schemas/screens/work.json')(files);
    },
    ['additive: The screen load was renamed to work', 'caption-only: title of the screen work was changed'],
  ],
  [
    'a removed role',
    without([resource, 'roles', 'create']),
    ['breaking thing.create console: The role create of the resource thing was removed'],
  ],
  [
    'a removed tab',
    without([resource, 'recordTabs', 'more']),
    ['breaking console: The tab more of the resource thing was removed'],
  ],
  [
    'another route',
    set([family, 'route'], '/beta'),
    ['breaking console: route of the family alpha is "/beta" instead of "/alpha"'],
  ],
  [
    'another position in the navigation',
    set([family, 'navigationOrder'], 9),
    ['caption-only: navigationOrder of the family alpha was changed'],
  ],
  [
    'a new caption of an inherited property',
    set([family, 'captions'], { low: { title: 'Least', 'x-i18n': { 'zh-CN': { title: '最少' } } } }),
    ['caption-only: captions of the family alpha is new'],
  ],
  [
    'a removed family',
    without([family]),
    [
      'breaking stored log: The choice "ALPHA" of log.brand was removed',
      `breaking ${sent}: The choice "ALPHA" of thing.brand was removed`,
      'breaking console: The family alpha was removed',
    ],
  ],
  [
    'another id for a tab of a screen',
    set(['schemas/screens/config.json', 'tabs', 0, 'id'], 'things'),
    ['breaking console: The tab thing of the screen config was renamed to things'],
  ],
  [
    'a new kind of finding',
    set(['schemas/metrics/load.json', 'findings', 'kinds', 'LOST'], { tone: 'warning' }),
    ['additive: The kind LOST of findings of the metrics load is new'],
  ],
  [
    'another operation of a task',
    set(['schemas/tasks/copy.json', 'operation'], 'thing.plan'),
    ['breaking console: operation of the task copy is "thing.plan" instead of "thing.copy"'],
  ],
];

const phrasePath = ['locales/en-US.json', 'message', 'started'] as const;

const phrases: readonly Row[] = [
  [
    'a changed phrase',
    set(phrasePath, 'Begun'),
    ['caption-only: The phrase "message.started" of en-US was changed'],
  ],
  [
    'a removed phrase',
    without(phrasePath),
    ['caption-only: The phrase "message.started" of en-US was removed'],
  ],
  [
    'another placeholder in a phrase of the service',
    set(['locales/service/en-US.json', 'error', 'gone'], '{{it}} is gone'),
    ['caption-only: The phrase "error.gone" of en-US was changed'],
  ],
  [
    'a phrase that moves to another file',
    (files) => {
      set(['locales/service/en-US.json', 'error'], undefined)(files);
      set(['locales/en-US.json', 'error'], { gone: '{{name}} is gone' })(files);
    },
    [],
  ],
  [
    'a new locale',
    set(['locales/zh-TW.json'], { message: { started: '已啟動' } }),
    ['additive: The locale zh-TW is new'],
  ],
  ['a removed locale', without(['locales/zh-CN.json']), ['breaking console: The locale zh-CN was removed']],
];

const changes = [...schemas, ...moves, ...rules, ...operations, ...screens, ...phrases];

test.each(changes)('a change of the schema files: %s', (_name, edit, expected) => {
  const changes = diffSamples(before, sampleProject(edit));
  expect(changes.map(summarize).sort()).toEqual([...expected].sort());
});

const hidden: readonly [owner: string, hide: Path, entity: string, hidden: string, known: string][] = [
  ['resource thing', [resource, 'hide'], 'thing', 'until', 'hint'],
  ['family alpha', [family, 'hide'], 'thing', 'tags', 'hint'],
  ['task copy', ['schemas/tasks/copy.json', 'hide'], 'copy', 'name', 'target'],
  [
    'sub-tab log of the tab history of the resource thing',
    [resource, 'recordTabs', 'history', 'subTabs', 0, 'hide'],
    'log',
    'kind',
    'time',
  ],
];

test.each(hidden)('the %s hides a property', (owner, hide, entity, already, known) => {
  const edit =
    (...more: readonly string[]): SampleEdit =>
    (files) => {
      setAtPath(files, hide, [already, ...more]);
      if (more.includes('fresh'))
        setAtPath(files, [`schemas/entities/${entity}.schema.json`, 'properties', 'fresh'], newText);
    };
  expect(diffSamples(sampleProject(edit()), sampleProject(edit(known, 'fresh'))).map(summarize)).toEqual([
    `additive: ${entity}.fresh is new`,
    `breaking console: "${known}" was added to hide of the ${owner}`,
    `additive: "fresh" was added to hide of the ${owner}`,
  ]);
});

test.each([
  ['a default', { default: 'A' }, []],
  ['no default', {}, ['breaking thing.create: thing.code is now required in requests']],
])('a required property with %s is no longer read-only', (_name, more, expected) => {
  const withCode = (keywords: object) =>
    sampleProject((files) => {
      setAtPath(files, of('code'), { ...newText, ...more, ...keywords });
      setAtPath(files, [thing, 'required', 5], 'code');
    });
  const changes = diffSamples(withCode({ readOnly: true }), withCode({})).map(summarize);
  expect(changes).toEqual(['additive: readOnly of thing.code was removed; it was true', ...expected]);
});

test('a change reports its location and affected parties, a removal its old location', () => {
  const [change] = diffSamples(before, sampleProject(set([...of('name'), 'maxLength'], 20)));
  const place = /^schemas\/entities\/thing\.schema\.json:\d+:7 \/properties\/name\/maxLength\n/;
  const text = change && formatChange(change);
  expect(text).toMatch(place);
  expect(text).toContain(
    'breaking for stored records (thing) and for callers of the API, both partners and users of the console (thing.create)',
  );
  const [removal] = diffSamples(before, sampleProject(without(of('high'))));
  expect(removal).toMatchObject({ before: { file: thing, pointer: '/properties/high' } });
  expect(removal?.now).toBeUndefined();
});

test('a property that a family adds is reported at the family file', () => {
  const [change] = diffSamples(
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

const publishedChanges: readonly Row[] = [
  [
    'a changed annotation',
    set([published, 'title'], 'Order'),
    ['caption-only: title of order.json was changed'],
  ],
  [
    'a shorter maximum length',
    set([published, 'properties', 'no', 'maxLength'], 5),
    [`breaking ${sent}: maxLength of order.json is 5 instead of 9`],
  ],
  [
    'a property that becomes required',
    set([published, 'required'], ['no']),
    [`breaking ${sent}: required of order.json was added: ["no"]`],
  ],
  [
    'a new property',
    set([published, 'properties', 'to'], {}),
    ['additive: to was added to properties of order.json'],
  ],
  [
    'a removed property with the name of an annotation',
    without([published, 'properties', 'title']),
    [`breaking ${all}: title of order.json was removed; it was {}`],
  ],
  [
    'a removed schema with its property',
    (files) => {
      setAtPath(files, of('payload'), undefined);
      setAtPath(files, [published], undefined);
    },
    [
      `breaking ${all}: thing.payload was removed${keepsIt('x-removed-properties')}`,
      `breaking ${all}: The published schema order.json was removed`,
    ],
  ],
  [
    'a new anyOf with an unknown effect',
    set([published, 'anyOf'], [{}]),
    [`breaking ${all}: anyOf of order.json was added: [{}]`],
  ],
];

test.each(publishedChanges)('a change in a published schema: %s', (_name, edit, expected) => {
  const now = sampleProject((files) => {
    withOrder(files);
    edit(files);
  });
  expect(diffSamples(sampleProject(withOrder), now).map(summarize)).toEqual(expected);
});

const choice = [...operation('start'), 'query', 'mode'] as const;

/** Gives an operation a parameter with two choices and one for any text. */
const withChoices: SampleEdit = (files) => {
  setAtPath(files, choice, { type: 'string', enum: ['FAST', 'SLOW'] });
  setAtPath(files, [...operation('start'), 'query', 'note'], { type: 'string' });
};

const choices: readonly Row[] = [
  [
    'another order of the choices',
    set([...choice, 'enum'], ['SLOW', 'FAST']),
    ['caption-only: The order of enum of "mode" of thing.start was changed'],
  ],
  [
    'a new choice',
    set([...choice, 'enum'], ['FAST', 'SLOW', 'SURE']),
    ['additive: "SURE" was added to enum of "mode" of thing.start'],
  ],
  [
    'a removed choice',
    set([...choice, 'enum'], ['FAST']),
    ['breaking thing.start: "SLOW" was removed from enum of "mode" of thing.start'],
  ],
  [
    'a removed enum',
    without([...choice, 'enum']),
    ['additive: enum of "mode" of thing.start was removed; it was ["FAST","SLOW"]'],
  ],
  [
    'an enum for a parameter that accepted any text',
    set([...operation('start'), 'query', 'note', 'enum'], ['A']),
    ['breaking thing.start: enum of "note" of thing.start was added: ["A"]'],
  ],
];

test.each(choices)('a change in the choices of a parameter: %s', (_name, edit, expected) => {
  const now = sampleProject((files) => {
    withChoices(files);
    edit(files);
  });
  expect(diffSamples(sampleProject(withChoices), now).map(summarize)).toEqual(expected);
});

type VocabularyRow = readonly [name: string, path: Path, value: unknown, expected: readonly string[]];

const vocabularyChanges: readonly VocabularyRow[] = [
  [
    'a changed description',
    ['description'],
    'X',
    ['caption-only: description of the vocabulary family was changed'],
  ],
  [
    'a new keyword',
    ['properties', 'x'],
    {},
    ['additive: x was added to properties of the vocabulary family'],
  ],
  [
    'a new limit that no file violates',
    ['properties', 'navigationOrder', 'maximum'],
    99,
    ['additive: maximum of the vocabulary family was added: 99'],
  ],
  [
    'a new limit that a file violates',
    ['properties', 'navigationOrder', 'minimum'],
    2,
    [
      'additive: minimum of the vocabulary family was added: 2',
      'breaking authors: The new vocabulary refuses this: The value must be >= 2',
    ],
  ],
  [
    'a keyword that is no longer required',
    ['properties', 'extends', 'required'],
    undefined,
    ['additive: required of the vocabulary family was removed; it was ["$ref"]'],
  ],
  [
    'a removed keyword',
    ['properties', 'excludes'],
    undefined,
    [
      expect.stringMatching(/^breaking authors: excludes of the vocabulary family was removed; it was /),
      'breaking authors: The new vocabulary refuses this: "excludes" is not a keyword here',
    ],
  ],
];

test.each(vocabularyChanges)('a change in the vocabulary: %s', (_name, path, value, expected) => {
  const vocabulary = before.vocabulary.map((file) => {
    if (file.name !== 'family') return file;
    const edited = structuredClone(file.value);
    setAtPath(edited, path, value);
    return { ...file, text: JSON.stringify(edited), value: edited };
  });
  expect(diffProjects(before, { ...before, vocabulary }).map(summarize)).toEqual(expected);
});

const start = operation('start');
const log = 'schemas/entities/log.schema.json';
const documented = (what: string) => `The documentation of the error response 409 of thing.start ${what}`;

/** Partitions the logs by time and sets the columns of their list. */
const partitioned =
  (columns: readonly string[]): SampleEdit =>
  (files) => {
    setAtPath(files, [log, 'x-partition-by'], 'time');
    setAtPath(files, ['schemas/resources/log.json', 'columns'], columns);
  };

/** Edit of the older files, edit of the newer files → the changes. */
const pairs: readonly [name: string, older: SampleEdit, newer: SampleEdit, expected: readonly string[]][] = [
  [
    'a removed header',
    withHeader(5),
    () => {},
    ['breaking thing.create: thing.create now ignores the header X-Reason'],
  ],
  [
    'a header with a shorter maximum length',
    withHeader(5),
    withHeader(4),
    ['breaking thing.create: maxLength of the header X-Reason of thing.create is 4 instead of 5'],
  ],
  [
    'a new error response',
    set([...start, 'errorResponses'], { 404: 'There is none.' }),
    set([...start, 'errorResponses'], { 404: 'There is none.', 409: 'It runs.' }),
    [`additive: ${documented('is new')}`],
  ],
  [
    'a removed error response',
    set([...start, 'errorResponses'], { 409: 'It runs.' }),
    set([...start, 'errorResponses'], {}),
    [`additive: ${documented('was removed')}`],
  ],
  [
    'a changed error response',
    set([...start, 'errorResponses'], { 409: 'It runs.' }),
    set([...start, 'errorResponses'], { 409: 'It already runs.' }),
    [`caption-only: ${documented('was changed')}`],
  ],
  [
    'a greater role',
    set([...start, 'access'], 'operator'),
    set([...start, 'access'], 'administrator'),
    ['breaking thing.start: access of thing.start is "administrator" instead of "operator"'],
  ],
  [
    'a lesser role',
    set([...start, 'access'], 'administrator'),
    set([...start, 'access'], 'operator'),
    ['additive: access of thing.start is "operator" instead of "administrator"'],
  ],
  ['a first role that is the default', () => {}, set([...start, 'access'], 'engineer'), []],
  [
    'a first role that is greater than the default of a list',
    () => {},
    set([...operation('query'), 'access'], 'operator'),
    ['breaking thing.query: access of thing.query is "operator" instead of "viewer"'],
  ],
  [
    'a removed role that is less than the default',
    set([...start, 'access'], 'viewer'),
    () => {},
    ['breaking thing.start: access of thing.start is "engineer" instead of "viewer"'],
  ],
  [
    'a new language',
    set(['schemas/product.json', 'locales'], ['zh-CN']),
    set(['schemas/product.json', 'locales'], ['zh-CN', 'en-US']),
    ['additive: "en-US" was added to locales of the product product'],
  ],
  [
    'a removed language',
    set(['schemas/product.json', 'locales'], ['zh-CN', 'en-US']),
    set(['schemas/product.json', 'locales'], ['zh-CN']),
    ['breaking console: "en-US" was removed from locales of the product product'],
  ],
  [
    'a new system counter',
    () => {},
    set([...of('rank'), 'x-system-counter'], true),
    ['additive: x-system-counter of thing.rank was added: true'],
  ],
  [
    'a former system counter',
    set([...of('rank'), 'x-system-counter'], true),
    () => {},
    [`breaking stored thing ${read}: x-system-counter of thing.rank was removed; it was true`],
  ],
  [
    'a step that divides the former one',
    set([...of('low'), 'multipleOf'], 4),
    set([...of('low'), 'multipleOf'], 2),
    ['additive: multipleOf of thing.low is 2 instead of 4'],
  ],
  [
    'a step that does not divide the former one',
    set([...of('low'), 'multipleOf'], 2),
    set([...of('low'), 'multipleOf'], 4),
    [`breaking ${sent}: multipleOf of thing.low is 4 instead of 2`],
  ],
  [
    'a new step',
    () => {},
    set([...of('low'), 'multipleOf'], 2),
    [`breaking ${sent}: multipleOf of thing.low was added: 2`],
  ],
  [
    'a removed step',
    set([...of('low'), 'multipleOf'], 2),
    () => {},
    ['additive: multipleOf of thing.low was removed; it was 2'],
  ],
  ['a new flag that is false', () => {}, set([...of('hint'), 'x-omit-from-list'], false), []],
  [
    'a new flag',
    () => {},
    set([...of('hint'), 'x-omit-from-list'], true),
    [`breaking ${all}: x-omit-from-list of thing.hint was added: true`],
  ],
  [
    'a removed flag',
    set([...of('hint'), 'x-omit-from-list'], true),
    () => {},
    ['additive: x-omit-from-list of thing.hint was removed; it was true'],
  ],
  [
    'a new retention',
    without([log, 'x-retention']),
    () => {},
    [
      'breaking stored log: x-retention of log was added: {"instant":"time"}. The service removes old records',
    ],
  ],
  [
    'a removed retention',
    () => {},
    without([log, 'x-retention']),
    ['additive: x-retention of log was removed; it was {"instant":"time"}'],
  ],
  [
    'a retention for fewer records',
    () => {},
    set([log, 'x-retention', 'where'], { kind: ['thing'] }),
    [
      'additive: x-retention of log is {"instant":"time","where":{"kind":["thing"]}} instead of {"instant":"time"}',
    ],
  ],
  [
    'a retention for more records',
    set([log, 'x-retention', 'where'], { kind: ['thing'] }),
    set([log, 'x-retention', 'where'], { kind: ['thing', 'owner'] }),
    [
      'breaking stored log: x-retention of log is {"instant":"time","where":{"kind":["thing","owner"]}} instead of {"instant":"time","where":{"kind":["thing"]}}. The service removes old records',
    ],
  ],
  [
    'a new payload',
    set([log, 'x-payload'], ['changes']),
    set([log, 'x-payload'], ['changes', 'kind']),
    ['breaking stored log: "kind" was added to x-payload of log. The service removes it from old records'],
  ],
  [
    'a removed payload',
    set([log, 'x-payload'], ['changes', 'kind']),
    set([log, 'x-payload'], ['changes']),
    ['additive: "kind" was removed from x-payload of log'],
  ],
  [
    'a parameter with choices that becomes a text with room for each of them',
    set([...start, 'query', 'times'], { type: 'string', enum: ['ONCE', 'TWICE'] }),
    set([...start, 'query', 'times'], { type: 'string', maxLength: 5 }),
    [
      'additive: enum of "times" of thing.start was removed; it was ["ONCE","TWICE"]',
      'additive: maxLength of "times" of thing.start was added: 5',
    ],
  ],
  [
    'a removed column of the property by which the entity is partitioned',
    partitioned(['time', 'kind', 'changes']),
    partitioned(['kind', 'changes']),
    [
      'breaking log.query console: The column time of the resource log was removed, and the list cannot be sorted by it',
    ],
  ],
  [
    'a removed column of another property',
    partitioned(['time', 'kind', 'changes']),
    partitioned(['time', 'changes']),
    ['breaking console: The column kind of the resource log was removed'],
  ],
];

test.each(pairs)('two versions of the schema files: %s', (_name, older, newer, expected) => {
  expect(diffSamples(sampleProject(older), sampleProject(newer)).map(summarize).sort()).toEqual(
    [...expected].sort(),
  );
});

/** Whether the family is new → the change that its required property causes. */
const requiredProperties: readonly [isNew: boolean, message: string][] = [
  [true, 'additive: thing.level is required for records of a new family'],
  [false, `breaking ${sent}: thing.level is now required`],
];

test.each(requiredProperties)('a required property of a family (new: %s) causes "%s"', (isNew, message) => {
  const level = { type: 'string', maxLength: 9, title: 'Level', 'x-i18n': { 'zh-CN': { title: '级别' } } };
  const edited = sampleProject((files) =>
    setAtPath(files, [family], { ...(files[family] as object), properties: { level }, required: ['level'] }),
  );
  const old = sampleProject(isNew ? without([family]) : () => {});
  expect(diffSamples(old, edited).map(summarize)).toContain(message);
  expect(diffSamples(old, edited).filter(({ class: kind }) => kind === 'breaking')).toHaveLength(
    isNew ? 0 : 1,
  );
});

/** File with a changed group → the message, and the file that the change names. */
const changedGroups: readonly [name: string, edit: SampleEdit, message: string, file: string][] = [
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

test.each(changedGroups)('a changed group in the file of %s is caption-only', (_, edit, message, file) => {
  expect(
    diffSamples(before, sampleProject(edit)).map((change) => [change.class, change.says, change.now?.file]),
  ).toEqual([['caption-only', message, file]]);
});

const versions: readonly [version: number, expected: string][] = [
  [4, 'additive: The migration of thing to record format 4 is new'],
  [
    3,
    'breaking stored thing: The migration of thing to record format 3 is new, but not newer than format 3: databases with that format skip it',
  ],
];
test.each(versions)(
  'a new migration of version %i after a published one of version 3',
  (version, expected) => {
    const published = set([...of('low'), 'x-migrations'], [{ version: 3, convert: 'low', revert: 'low' }]);
    const older = sampleProject(published);
    const newer = sampleProject((files) => {
      published(files);
      setAtPath(files, [...of('tags'), 'x-migrations'], [{ version, convert: 'tags', revert: 'tags' }]);
    });
    expect(diffSamples(older, newer).map(summarize)).toEqual([expected]);
    expect(diffSamples(newer, older).map(summarize)).toEqual([
      `breaking stored thing: The migration of thing to record format ${version} was removed: records of older formats keep their form`,
    ]);
  },
);
