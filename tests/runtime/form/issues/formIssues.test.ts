import { expect, test } from 'vitest';
import {
  canClearSecret,
  captionOfPath,
  describeIssues,
  findIssues,
  noIssues,
  refusedFieldsOf,
} from '../../../../src/runtime/form/issues/formIssues.ts';
import { formOf } from '../formOf.ts';

const captions: Readonly<Record<string, string>> = {
  'entities.thing.fields.from.title': 'Start',
  'entities.thing.fields.lines.fields.name.title': 'Name',
};
const phrases = {
  has: (key: string) => key in captions,
  translate: (key: string, { field }: { readonly field?: unknown } = {}) =>
    captions[key] ?? (field === undefined ? key : `${field}: ${key}`),
};

const orderRule = {
  field: 'from',
  message: 'validation.order',
  validate: (record: unknown) => Object(record).from < Object(record).to,
};
const form = formOf({}, { validators: { rules: [orderRule] } });

test.each([
  [{ from: 1, to: 2 }, []],
  [{ from: 2, to: 1 }, [{ field: 'from', message: 'Start: validation.order' }]],
])('the record %j breaks the rules %j', (record, want) => {
  const issues = findIssues(form, record);
  expect(issues).toEqual({ ...noIssues, brokenRules: want.length > 0 ? [orderRule] : [] });
  expect(describeIssues(issues, form, phrases)).toEqual(want);
});

test.each([
  ['from', 'Start'],
  ['lines.0.name', 'Name'],
  ['lines.0.other', 'lines.0.other'],
])('the caption of the path %s is %s', (path, want) => {
  expect(captionOfPath('thing', path, phrases)).toBe(want);
});

const problem = { field: 'from', message: 'Taken' };

test.each<[data: unknown, errorCode: string | undefined, want: readonly string[]]>([
  [{ problems: [problem] }, undefined, ['Taken']],
  [{ problems: [problem] }, 'INVALID', ['Taken']],
  [{ problems: [problem] }, 'DUPLICATE', ['Start: validation.duplicate']],
  [{ problems: [problem, 'text', null, { field: 'from' }, { message: 'No' }] }, undefined, ['Taken']],
  [{ problems: 'many' }, undefined, []],
  [{}, undefined, []],
  [null, undefined, []],
  ['text', undefined, []],
])('an answer with %j and the code %s refuses fields with the messages %j', (data, errorCode, want) => {
  const refusedFields = refusedFieldsOf({ success: false, data, errorCode });
  const errors = describeIssues({ ...noIssues, refusedFields }, form, phrases);
  expect(errors.map(({ message }) => message)).toEqual(want);
});

test.each([
  ['required', 'password', false],
  ['required', 'name', true],
  ['minLength', 'password', true],
])('a violation of %s of %s lets a secret be cleared: %s', (keyword, missingProperty, want) => {
  const violation = { keyword, params: { missingProperty }, instancePath: '', schemaPath: '' };
  const validate = Object.assign(() => false, { errors: [violation] });
  expect(canClearSecret({ ...form, validators: { ...form.validators, validate } }, 'password', {})).toBe(
    want,
  );
});
