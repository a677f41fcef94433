import { expect, test } from 'vitest';
import { SourceDocument } from '../../../../../scripts/new/openapi/SourceDocument.ts';
import { describeSameRecord, plainSchemaOf } from '../../../../../scripts/new/openapi/values/plainSchema.ts';

const name = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const age = { type: 'object', properties: { age: { type: 'integer' } }, required: ['age'] };
const document = new SourceDocument('document', {
  components: { schemas: { Name: name, Age: age, Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }] } } },
});
test.each([
  ['Pet', 'Pets', true],
  ['Pet', 'PetSummary', true],
  ['PetDetail', 'PetListItem', true],
  ['PetDto', 'PetSummaryDto', true],
  ['pet', 'PetResponse', true],
  ['Exam', 'ExamResult', false],
  ['User', 'UserView', false],
  ['Task', 'TaskInput', false],
  ['订单', '订单VO', true],
  ['订单', '商品', false],
  ['订单Item', '商品Item', false],
])('%s and %s describe the same record: %s', (one, other, want) => {
  const [first, second] = [one, other].map((component) => ({ component, keywords: {} }));
  expect(describeSameRecord(first, second)).toBe(want);
});

test('schemas without a name describe no known record', () => {
  expect(describeSameRecord({ keywords: {} }, { keywords: {} })).toBe(false);
});

const refTo = (component: string) => ({ $ref: `#/components/schemas/${component}` });

test.each([
  ['a reference', refTo('Name'), { type: 'object', component: 'Name', keywords: name }],
  [
    'allOf',
    { allOf: [refTo('Name'), age] },
    { type: 'object', keywords: { properties: { name: {}, age: {} }, required: ['name', 'age'] } },
  ],
  [
    'one alternative beside null',
    { anyOf: [refTo('Name'), { type: 'null' }] },
    { component: 'Name', type: 'object' },
  ],
  ['alternatives that are objects', { oneOf: [name, age] }, { type: 'object', keywords: { required: [] } }],
  ['alternatives of several types', { oneOf: [name, { type: 'string' }] }, { keywords: {} }],
  [
    'constants',
    { oneOf: [{ const: 'A', title: 'a' }, { const: 'B' }] },
    { type: 'string', keywords: { enum: ['A', 'B'] } },
  ],
  ['a type that may be null', { type: ['integer', 'null'] }, { type: 'integer' }],
  ['two types', { type: ['integer', 'string'] }, { keywords: {} }],
  ['properties without a type', { properties: {} }, { type: 'object' }],
  ['choices without a type', { enum: [1, 2] }, { type: 'integer' }],
  ['a loop', refTo('Loop'), { component: 'Loop' }],
  ['a reference to another file', { $ref: 'other.yaml#/Pet', title: 'Pet' }, { keywords: { title: 'Pet' } }],
])('%s', (_, schema, want) => {
  const plain = plainSchemaOf(document, schema);
  expect(plain).toMatchObject(want);
  if (!('type' in want) && !('component' in want)) expect(plain.type).toBeUndefined();
});

test('references without a target are collected', () => {
  expect([...document.unresolved]).toContain('other.yaml#/Pet');
});
