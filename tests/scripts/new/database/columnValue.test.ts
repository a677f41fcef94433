import { expect, test } from 'vitest';
import { choicesOfCheck, columnValue } from '../../../../scripts/new/database/columnValue.ts';

const column = {
  table: 't',
  name: 'c',
  labels: [],
  required: false,
  generated: false,
  initial: null,
  comment: null,
};

test.each([
  ['character varying(30)', null, { type: 'string', keywords: { maxLength: 30 } }],
  ['numeric(10,2)', null, { type: 'number', keywords: { exclusiveMaximum: 1e8, exclusiveMinimum: -1e8 } }],
  ['numeric(6,0)', '0', { type: 'integer', keywords: { exclusiveMaximum: 1e6, default: 0 } }],
  ['numeric', null, { type: 'number' }],
  ['numeric(20,0)', null, { type: 'string', keywords: { pattern: '^-?\\d{1,20}$', maxLength: 21 } }],
  [
    'numeric(18,4)',
    '1.5000',
    {
      type: 'string',
      keywords: { pattern: '^-?\\d{1,14}(\\.\\d{1,4})?$', maxLength: 21, default: '1.5000' },
    },
  ],
  ['bigint', null, { type: 'string', keywords: { pattern: '^-?\\d{1,19}$', maxLength: 20 } }],
  [
    'bigint',
    "'-7'::bigint",
    { type: 'string', keywords: { pattern: '^-?\\d{1,19}$', maxLength: 20, default: '-7' } },
  ],
  [
    'bigint',
    '(-7)',
    { type: 'string', keywords: { pattern: '^-?\\d{1,19}$', maxLength: 20, default: '-7' } },
  ],
  ['timestamp(3) with time zone', 'now()', { type: 'string', keywords: { format: 'date-time' } }],
  ['boolean', 'false', { type: 'boolean', keywords: { default: false } }],
  ['integer', '(-1)', { type: 'integer', keywords: { default: -1 } }],
  ['text', "'it''s'::text", { type: 'string', keywords: { default: "it's" } }],
  ['text[]', null, { type: 'array', items: { type: 'string' } }],
  ['jsonb', null, { type: 'string', widget: 'json' }],
])('%s with the default %s', (type, initial, want) => {
  expect(columnValue({ ...column, type, initial }, [])).toMatchObject(want);
});

const choices = [{ value: 'NEW' }, { value: 'PAID' }];

test.each([
  ['an enumerated type', 'state', ['NEW', 'PAID'], [], { type: 'string', choices }],
  ['a checked text', 'text', [], ['NEW', 'PAID'], { type: 'string', choices }],
  ['an enumerated type with a blank label', 'state', ['', 'NEW'], [], { type: 'string' }],
  [
    'a checked text with a blank choice',
    'character varying(9)',
    [],
    [' ', 'NEW'],
    { type: 'string', keywords: { maxLength: 9 } },
  ],
])('%s', (_name, type, labels, checked, want) => {
  expect(columnValue({ ...column, type, labels }, checked)).toEqual(want);
});

test('a type without an equivalent has no value', () => {
  expect(columnValue({ ...column, type: 'point' }, [])).toBeUndefined();
});

test.each([
  ["CHECK ((kind = ANY (ARRAY['A'::text, 'B c'::text])))", ['A', 'B c']],
  [
    "CHECK (((kind)::text = ANY ((ARRAY['A'::character varying, 'it''s'::character varying])::text[])))",
    ['A', "it's"],
  ],
  ['CHECK ((total > 0))', []],
  ["CHECK ((NOT (kind = ANY (ARRAY['A'::text, 'B'::text]))))", []],
  ["CHECK (((kind = ANY (ARRAY['A'::text, 'B'::text])) OR (kind ~~ 'X%'::text)))", []],
  [
    "CHECK (((kind IS NOT NULL) AND (kind = ANY (ARRAY['NOT (A)'::text, 'B OR C'::text]))))",
    ['NOT (A)', 'B OR C'],
  ],
  ["CHECK ((\"left\"(kind, 1) = ANY (ARRAY['A'::text, 'B'::text])))", []],
  ["CHECK ((upper((kind)::text) = ANY (ARRAY['A'::text, 'B'::text])))", []],
  ["CHECK ((kind = ANY (ARRAY[''::text, 'NEW'::text])))", ['', 'NEW']],
])('%s → %j', (definition, want) => expect(choicesOfCheck(definition, 'kind')).toEqual(want));

test('choicesOfCheck reads a quoted column', () => {
  const definition = `CHECK (("Kind (a)" = ANY (ARRAY['A'::text, 'B'::text])))`;
  expect(choicesOfCheck(definition, 'Kind (a)')).toEqual(['A', 'B']);
});
