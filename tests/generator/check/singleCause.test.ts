import { expect, test } from 'vitest';
import { problemsAfter, type SampleEdit, setAtPath } from '../sampleProject.ts';

type Path = readonly (string | number)[];

const thing = 'schemas/resources/thing.json';
const rule = 'schemas/resources/rule.json';
const log = 'schemas/resources/log.json';
const calls = 'schemas/endpoints/thing.json';

const set =
  (...path: Path) =>
  (value: unknown): SampleEdit =>
  (files) =>
    setAtPath(files, path, value);

/** A mistake of the author, and the only problem that it causes. */
const mistakes: readonly [mistake: string, edit: SampleEdit, place: string, message: string][] = [
  [
    'a resource of an entity that does not exist',
    set(thing, 'entity', '$ref')('../entities/thin.schema.json'),
    `${thing} /entity/$ref`,
    'There is no file "schemas/entities/thin.schema.json" in schemas/entities.',
  ],
  [
    'a single record of an entity that does not exist',
    set(rule, 'entity', '$ref')('../entities/rul.schema.json'),
    `${rule} /entity/$ref`,
    'There is no file "schemas/entities/rul.schema.json" in schemas/entities.',
  ],
  [
    'a resource of another entity',
    set(thing, 'entity', '$ref')('../entities/owner.schema.json'),
    `${thing} /entity/$ref`,
    'The calls in "roles" exchange records of "thing", not of "owner".',
  ],
  [
    'a list of another entity',
    set(log, 'entity', '$ref')('../entities/owner.schema.json'),
    `${log} /entity/$ref`,
    'The calls in "roles" exchange records of "log", not of "owner".',
  ],
  [
    'a list of an entity that does not exist',
    set(calls, 'operations', 'thing.query', 'result', 'page', '$ref')('../entities/thin.schema.json'),
    `${calls} /operations/thing.query/result/page/$ref`,
    'There is no file "schemas/entities/thin.schema.json" in schemas/entities.',
  ],
  [
    'a call with the body of an entity that does not exist',
    set(calls, 'operations', 'thing.create', 'body', '$ref')('../entities/thin.schema.json'),
    `${calls} /operations/thing.create/body/$ref`,
    'There is no file "schemas/entities/thin.schema.json" in schemas/entities.',
  ],
  [
    'a form of an entity that does not exist',
    set('schemas/tasks/copy.json', 'entity', '$ref')('../entities/copie.schema.json'),
    'schemas/tasks/copy.json /entity/$ref',
    'There is no file "schemas/entities/copie.schema.json" in schemas/entities.',
  ],
  [
    'a tab of a resource that does not exist',
    set('schemas/screens/config.json', 'tabs', 0, 'resource', '$ref')('../resources/thin.json'),
    'schemas/screens/config.json /tabs/0/resource/$ref',
    'There is no file "schemas/resources/thin.json" in schemas/resources.',
  ],
  [
    'a family of a resource that does not exist',
    set('schemas/families/alpha.json', 'extends', '$ref')('../resources/thin.json'),
    'schemas/families/alpha.json /extends/$ref',
    'There is no file "schemas/resources/thin.json" in schemas/resources.',
  ],
  ['a resource without roles', set(thing, 'roles')(undefined), `${thing} `, '"roles" is missing.'],
  [
    'an unknown column by which the list is sorted',
    set(thing, 'columns', 0)('nam'),
    `${thing} /columns/0`,
    'The entity has no property "nam".',
  ],
];

/** A wrong value → its remedy. */
const remedies: readonly [edit: SampleEdit, fix: string][] = [
  [
    set(thing, 'entity')('thing'),
    'Write {"$ref": …}. Path of an entity file or another resource file, relative to this file.',
  ],
  [
    set('schemas/entities/thing.schema.json', 'properties', 'low')('integer'),
    expect.stringMatching(/^Replace the value\./),
  ],
  [
    set(calls, 'operations', 'thing.create', 'body')(undefined),
    'Correct the operation, or name another one.',
  ],
];

test.each(remedies)('the remedy %# fits the mistake', (edit, fix) => {
  expect(problemsAfter(edit).map((problem) => problem.fix)).toContainEqual(fix);
});

test.each(mistakes)('%s is reported once', (_mistake, edit, place, message) => {
  expect(
    problemsAfter(edit).map((problem) => [`${problem.file} ${problem.pointer}`, problem.message]),
  ).toEqual([[place, message]]);
});
