import { expect, test } from 'vitest';
import type { Form } from '../../../src/contract/model/form.ts';
import securityForm from '../../../src/generated/forms/securityConfig.ts';
import { errorSchemaOf, uiSchemaOf } from '../../../src/runtime/form/rjsfProps.ts';

const data = { ipWhitelist: ['10.0.0.1', ' 999.1.1.1 ', ' '] };
const say = (_key: string, parameters: Readonly<Record<string, unknown>> = {}) =>
  `${parameters.value}: ${parameters.problem}`;

test.each([
  [[{ field: 'payloadRetentionDays', message: 'Too few' }], { payloadRetentionDays: ['Too few'] }],
  [[{ field: 'ipWhitelist', message: 'Too many' }], { ipWhitelist: ['Too many'] }],
  // Elements of a list that one control shows.
  [[{ field: 'ipWhitelist.1', message: 'No address' }], { ipWhitelist: ['999.1.1.1: No address'] }],
  [[{ field: 'ipWhitelist.2', message: 'Empty' }], { ipWhitelist: ['Empty'] }],
  // The first problem of each field.
  [
    [
      { field: 'ipWhitelist.1', message: 'No address' },
      { field: 'ipWhitelist.2', message: 'Empty' },
    ],
    { ipWhitelist: ['999.1.1.1: No address'] },
  ],
])('errorSchemaOf of %j returns %j', (problems, want) => {
  const errors = errorSchemaOf(problems, securityForm, data, say);
  const messages = Object.entries(errors).map(([name, error]) => [
    name,
    (error as { readonly __errors?: readonly string[] }).__errors,
  ]);
  expect(Object.fromEntries(messages)).toEqual(want);
});

/** A form of every shape of property, whose captions have their keys as texts. */
const form = {
  entity: 'thing',
  fields: {
    name: { type: 'string' },
    kind: { type: 'string', choices: ['A', 'B'] },
    address: { type: 'object', fields: { street: { type: 'string' }, name: { type: 'string' } } },
    headers: {
      type: 'array',
      fields: { value: { type: 'string', secretEntry: { name: 'key', words: [] } } },
    },
  },
} as unknown as Form;
const phrases = {
  translate: (key: string) => `«${key}»`,
  has: (key: string) =>
    ['entities.thing.fields.name.description', 'entities.thing.fields.kind.placeholder'].includes(key),
};
const widget = () => null;
const ui = uiSchemaOf(form, phrases, { 'address.street': { widget, options: { rows: 3 } } }, [
  'name',
  'address',
]);

/** Path of a property → parts of its uiSchema. A property without a part has it as undefined. */
test.each<[path: readonly string[], want: object]>([
  [
    ['name'],
    {
      'ui:title': '«entities.thing.fields.name.title»',
      'ui:description': '«entities.thing.fields.name.description»',
      'ui:placeholder': undefined,
      'ui:enumNames': undefined,
      'ui:readonly': true,
    },
  ],
  [
    ['kind'],
    {
      'ui:description': undefined,
      'ui:placeholder': '«entities.thing.fields.kind.placeholder»',
      'ui:enumNames': [
        '«entities.thing.fields.kind.choices.A.title»',
        '«entities.thing.fields.kind.choices.B.title»',
      ],
      'ui:readonly': undefined,
    },
  ],
  // The names of fixed properties are those of the record itself.
  [
    ['address', 'name'],
    { 'ui:title': '«entities.thing.fields.address.fields.name.title»', 'ui:readonly': undefined },
  ],
  [
    ['address', 'street'],
    { 'ui:widget': widget, 'ui:options': { rows: 3, property: { path: ['address', 'street'] } } },
  ],
  [['headers', 'items', 'value'], { 'ui:title': '«entities.thing.fields.headers.fields.value.title»' }],
  [['headers', 'items', 'valueSet'], { 'ui:widget': 'hidden' }],
])('the uiSchema of %j has %j', (path, want) => {
  const found = path.reduce((part, name) => part[name], ui);
  const parts = Object.keys(want).map((name) => [name, found[name]]);
  expect(Object.fromEntries(parts)).toMatchObject(want);
});
