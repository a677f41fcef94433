import { expect, test } from 'vitest';
import { type Operation, withDefaults } from '../../../src/contract/api/operation.ts';

const usual = { service: 'openapi', method: 'POST', query: {}, path: '/erp/query', result: 'one' };
const company = { bodyFrom: { companyUuid: 'companyUuid' } };

test.each<readonly [given: Partial<Operation>, want: object]>([
  [{}, usual],
  [{ body: 'erp' }, { ...usual, ...company, body: 'erp', entity: 'erp' }],
  [
    { body: 'erp', entity: 'test' },
    { ...usual, ...company, body: 'erp', entity: 'test' },
  ],
  [
    { body: 'erp', result: 'none' },
    { ...usual, ...company, body: 'erp', result: 'none' },
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
