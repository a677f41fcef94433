import { expect, test } from 'vitest';
import { emitApi } from '../../../../generator/emit/types/emitApi.ts';
import { normalizeProject } from '../../../../generator/normalize/normalizeProject.ts';
import { withClinic } from '../../describedBackend.ts';
import { problemsAfter, type SampleEdit, sampleProject, setAtPath } from '../../sampleProject.ts';

type Path = readonly (string | number)[];

const table = 'schemas/endpoints/patient.json';
const patient = 'schemas/entities/patient.schema.json';
const resource = 'schemas/resources/patient.json';
const ward = (title = 'Ward') => ({ type: 'integer', title, 'x-i18n': { 'zh-CN': { title: `中${title}` } } });

/** The patients of the sample below a ward, which is a number. */
const withWard: SampleEdit = (files) => {
  withClinic(files);
  setAtPath(files, [table, 'collection', 'path'], 'wards/{ward}/patients');
  setAtPath(files, [patient, 'properties', 'ward'], ward());
  setAtPath(files, [patient, 'required'], ['ward', 'name']);
  setAtPath(files, [resource, 'filters'], ['ward', 'name']);
};

const edited = (file: string, path: Path, value: unknown): SampleEdit => {
  return (files) => {
    withWard(files);
    setAtPath(files, [file, ...path], value);
  };
};

test('a collection below another record has no problems', () => {
  expect(problemsAfter(withWard)).toEqual([]);
});

test('a path parameter has the type behind the "$ref" of its property', () => {
  const problems = problemsAfter((files) => {
    withWard(files);
    const { type, ...captions } = ward();
    setAtPath(files, [patient, 'definitions'], { ward: { type } });
    setAtPath(files, [patient, 'properties', 'ward'], { $ref: '#/definitions/ward', ...captions });
  });
  expect(problems).toEqual([]);
});

test('rows of api.ts have the path parameters with their types; filters in the path are compared as equal', () => {
  const [{ text = '' } = {}] = emitApi(normalizeProject(sampleProject(withWard)));
  const rowOf = (id: string) => JSON.parse(new RegExp(`"${id}": (\\{"b.*\\}),`).exec(text)?.[1] ?? '{}');
  expect(rowOf('patient.list')).toMatchObject({
    path: '/wards/{ward}/patients',
    scope: { ward: 'number' },
    filters: { name: 'contains', weight: 'range' },
  });
  expect(rowOf('patient.merge').scope).toBeUndefined();
  expect(text).toContain('"patient.get": { args: { ward: string; id: string }; result: T.Patient }');
  expect(text).toMatch(
    /"patient.list": \{ args: \{ body: PagingBody<T.Patient, 'ward' \| 'name' \| 'status'/,
  );
});

const withKey =
  (given: object, required: readonly string[] = ['ward', 'id', 'name']): SampleEdit =>
  (files) => {
    withWard(files);
    setAtPath(files, ['schemas/backends/clinic.json', 'roles', 'create'], {
      method: 'PUT',
      path: '/{collection}/{key}',
    });
    setAtPath(files, [patient, 'properties', 'id'], {
      type: 'string',
      maxLength: 20,
      title: 'Number',
      'x-i18n': { 'zh-CN': { title: '号码' } },
      ...given,
    });
    setAtPath(files, [patient, 'required'], required);
  };

const lacksKey = 'The path of "patient.create" needs "id", which a new record may lack.';

test.each<[name: string, edit: SampleEdit, want: readonly string[]]>([
  ['a key that the form asks for', withKey({}), []],
  ['a key that is read-only', withKey({ readOnly: true }), [lacksKey]],
  ['a key that is not required', withKey({}, ['ward', 'name']), [lacksKey]],
])('a creation with the key in its path: %s', (_, edit, want) => {
  expect(problemsAfter(edit).map(({ message }) => message)).toEqual(want);
});

const elsewhere =
  'Add "ward" to "filters" of the resource, or show the list on a tab of a record page, with "fixedProperties".';

// biome-ignore format: one row for each rule
test.each<[file: string, path: Path, value: unknown, place: string, message: string, fix: string]>([
  [patient, ['properties', 'ward'], undefined, `${resource}/roles/list`, 'The path of "patient.list" has the parameter "ward", which is no property of "patient".', 'Choose one of: id, name, weight, status. Or add the property to the entity.'],
  [patient, ['properties', 'ward', 'type'], 'boolean', `${resource}/roles/list`, 'The path of "patient.list" cannot have "ward", because it is of type boolean.', 'Give the parameter the name of a text or a number.'],
  [patient, ['required'], ['name'], `${resource}/roles/create`, 'The path of "patient.create" needs "ward", which a new record may lack.', 'Add "ward" to "required" of the entity, without "readOnly".'],
  [patient, ['properties', 'ward', 'readOnly'], true, `${resource}/roles/create`, 'The path of "patient.create" needs "ward", which a new record may lack.', 'Add "ward" to "required" of the entity, without "readOnly".'],
  [patient, ['properties', 'uuid'], { type: 'string', maxLength: 36, title: 'UUID', 'x-i18n': { 'zh-CN': { title: '标识' } } }, `${resource}/entity`, '"patient" has a property "uuid", under which the console keeps the key "id" of each record.', 'Remove the property from the entity.'],
  [resource, ['filters'], ['name'], 'schemas/screens/clinic.json/tabs/0/resource', 'The list cannot be read without "ward", which "patient.list" requires.', elsewhere],
  [resource, ['actions', 'merge', 'appliesTo'], 'uuids', `${resource}/actions/merge/appliesTo`, '"patient.list" requires parameters, so the keys alone do not identify its records.', 'Remove the bulk action.'],
])('%s %j = %j', (file, path, value, place, message, fix) => {
  const problems = problemsAfter(edited(file, path, value));
  const found = problems.map((problem) => [`${problem.file}${problem.pointer}`, problem.message, problem.fix]);
  expect(found).toContainEqual([place, message, fix]);
});

/** The role is a call of its own, without the ward. */
const withPlain =
  (role: 'get' | 'modify', method: string): SampleEdit =>
  (files) => {
    withWard(files);
    const roles = ['list', 'get', 'create', 'modify', 'remove'].filter((name) => name !== role);
    setAtPath(files, [table, 'collection', 'roles'], roles);
    setAtPath(files, [table, 'operations', `patient.${role}`], {
      method,
      path: '/patients/{id}',
      summary: 'One patient.',
      'x-i18n': { 'zh-CN': { summary: '单个患者。' } },
      ...(role === 'modify' && { body: { $ref: '../entities/patient.schema.json' } }),
      result: { $ref: '../entities/patient.schema.json' },
    });
  };

test.each([
  ['get', 'GET', '"patient.modify" has the parameter "ward", and "patient.get" does not have it.'],
  ['modify', 'PUT', '"patient.list" has the parameter "ward", and "patient.modify" does not have it.'],
] as const)('the calls of one record have the same path parameters: %s', (role, method, message) => {
  expect(problemsAfter(withPlain(role, method))).toEqual([
    expect.objectContaining({ pointer: '/roles/modify', message }),
  ]);
});

test('the calls of a record have their path parameters in the same order', () => {
  const problems = problemsAfter((files) => {
    withPlain('modify', 'PUT')(files);
    setAtPath(files, [table, 'collection', 'path'], 'wards/{ward}/beds/{bed}/patients');
    setAtPath(
      files,
      [table, 'operations', 'patient.modify', 'path'],
      '/beds/{bed}/wards/{ward}/patients/{id}',
    );
    setAtPath(files, [patient, 'properties', 'bed'], ward('Bed'));
    setAtPath(files, [patient, 'required'], ['ward', 'bed', 'name']);
    setAtPath(files, [resource, 'filters'], ['ward', 'bed', 'name']);
  });
  expect(problems).toMatchObject([
    {
      pointer: '/roles/modify',
      message: '"patient.list" and "patient.modify" have the same parameters in another order.',
    },
  ]);
});

/** The list requires a ward in its query. The calls of one record do not. */
const withRequired =
  (edit: (files: Parameters<SampleEdit>[0]) => void = () => {}): SampleEdit =>
  (files) => {
    withWard(files);
    setAtPath(files, [table, 'collection', 'path'], 'patients');
    setAtPath(files, [table, 'collection', 'roles'], ['get', 'create', 'modify', 'remove']);
    setAtPath(files, [table, 'operations', 'patient.list'], {
      method: 'GET',
      path: '/patients',
      summary: 'All patients.',
      'x-i18n': { 'zh-CN': { summary: '所有患者。' } },
      query: { ward: { type: 'integer' } },
      body: { page: { $ref: '../entities/patient.schema.json' }, filter: ['name'] },
      result: { page: { $ref: '../entities/patient.schema.json' } },
    });
    setAtPath(files, [resource, 'filters'], ['name', 'ward']);
    edit(files);
  };

test('a list may require a query parameter, which is a filter', () => {
  expect(problemsAfter(withRequired())).toEqual([]);
  const project = normalizeProject(sampleProject(withRequired()));
  const list = project.operations.find(({ id }) => id === 'patient.list');
  expect(list).toMatchObject({ scope: ['ward'], plainUuid: true });
  expect(project.operations.find(({ id }) => id === 'patient.get')?.scope).toEqual([]);
});

test('the types of such a list have the parameter in the body only', () => {
  const [{ text = '' } = {}] = emitApi(normalizeProject(sampleProject(withRequired())));
  expect(text).toMatch(/"patient.list": \{ args: \{ body: PagingBody<T.Patient, 'ward' \| 'name'/);
});

const withAction = withRequired((files) =>
  setAtPath(files, [resource, 'actions', 'merge', 'appliesTo'], 'uuids'),
);
const fromSession = withRequired((files) => {
  const query = { tenant: { type: 'string', 'x-from': 'session.companyUuid' } };
  setAtPath(files, [table, 'operations', 'patient.list', 'query'], query);
});

test.each([
  ['a bulk action on records that their keys identify', withAction],
  ['a parameter of the session in a list', fromSession],
])('%s has no problem of the scope', (_, edit) => {
  expect(problemsAfter(edit).filter(({ message }) => /parameter|keys alone|tenant/.test(message))).toEqual(
    [],
  );
});

test.each([
  [
    'has another type',
    [table, 'operations', 'patient.list', 'query', 'ward', 'type'],
    'The query of "patient.list" has "ward" of type boolean, and the property is of type integer.',
  ],
  [
    'is no property',
    [patient, 'properties', 'ward'],
    'The query of "patient.list" has the parameter "ward", which is no property of "patient".',
  ],
  [
    'is no filter',
    [resource, 'filters'],
    'The list cannot be read without "ward", which "patient.list" requires.',
  ],
])('a required query parameter that %s', (_, path, message) => {
  const value = path.length === 2 ? ['name'] : path.includes('type') ? 'boolean' : undefined;
  const edit = withRequired((files) => setAtPath(files, path, value));
  expect(problemsAfter(edit).map((problem) => problem.message)).toContain(message);
});

/** Types of the query parameter and of its property → the remedy. */
test.each<[query: string, property: object, fix: readonly string[]]>([
  ['string', { type: 'string', maxLength: 9 }, []],
  ['integer', { type: 'integer' }, []],
  ['integer', { type: 'number' }, []],
  ['integer', { type: 'string', maxLength: 9 }, ['Use "string" in the query, or change the property.']],
  ['string', { type: 'number' }, ['Use "integer" in the query, or change the property.']],
])('a required query parameter of type %s for the property %j', (query, property, fix) => {
  const edit = withRequired((files) => {
    setAtPath(files, [table, 'operations', 'patient.list', 'query', 'ward', 'type'], query);
    setAtPath(files, [patient, 'properties', 'ward'], { ...ward(), ...property });
  });
  expect(problemsAfter(edit).map((problem) => problem.fix)).toEqual(fix);
});

test('a list below another record may have records with calls of their own', () => {
  const edit: SampleEdit = (files) => {
    withPlain('get', 'GET')(files);
    setAtPath(files, [resource, 'roles', 'modify'], undefined);
  };
  expect(problemsAfter(edit).filter(({ message }) => message.includes('path'))).toEqual([]);
  const { operations } = normalizeProject(sampleProject(edit));
  const plain = operations.filter(({ plainUuid }) => plainUuid).map(({ id }) => id);
  expect(plain).toEqual(['patient.create', 'patient.list']);
});

test('a reference to such a list fills its path with "params"', () => {
  const refer = (params: object | undefined): SampleEdit =>
    edited(patient, ['properties', 'twin'], {
      ...ward('Twin'),
      'x-reference': { operation: 'patient.list', value: 'id', label: 'name', ...(params && { params }) },
    });
  expect(problemsAfter(refer({ ward: { record: 'ward' } }))).toEqual([]);
  expect(problemsAfter(refer(undefined))).toContainEqual(
    expect.objectContaining({ message: '"patient.list" requires the parameter "ward".' }),
  );
});
