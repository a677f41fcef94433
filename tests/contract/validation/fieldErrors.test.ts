import { expect, test } from 'vitest';
import type { SchemaViolation } from '../../../src/contract/model/form.ts';
import { fieldErrorsOf } from '../../../src/contract/validation/fieldErrors.ts';

const known: Readonly<Record<string, string>> = {
  'entities.shelf.fields.name.title': 'Name',
  'entities.shelf.fields.bins.fields.code.title': 'Bin code',
  'validation.required': '{field} cannot be empty',
  'validation.maxLength': '{field} cannot exceed {limit}',
  'validation.invalid': '{field} is not valid',
  'validation.binCode': 'A bin code looks like A-01',
};
const phrases = {
  has: (key: string) => key in known,
  translate: (key: string, parameters: Readonly<Record<string, unknown>> = {}) =>
    (known[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name])),
};
const violation = (
  keyword: string,
  instancePath: string,
  params: SchemaViolation['params'] = {},
): SchemaViolation => ({
  keyword,
  instancePath,
  params,
  schemaPath: '',
});

test.each([
  {
    given: violation('required', '', { missingProperty: 'name' }),
    want: { field: 'name', message: 'Name cannot be empty' },
  },
  {
    given: violation('minLength', '/name', { limit: 1 }),
    want: { field: 'name', message: 'Name cannot be empty' },
  },
  {
    given: violation('minLength', '/name', { limit: 3 }),
    want: { field: 'name', message: 'Name is not valid' },
  },
  {
    given: violation('maxLength', '/name', { limit: 30 }),
    want: { field: 'name', message: 'Name cannot exceed 30' },
  },
  {
    given: violation('pattern', '/bins/12/code'),
    want: { field: 'bins.12.code', message: 'A bin code looks like A-01' },
  },
  {
    given: violation('required', '/bins/0', { missingProperty: 'code' }),
    want: { field: 'bins.0.code', message: 'Bin code cannot be empty' },
  },
  {
    given: violation('additionalProperties', '', { additionalProperty: 'colour' }),
    want: { field: 'colour', message: 'colour is not valid' },
  },
  { given: violation('pattern', '/a~1b~0c'), want: { field: 'a/b~c', message: 'a/b~c is not valid' } },
])('a violation of $given.keyword at "$given.instancePath" gives "$want.message"', ({ given, want }) => {
  expect(fieldErrorsOf([given], 'shelf', { 'bins.code.pattern': 'validation.binCode' }, phrases)).toEqual([
    want,
  ]);
});

test('an empty text has one error, although it violates other keywords too', () => {
  const given = [
    violation('minLength', '/name', { limit: 1 }),
    violation('pattern', '/name'),
    violation('format', '/name'),
    violation('pattern', '/bins/2/code'),
  ];
  expect(fieldErrorsOf(given, 'shelf', {}, phrases)).toEqual([
    { field: 'name', message: 'Name cannot be empty' },
    { field: 'bins.2.code', message: 'Bin code is not valid' },
  ]);
});

/** Keywords and paths of violations → the fields of the reported errors. */
const wraps: readonly [violations: readonly [string, string][], fields: readonly string[]][] = [
  [[['if', '']], []],
  [[['allOf', '/a']], []],
  // No violation is inside it, so the object itself is reported.
  [[['oneOf', '/a']], ['a']],
  [[['not', '/a']], ['a']],
  [
    [
      ['anyOf', '/a'],
      ['maxLength', '/a/b'],
    ],
    ['a.b'],
  ],
  [
    [
      ['oneOf', '/a'],
      ['type', '/ab'],
    ],
    ['ab', 'a'],
  ],
];

test.each(wraps)('the violations %j give errors at the fields %j', (violations, fields) => {
  const found = violations.map(([keyword, path]) => violation(keyword, path));
  expect(fieldErrorsOf(found, 'shelf', {}, phrases).map(({ field }) => field)).toEqual(fields);
});

test('a hostile body with many violations has the first 1,000 errors', () => {
  const found = Array.from({ length: 2000 }, (_, index) =>
    violation('additionalProperties', '', { additionalProperty: `k${index}` }),
  );
  const fields = fieldErrorsOf(found, 'shelf', {}, phrases).map(({ field }) => field);
  expect([fields.length, fields[0], fields.at(-1)]).toEqual([1000, 'k0', 'k999']);
});

test.each([
  { choice: '/bins/1', cause: '/bins/1/code', want: ['bins.1.code'] },
  { choice: '/bins/1', cause: '/bins/1', want: ['bins.1'] },
  { choice: '', cause: '/name', want: ['name'] },
  { choice: '/bins/1', cause: '/bins/12/code', want: ['bins.12.code', 'bins.1'] },
  { choice: '/bins/1/code', cause: '/bins/1', want: ['bins.1', 'bins.1.code'] },
])('a violation at "$cause" explains the violated choice at "$choice": $want', ({ choice, cause, want }) => {
  const given = [violation('maxLength', cause), violation('anyOf', choice)];
  expect(fieldErrorsOf(given, 'shelf', {}, phrases).map(({ field }) => field)).toEqual(want);
});

test('the work for a list of choices grows with its length, not with the square', () => {
  const pathsRead = (length: number): number => {
    let reads = 0;
    const given = Array.from({ length }, (_, index) =>
      ['maxLength', 'anyOf'].map((keyword) => ({
        ...violation(keyword, ''),
        get instancePath() {
          reads += 1;
          return keyword === 'anyOf' ? `/bins/${index}` : `/bins/${index}/code`;
        },
      })),
    ).flat();
    fieldErrorsOf(given, 'shelf', {}, phrases);
    return reads;
  };
  expect(pathsRead(400)).toBe(4 * pathsRead(100));
});
