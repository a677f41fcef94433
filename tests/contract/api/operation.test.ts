import { expect, test } from 'vitest';
import { type Operation, withDefaults } from '../../../src/contract/api/operation.ts';

const usual = {
  service: 'openapi',
  method: 'POST',
  query: {},
  path: '/erp/query',
  result: 'one',
  entity: 'erp',
};
const { entity: _, ...others } = usual;
const company = { bodyFrom: { companyUuid: 'companyUuid' } };

test.each<readonly [given: Partial<Operation>, want: object]>([
  [{}, usual],
  [
    { result: 'list', entity: 'choice' },
    { ...usual, result: 'list', entity: 'choice' },
  ],
  [{ body: 'file' }, { ...usual, ...company, body: 'file', entity: 'file' }],
  [
    { body: 'erp', entity: 'test' },
    { ...usual, ...company, body: 'erp', entity: 'test' },
  ],
  [
    { body: 'erp', result: 'none' },
    { ...others, ...company, body: 'erp', result: 'none' },
  ],
  [
    { body: 'erp', bodyFrom: {} },
    { ...usual, body: 'erp', bodyFrom: {}, entity: 'erp' },
  ],
  [
    { service: 'basic', method: 'GET', query: { uuid: null }, path: '/x' },
    { ...usual, service: 'basic', method: 'GET', query: { uuid: null }, path: '/x' },
  ],
])('withDefaults completes %o', (given, want) => {
  expect(withDefaults({ 'erp.query': given })['erp.query']).toEqual(want);
});

test('withDefaults leaves the action out of the path of a creation', () => {
  expect(withDefaults({ 'erp.create': {} })['erp.create'].path).toBe('/erp');
});
