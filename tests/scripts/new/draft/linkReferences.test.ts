import { expect, test } from 'vitest';
import type { ValueDraft } from '../../../../scripts/new/draft/Draft.ts';
import { linkReferences } from '../../../../scripts/new/draft/linkReferences.ts';

const text: ValueDraft = { type: 'string' };
const customer = { type: 'string', reference: { entity: 'customer' } };

test.each<[string, ValueDraft, object]>([
  ['customerId', text, customer],
  ['customer_uuid', { type: 'integer' }, customer],
  ['defaultCustomerId', text, customer],
  ['customerIds', { type: 'array', items: text }, { type: 'array', items: customer }],
  ['customer', text, text],
  ['customerName', text, text],
  ['supplierId', text, text],
  ['customerId', { type: 'string', choices: [{ value: 'A' }] }, { choices: [{ value: 'A' }] }],
  ['customerId', { type: 'string', reference: { entity: 'other' } }, { reference: { entity: 'other' } }],
])('%s of %j', (name, value, want) => {
  const [order] = linkReferences([
    { name: 'order', properties: [{ name, value, required: false }], naturalKey: [] },
    { name: 'customer', properties: [], naturalKey: [] },
  ]);
  expect(order?.properties[0]?.value).toMatchObject(want);
});
