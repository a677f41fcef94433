import { expect, test } from 'vitest';
import securityForm from '../../../src/generated/forms/securityConfig.ts';
import { errorSchemaOf } from '../../../src/runtime/form/rjsfProps.ts';

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
