import { expect, test } from 'vitest';
import { emitApi } from '../../../../generator/emit/types/emitApi.ts';
import { emitBackends } from '../../../../generator/emit/types/emitBackends.ts';
import { expandProject } from '../../../../generator/normalize/expand/expandProject.ts';
import { normalizeProject } from '../../../../generator/normalize/normalizeProject.ts';
import { formType } from '../../../../src/contract/backend/body/writeFormBody.ts';
import { withClinic } from '../../describedBackend.ts';
import { problemsAfter, type SampleEdit, sampleProject, setAtPath } from '../../sampleProject.ts';

const table = 'schemas/endpoints/patient.json';
const model = normalizeProject(sampleProject(withClinic));
const ref = { $ref: '../entities/patient.schema.json' };

test('a project with a described back end has no problems', () => {
  expect(problemsAfter(withClinic)).toEqual([]);
});

test('a collection is written out as operations of the templates', () => {
  const { project } = expandProject(sampleProject(withClinic));
  const operations = project.endpoints.find(({ path }) => path === table)?.value.operations ?? {};
  const calls = Object.entries(operations).map(
    ([id, { method, path, body, result, sends, state, ...rest }]) => [
      id,
      `${method} ${path}`,
      { ...(body && { body }), ...(result && { result }), ...(sends && { sends }), ...(state && { state }) },
      rest.summary,
      rest['x-i18n']?.['zh-CN']?.summary,
    ],
  );
  expect(calls).toEqual([
    ['patient.merge', 'POST /patients/{id}/merge', {}, 'Merge two patients.', '合并两个患者。'],
    [
      'patient.list',
      'GET /patients',
      { body: { page: ref, filter: ['name', 'weight', 'status'] }, result: { page: ref } },
      'Page through records of the type “Patient”.',
      '分页查询中Patient。',
    ],
    ['patient.get', 'GET /patients/{id}', { result: ref }, 'Read a patient.', '查询单个中Patient。'],
    ['patient.create', 'POST /patients', { body: ref, result: ref }, 'Create a patient.', '新建中Patient。'],
    [
      'patient.modify',
      'PATCH /patients/{id}',
      { body: ref, result: ref, sends: 'changes' },
      'Change a patient.',
      '修改中Patient。',
    ],
    ['patient.remove', 'DELETE /patients/{id}', {}, 'Delete a patient.', '删除中Patient。'],
    [
      'patient.admit',
      'PATCH /patients/{id}',
      { result: ref, state: { status: 'ADMITTED' } },
      'Apply “admit” to a patient.',
      '对中Patient执行“admit”操作。',
    ],
  ]);
});

test('a call of its own for each transition sends no state; a key may be in the query', () => {
  const { project } = expandProject(
    sampleProject((files) => {
      withClinic(files);
      const roles = ['schemas/backends/clinic.json', 'roles'];
      setAtPath(files, [...roles, 'transition', 'path'], '/{collection}/{transition}?id={key}');
      setAtPath(files, [...roles, 'transition', 'method'], 'POST');
    }),
  );
  const operations = project.endpoints.find(({ path }) => path === table)?.value.operations ?? {};
  expect(operations['patient.admit']).toMatchObject({
    path: '/patients/admit',
    query: { id: { type: 'string' } },
  });
  expect(operations['patient.admit']?.state).toBeUndefined();
});

test('rows of api.ts name the back end and how it compares filters', () => {
  const text = emitApi(model)[0]?.text ?? '';
  const rowOf = (id: string) => JSON.parse(new RegExp(`"${id}": (\\{.*\\}),`).exec(text)?.[1] ?? '{}');
  expect(rowOf('patient.list')).toEqual({
    bodyFrom: {},
    backend: 'clinic',
    service: '',
    method: 'GET',
    path: '/patients',
    body: 'patient',
    filters: { name: 'contains', weight: 'range' },
    result: 'page',
  });
  expect(rowOf('patient.modify')).toMatchObject({
    method: 'PATCH',
    path: '/patients/{id}',
    sends: 'changes',
  });
  expect(rowOf('patient.create')).toMatchObject({ initial: { status: 'WAITING' } });
  expect(rowOf('patient.admit')).toMatchObject({ state: { status: 'ADMITTED' } });
  expect(rowOf('thing.query').backend).toBeUndefined();
});

test('backends.ts imports only the functions that its back ends need', () => {
  const text = emitBackends(model)[0]?.text ?? '';
  expect(text.match(/^import \{.*$/gm)).toEqual([
    "import { bareTranslation } from '#contract/backend/bareTranslation.ts';",
    "import { envelopeTranslation } from '#contract/backend/envelopeTranslation.ts';",
    "import { signLoginKey } from '#contract/backend/signIn/signLoginKey.ts';",
    "import { writeBody } from '#contract/backend/body/writeBody.ts';",
  ]);
  expect(text).toContain('defaultBackend: string = "main"');
  expect(text).not.toContain('{collection}');
});

test('a bare back end has the function that writes its bodies; a JSON Patch has its type and its media type', () => {
  const edited = normalizeProject(
    sampleProject((files) => {
      withClinic(files);
      setAtPath(files, ['schemas/backends/clinic.json', 'roles', 'create', 'mediaType'], formType);
      setAtPath(files, ['schemas/backends/clinic.json', 'roles', 'modify', 'sends'], 'jsonPatch');
    }),
  );
  const backends = emitBackends(edited)[0]?.text ?? '';
  expect(backends).toContain("import { writeBody } from '#contract/backend/body/writeBody.ts';");
  expect(backends.match(/writeBody: writeBody/g)).toHaveLength(1);
  expect(backends).toMatch(/"clinic": .*writeBody/);
  const api = emitApi(edited)[0]?.text ?? '';
  expect(api).toMatch(/"patient.create": \{.*"mediaType":"application\/x-www-form-urlencoded"/);
  expect(api).toMatch(
    /"patient.modify": \{.*"sends":"jsonPatch","mediaType":"application\/json-patch\+json"/,
  );
  expect(api).toContain('"patient.modify": { args: { id: string; body: readonly { op: ');
});

test('each distinct variant of a table is a back end of its own in backends.ts', () => {
  const { backends, operations, ...rest } = normalizeProject(
    sampleProject((files) => {
      withClinic(files);
      setAtPath(files, ['schemas/backends/clinic.json', 'constants'], { region: 'eu' });
      setAtPath(files, [table, 'variant'], { key: 'name' });
      for (const [name, variant] of [
        ['ward', { key: 'name' }],
        ['bed', { key: 'id' }],
      ] as const)
        files[`schemas/endpoints/${name}.json`] = {
          $schema: '../vocabulary/endpoints.schema.json',
          backend: { $ref: '../backends/clinic.json' },
          variant,
          operations: {
            [`${name}.get`]: { method: 'GET', path: `/${name}/{name}`, summary: 'Read one.' },
          },
        };
    }),
  );
  const byId = new Map(operations.map((call) => [call.id, call]));
  expect(byId.get('patient.get')?.path).toBe('/patients/{name}');
  expect(
    ['patient.get', 'ward.get', 'bed.get'].map((id) => {
      const { backend } = byId.get(id) ?? {};
      return [backend?.id, backend?.name, backend?.key];
    }),
  ).toEqual([
    ['clinic.patient', 'clinic', 'name'],
    ['clinic.patient', 'clinic', 'name'],
    ['clinic', 'clinic', 'id'],
  ]);
  const text = emitBackends({ backends, operations, ...rest })[0]?.text ?? '';
  expect(text.match(/"name":"\w+"/g)).toEqual(['"name":"main"', '"name":"clinic"', '"name":"clinic"']);
  expect(text.match(/"constants":\{"region":"eu"\}/g)).toHaveLength(2);
});

test.each<[string, SampleEdit, string, string]>([
  [
    'an unknown entity',
    (files) => setAtPath(files, [table, 'collection', 'entity', '$ref'], '../entities/patiend.schema.json'),
    '/collection/entity/$ref',
    'There is no file',
  ],
  [
    'a filter without a property',
    (files) => setAtPath(files, [table, 'collection', 'filter', 1], 'wait'),
    '/collection/filter/1',
    'no property "wait"',
  ],
  [
    'an operation that exists',
    (files) => setAtPath(files, [table, 'collection', 'transitions', 0], 'merge'),
    '/collection/transitions/0',
    'already has "patient.merge"',
  ],
])('%s is reported in the collection', (_, edit, pointer, message) => {
  const problems = problemsAfter((files) => {
    withClinic(files);
    edit(files);
  }).filter((problem) => problem.file === table);
  expect(problems).toContainEqual(
    expect.objectContaining({ pointer, message: expect.stringContaining(message) }),
  );
  expect(problems.filter((problem) => problem.pointer.startsWith('/operations/patient.list'))).toEqual([]);
});
