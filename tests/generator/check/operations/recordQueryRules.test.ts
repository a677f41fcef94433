import { expect, test } from 'vitest';
import { emitApi } from '../../../../generator/emit/types/emitApi.ts';
import { normalizeProject } from '../../../../generator/normalize/normalizeProject.ts';
import { withClinic } from '../../describedBackend.ts';
import { problemsAfter, type SampleEdit, sampleProject, setAtPath } from '../../sampleProject.ts';

type Path = readonly (string | number)[];

const table = 'schemas/endpoints/patient.json';
const patient = 'schemas/entities/patient.schema.json';
const resource = 'schemas/resources/patient.json';
const parameter: Path = ['operations', 'patient.remove', 'query', 'time_stamp'];
const stamp = `${table}/operations/patient.remove/query/time_stamp`;

/** Patients of the sample that are deleted with the time stamp that they had when they were read. */
const withStamp: SampleEdit = (files) => {
  withClinic(files);
  setAtPath(files, [patient, 'properties', 'timeStamp'], {
    type: 'string',
    maxLength: 40,
    readOnly: true,
    title: 'Time stamp',
    'x-i18n': { 'zh-CN': { title: '时间戳' } },
  });
  setAtPath(files, [table, 'collection', 'roles'], ['list', 'get', 'create', 'modify']);
  setAtPath(files, [table, 'operations', 'patient.remove'], {
    method: 'DELETE',
    path: '/patients/{id}',
    summary: 'Delete a patient.',
    'x-i18n': { 'zh-CN': { summary: '删除患者。' } },
    query: { time_stamp: { type: 'string', 'x-from': 'record.timeStamp' } },
  });
};

const edited = (...edits: readonly (readonly [file: string, path: Path, value: unknown])[]): SampleEdit => {
  return (files) => {
    withStamp(files);
    for (const [file, path, value] of edits) setAtPath(files, [file, ...path], value);
  };
};

test('a query parameter of "remove" may have a value of the record', () => {
  expect(problemsAfter(withStamp)).toEqual([]);
  const [{ text = '' } = {}] = emitApi(normalizeProject(sampleProject(withStamp)));
  const [, row = '{}'] = /"patient.remove": (\{"b.*\}),/.exec(text) ?? [];
  expect(JSON.parse(row)).toMatchObject({
    path: '/patients/{id}',
    query: { time_stamp: null },
    recordQuery: { time_stamp: 'timeStamp' },
  });
  expect(text).toContain('"patient.remove": { args: { id: string; time_stamp: string }; result: undefined }');
});

const merge: Path = ['operations', 'patient.merge', 'query', 'time_stamp'];
const fromRecord = { type: 'string', 'x-from': 'record.timeStamp' };

test('so may a query parameter of an action on one record, beside its prompt', () => {
  expect(problemsAfter(edited([table, merge, fromRecord]))).toEqual([]);
});

test('a value of the record does not replace the key', () => {
  const edit = edited(
    [table, ['operations', 'patient.merge', 'path'], '/patients/merge'],
    [table, ['operations', 'patient.merge', 'query'], { time_stamp: fromRecord }],
    [resource, ['actions', 'merge', 'prompt'], undefined],
  );
  expect(problemsAfter(edit).map(({ message }) => message)).toContain(
    'The action "merge" cannot be called with the "id" of a record only.',
  );
});

const otherUse =
  'Name an operation without "x-from": "record.…", or use this one for "modify", "remove" or an action on one record.';
const noRecord = (id: string): string =>
  `"${id}" takes a value of the record, and no record has been read here.`;
const ofThings = 'schemas/endpoints/thing.json';
const thingStop: Path = ['operations', 'thing.stop', 'query', 'stamp'];

// biome-ignore format: one row for each rule
test.each<[edit: readonly [file: string, path: Path, value: unknown], place: string, message: string, fix: string]>([
  [[table, [...parameter, 'x-from'], 'record.timestmp'], `${stamp}/x-from`, 'The entity "patient" has no property "timestmp".', 'Did you mean "record.timeStamp"?'],
  [[patient, ['properties', 'timeStamp'], { ...fromRecord, 'x-from': undefined, maxLength: 40, writeOnly: true, title: 'Stamp', 'x-i18n': { 'zh-CN': { title: '时间戳' } } }], `${stamp}/x-from`, '"timeStamp" is a secret, which no answer has.', 'Name another property.'],
  [[patient, ['properties', 'timeStamp', 'type'], 'boolean'], `${stamp}/x-from`, 'The query cannot have "timeStamp", because it is of type boolean.', 'Name a text or a number.'],
  [[table, [...parameter, 'type'], 'integer'], `${stamp}/type`, '"time_stamp" is of type integer, and "timeStamp" of type string.', 'Use "string".'],
  [[table, [...parameter, 'type'], 'boolean'], `${stamp}/type`, '"time_stamp" is of type boolean, and "timeStamp" of type string.', 'Use "string".'],
  [[table, [...parameter, 'x-from'], 'record.weight'], `${stamp}/type`, '"time_stamp" is of type string, and "weight" of type number.', 'Use "integer".'],
  [[table, [...parameter, 'required'], false], `${stamp}/required`, 'The console always sends "time_stamp", because it takes the value from the record.', 'Remove "required", or remove "x-from".'],
  [[table, ['operations', 'patient.remove', 'query', 'id'], { type: 'string', 'x-from': 'record.id' }], `${table}/operations/patient.remove/query/id`, 'The query parameter "id" is already in the path.', 'Remove it from "query".'],
  [[resource, ['roles', 'remove'], undefined], `${stamp}/x-from`, 'No resource calls "patient.remove" for a record, which would fill "time_stamp".', 'Name the operation in "modify", "remove" or an action of a resource, or remove "x-from".'],
  [[patient, ['properties', 'name', 'x-reference'], { operation: 'patient.remove', value: 'id', label: 'name' }], `${patient}/properties/name/x-reference/operation`, noRecord('patient.remove'), otherUse],
  [[resource, ['actions', 'merge'], { operation: 'patient.remove', appliesTo: 'uuids', icon: 'copy', title: 'Merge', 'x-i18n': { 'zh-CN': { title: '合并' } } }], `${resource}/actions/merge/operation`, noRecord('patient.remove'), otherUse],
  [[ofThings, thingStop, { type: 'string', 'x-from': 'record.name' }], `${ofThings}/operations/thing.stop/query/stamp/x-from`, 'The embedded service takes no value of the record in the query.', 'Remove "x-from". A change of a record has its "version" in the body.'],
])('%j', (edit, place, message, fix) => {
  const found = problemsAfter(edited(edit)).map((problem) => [`${problem.file}${problem.pointer}`, problem.message, problem.fix]);
  expect(found).toContainEqual([place, message, fix]);
});

test.each(['record', 'record.', 'record.a.b', 'row.timeStamp', 'session.timeStamp'])(
  'the vocabulary refuses "x-from": "%s"',
  (from) => {
    const found = problemsAfter(edited([table, [...parameter, 'x-from'], from]));
    expect(found.map((problem) => `${problem.file}${problem.pointer}`)).toContain(`${stamp}/x-from`);
  },
);
