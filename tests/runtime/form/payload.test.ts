import { expect, test } from 'vitest';
import type { Form } from '../../../src/contract/model/form.ts';
import { initialValuesOf, toPayload, toValidationInput } from '../../../src/runtime/form/payload.ts';
import { formOf } from './formOf.ts';

const form = formOf(
  {
    name: { type: 'string' },
    path: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
    password: { type: 'string', writeOnly: true },
    address: { type: 'object', fields: { city: { type: 'string' } } },
  },
  {
    trimmed: ['name', 'path', 'tags.*'],
    validators: { visible: { path: (data) => (data as { name?: string }).name === 'http' } },
  },
);

test.each([
  ['visible fields are sent', { name: 'http', path: '/a' }, { name: 'http', path: '/a' }],
  ['hidden fields are left out', { name: 'mq', path: '/a' }, { name: 'mq' }],
  ['uuid and version are sent', { uuid: 'u', version: 3, name: 'a' }, { uuid: 'u', version: 3, name: 'a' }],
  ['values of the service are left out', { name: 'a', modifiedAt: 'now' }, { name: 'a' }],
  ['emptied fields are left out', { name: undefined }, {}],
  ['spaces around a text are removed', { name: ' a b\u3000' }, { name: 'a b' }],
  ['a text of spaces alone becomes empty', { name: '\t \u3000' }, {}],
  ['an empty text stays empty', { name: '' }, { name: '' }],
  ['spaces around texts of a list are removed', { tags: [' x', ' '] }, { tags: ['x', ''] }],
  ['spaces around a secret stay', { password: ' p ' }, { password: ' p ' }],
  ['an object with a value is sent', { address: { city: 'Delft' } }, { address: { city: 'Delft' } }],
  ['an object without a value is left out', { name: 'a', address: { city: undefined } }, { name: 'a' }],
  ['a kept secret is not sent', { passwordSet: true }, {}],
  ['a new secret is sent', { passwordSet: false, password: 'p' }, { password: 'p' }],
  ['a cleared secret sends a clearing', { passwordSet: false, clearPassword: true }, { clearPassword: true }],
  ['a new secret overrides clearing', { clearPassword: true, password: 'p' }, { password: 'p' }],
])('%s', (_name, data, want) => {
  expect(toPayload(form, data)).toEqual(want);
});

test('toValidationInput adds the constants of a family and keeps the flags of stored secrets', () => {
  expect(toValidationInput(form, { name: 'a', passwordSet: true }, { kind: 'K' })).toEqual({
    name: 'a',
    kind: 'K',
    passwordSet: true,
  });
});

test('a form opens without null values, which back ends send for no value', () => {
  const lines = { type: 'array', span: 1, fields: { note: { type: 'string' } } } as const;
  const published = { type: 'object', span: 1, external: 'mask' } as const;
  const nested: Form = { ...form, fields: { ...form.fields, lines, published } };
  const record = {
    uuid: 'u',
    name: null,
    address: { city: null, street: 'A' },
    lines: [{ note: null, code: 1 }],
    published: { fill: null },
  };
  expect(initialValuesOf(nested, record, {})).toEqual({
    uuid: 'u',
    address: { street: 'A' },
    lines: [{ code: 1 }],
    published: { fill: null },
  });
});

test.each([
  ['3', 3],
  ['9007199254740993', '9007199254740993'],
])('constants have the types of their properties, and their digits: %s', (orderId, want) => {
  const numbered: Form = {
    ...form,
    schema: { properties: { orderId: { type: 'integer' }, kind: { type: 'string' } } },
  };
  const constants = { orderId, kind: '4' };
  expect(initialValuesOf(numbered, undefined, constants)).toEqual({ orderId: want, kind: '4' });
  expect(toPayload(numbered, {}, constants)).toEqual({ orderId: want, kind: '4' });
});
