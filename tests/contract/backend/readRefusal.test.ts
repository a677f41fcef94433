import { expect, test } from 'vitest';
import type { ErrorShape } from '../../../src/contract/backend/Backend.ts';
import { readRefusal } from '../../../src/contract/backend/readRefusal.ts';

interface Case {
  readonly name: string;
  readonly errors?: ErrorShape;
  readonly document: unknown;
  readonly message?: string;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const directus: ErrorShape = {
  message: ['/errors/0/message'],
  code: ['/errors/0/extensions/code'],
  fields: { style: 'list', at: '/errors', property: '/extensions/field', message: '/message' },
};

const cases: readonly Case[] = [
  {
    name: 'a described list',
    errors: directus,
    document: {
      errors: [{ message: 'Value is too long', extensions: { code: 'VALUE_TOO_LONG', field: 'name' } }],
    },
    message: 'Value is too long',
    code: 'VALUE_TOO_LONG',
    fields: { name: 'Value is too long' },
  },
  {
    name: 'a described list without a field',
    errors: directus,
    document: { errors: [{ message: 'No permission', extensions: { code: 'FORBIDDEN' } }] },
    message: 'No permission',
    code: 'FORBIDDEN',
  },
  {
    name: 'a described object with a text and with texts',
    errors: { message: ['/error'], fields: { style: 'object', at: '/fields' } },
    document: {
      error: 'Invalid',
      fields: { name: ['Too short.', 'No digits.'], 'lines[0].count': 'Missing.' },
    },
    message: 'Invalid',
    fields: { name: 'Too short. No digits.', 'lines.0.count': 'Missing.' },
  },
  {
    name: 'problem+json with errors of RFC 9457',
    document: {
      type: 'about:blank',
      title: 'Unprocessable',
      detail: 'The patient is invalid.',
      errors: [{ detail: 'must be a date', pointer: '#/birth/date' }],
    },
    message: 'The patient is invalid.',
    fields: { 'birth.date': 'must be a date' },
  },
  {
    name: 'problem+json with invalid-params',
    document: { title: 'Invalid.', 'invalid-params': [{ name: 'age', reason: 'must be positive' }] },
    message: 'Invalid.',
    fields: { age: 'must be positive' },
  },
  {
    name: 'problem+json with an object of errors',
    document: { title: 'One or more errors.', errors: { Name: ['Required.'] } },
    message: 'One or more errors.',
    fields: { Name: 'Required.' },
  },
  { name: 'the usual names', document: { error: { message: 'Locked' } }, message: 'Locked' },
  {
    name: 'the first place with a text',
    errors: { message: ['/a', '/b'] },
    document: { b: 'B' },
    message: 'B',
  },
  {
    name: 'a number as code',
    errors: { code: ['/code'] },
    document: { code: 42, message: 'M' },
    code: '42',
    message: 'M',
  },
  {
    name: 'a list instead of an object',
    errors: { fields: { style: 'object', at: '/f' } },
    document: { f: [] },
  },
  { name: 'nothing', document: {} },
];

test.each(cases)('$name', ({ errors = {}, document, message, code, fields }) => {
  expect(readRefusal(errors, document)).toEqual({
    success: false,
    errorMessage: message,
    errorCode: code,
    data: fields && {
      problems: Object.entries(fields).map(([field, text]) => ({ field, message: text })),
    },
  });
});
