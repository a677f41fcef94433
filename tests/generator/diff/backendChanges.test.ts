import { expect, test } from 'vitest';
import { withClinic } from '../describedBackend.ts';
import { diffSamples, type SampleEdit, sampleProject, setAtPath } from '../sampleProject.ts';

const clinic = 'schemas/backends/clinic.json';
const table = 'schemas/endpoints/patient.json';
const calls = [
  'patient.admit',
  'patient.create',
  'patient.get',
  'patient.list',
  'patient.merge',
  'patient.modify',
  'patient.remove',
];

const set =
  (path: readonly (string | number)[], value: unknown): SampleEdit =>
  (files) =>
    setAtPath(files, path, value);

/** An edit of a described back end, and its changes: class, broken callers, sentence, place. */
// biome-ignore format: one row for each change
const rows: readonly [edit: SampleEdit, want: readonly (readonly [string, readonly string[], string, string])[]][] = [
  [set([clinic, 'title'], 'Ward'), [['caption-only', [], 'Title of the back end clinic was changed', `${clinic}/title`]]],
  [set([clinic, 'answer', 'records'], '/data'), [['breaking', calls, 'answer of the back end clinic is', `${clinic}/answer`]]],
  [set([clinic, 'roles', 'modify', 'method'], 'PUT'), [['breaking', ['patient.modify'], 'method of patient.modify is "PUT" instead of "PATCH"', `${table}/collection/roles/3`]]],
  [set([clinic, 'constants'], { region: 'eu' }), [['breaking', calls, 'constants of the back end clinic', `${clinic}/constants`]]],
  [set([table, 'variant'], { answer: { style: 'bare', record: '/data', records: '' } }), ['merge', 'list', 'get', 'create', 'modify', 'remove', 'admit'].map((verb) => ['breaking', [`patient.${verb}`], `variant of patient.${verb}`, `${table}/variant`])],
  [set([table, 'collection', 'roles', 4], 'get'), [['breaking', ['patient.remove'], 'The operation patient.remove was removed', `${table}/collection/roles/4`]]],
];

test.each(rows)('change %#', (edit, want) => {
  const changes = diffSamples(
    sampleProject(withClinic),
    sampleProject((files) => {
      withClinic(files);
      edit(files);
    }),
  );
  const found = changes.map(({ class: kind, parties, says, before, now }) => {
    const place = now ?? before;
    return [kind, parties.callers, says, `${place?.file}${place?.pointer}`];
  });
  expect(found).toEqual(
    want.map(([kind, callers, says, place]) => [
      kind,
      callers,
      expect.stringMatching(new RegExp(says, 'i')),
      place,
    ]),
  );
});

/** The only back end of the sample, which every table names. It is not served. */
const withNamedBackend: SampleEdit = (files) => {
  setAtPath(files, ['schemas/backends/main.json', 'served'], undefined);
  for (const [path, file] of Object.entries(files))
    if (path.startsWith('schemas/endpoints/')) file.backend = { $ref: '../backends/main.json' };
};

/** Edit of the newer files → classes of the changes. */
const moves: readonly [name: string, edit: SampleEdit, classes: readonly string[]][] = [
  [
    'a second back end that is not served',
    (files) => {
      files['schemas/backends/other.json'] = { ...files['schemas/backends/main.json'], title: 'Other' };
    },
    ['additive'],
  ],
  [
    'a renamed only back end',
    (files) => {
      files['schemas/backends/wms.json'] = files['schemas/backends/main.json'] ?? {};
      delete files['schemas/backends/main.json'];
      for (const [path, file] of Object.entries(files))
        if (path.startsWith('schemas/endpoints/')) file.backend = { $ref: '../backends/wms.json' };
    },
    ['additive'],
  ],
];

test.each(moves)('%s breaks no operation', (_, edit, classes) => {
  const newer = sampleProject((files) => {
    withNamedBackend(files);
    edit(files);
  });
  const changes = diffSamples(sampleProject(withNamedBackend), newer);
  expect(changes.map(({ class: kind }) => kind)).toEqual(classes);
});

test('a first back end breaks no party', () => {
  const before = sampleProject((files) => {
    delete files['schemas/backends/main.json'];
  });
  expect(diffSamples(before, sampleProject()).map(({ class: kind }) => kind)).toEqual(['additive']);
});
