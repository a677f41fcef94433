import { expect, test } from 'vitest';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { withClinic } from '../describedBackend.ts';
import { type SampleEdit, sampleProject, setAtPath } from '../sampleProject.ts';

const patient = 'schemas/entities/patient.schema.json';

/** The collection's `create` as an operation that its author wrote. */
const withOwnCreation: SampleEdit = (files) => {
  setAtPath(files, ['schemas/endpoints/patient.json', 'collection', 'roles'], ['list', 'get']);
  setAtPath(files, ['schemas/endpoints/patient.json', 'operations', 'patient.create'], {
    method: 'POST',
    path: '/patients',
    summary: 'Create a patient.',
    'x-i18n': { 'zh-CN': { summary: '新建患者。' } },
    body: { $ref: '../entities/patient.schema.json' },
  });
};

const cases: readonly [name: string, operation: string, edit: SampleEdit, want: object | undefined][] = [
  ['a creation of a described back end', 'patient.create', () => {}, { status: 'WAITING' }],
  ['a creation that is no part of a collection', 'patient.create', withOwnCreation, { status: 'WAITING' }],
  [
    'an entity without a lifecycle',
    'patient.create',
    (files) => setAtPath(files, [patient, 'x-lifecycle'], undefined),
    undefined,
  ],
  ['a change', 'patient.modify', () => {}, undefined],
  ['a creation of the served back end', 'thing.create', () => {}, undefined],
];

test.each(cases)('the initial state in %s', (_, operation, edit, want) => {
  const model = normalizeProject(
    sampleProject((files) => {
      withClinic(files);
      edit(files);
    }),
  );
  expect(model.operation(operation)?.id).toBe(operation);
  expect(model.operation(operation)?.initial).toEqual(want);
});
