import { expect, test } from 'vitest';
import { withClinic } from '../describedBackend.ts';
import { problemsAfter, type SampleEdit, setAtPath } from '../sampleProject.ts';

type Path = readonly (string | number)[];

const thing = 'schemas/resources/thing.json';
const rule = 'schemas/resources/rule.json';
const log = 'schemas/resources/log.json';
const calls = 'schemas/endpoints/thing.json';
const entity = 'schemas/entities/thing.schema.json';
const form = 'schemas/entities/copy.schema.json';
const task = 'schemas/tasks/copy.json';
const clinic = 'schemas/backends/clinic.json';

const set =
  (...path: Path) =>
  (value: unknown): SampleEdit =>
  (files) =>
    setAtPath(files, path, value);

const withEdits =
  (...edits: readonly SampleEdit[]): SampleEdit =>
  (files) => {
    for (const edit of edits) edit(files);
  };

type Mistake = readonly [mistake: string, edit: SampleEdit, place: string, message: string];

/** A mistake of the author, and the only problem that it causes. */
const mistakes: readonly Mistake[] = [
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
  [
    'a misspelled filter of a list',
    set(calls, 'operations', 'thing.query', 'body', 'filter', 1)('kid'),
    `${calls} /operations/thing.query/body/filter/1`,
    'The entity has no property "kid" to filter by.',
  ],
  [
    'a call with another name for the key',
    set(calls, 'operations', 'thing.get', 'path')('/thing/{uid}'),
    `${thing} /roles/get`,
    '"thing.get" takes "uid" instead of the key "uuid", so it cannot have the role "get".',
  ],
  [
    'a template with another name for the key',
    withEdits(withClinic, set(clinic, 'roles', 'get', 'path')('/{collection}/{uuid}')),
    `${clinic} /roles/get/path`,
    'The path of "get" cannot have "{uuid}".',
  ],
  [
    'a served back end with a wrong template, beside another back end',
    withEdits(withClinic, set('schemas/backends/main.json', 'roles', 'list', 'path')('/{collecton}')),
    'schemas/backends/main.json /roles/list/path',
    'The path of "list" cannot have "{collecton}".',
  ],
  [
    'a misspelled transition of a collection',
    withEdits(withClinic, set('schemas/endpoints/patient.json', 'collection', 'transitions', 0)('admt')),
    'schemas/endpoints/patient.json /collection/transitions/0',
    'The lifecycle has no transition "admt".',
  ],
  ...['thing.get', 'thing.create', 'thing.batch', 'thing.load', 'owner.query'].map(
    (id): Mistake => [
      `a list that calls ${id}`,
      set(thing, 'roles', 'list')(id),
      `${thing} /roles/list`,
      `"${id}" does not answer with a list of thing, so it cannot have the role "list".`,
    ],
  ),
  ...['thing.query', 'thing.create', 'rule.get', 'owner.query'].map(
    (id): Mistake => [
      `a record that calls ${id}`,
      set(thing, 'roles', 'get')(id),
      `${thing} /roles/get`,
      `"${id}" does not answer with the thing of a "uuid", so it cannot have the role "get".`,
    ],
  ),
  [
    'an object with the type of an array',
    set(entity, 'type')('array'),
    `${entity} /properties`,
    '"properties", "required" do not apply to an array.',
  ],
  [
    'a number with the type of a text',
    set(entity, 'properties', 'low', 'type')('string'),
    `${entity} /properties/low/minimum`,
    '"minimum", "maximum" do not apply to a string.',
  ],
  [
    'a hidden property that the form requires',
    set(task, 'hide')(['target']),
    `${task} /hide/0`,
    '"target" is required, so it cannot be hidden.',
  ],
  [
    'a hidden property that only the call requires',
    withEdits(set(task, 'hide')(['target']), set(form, 'required')(['uuids'])),
    `${task} /hide/0`,
    '"thing.copy" requires the parameter "target", so it cannot be hidden.',
  ],
  [
    'a misspelled list, which a task shows',
    set(thing, 'roles', 'list')('thing.qury'),
    `${thing} /roles/list`,
    'There is no operation "thing.qury".',
  ],
  ['a resource without roles', set(thing, 'roles')(undefined), `${thing} `, '"roles" is missing.'],
  [
    'an unknown column by which the list is sorted',
    set(thing, 'columns', 0)('nam'),
    `${thing} /columns/0`,
    'The entity has no property "nam".',
  ],
];

test('a hidden property with a default gives a required parameter its value', () => {
  const edit = withEdits(
    set(task, 'hide')(['target']),
    set(form, 'properties', 'target', 'default')('Shelf'),
  );
  expect(problemsAfter(edit)).toEqual([]);
});

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
    set(calls, 'operations', 'thing.get', 'path')('/thing/{uid}'),
    'Rename the parameter to "uuid", or name another operation.',
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
