import { expect, test } from 'vitest';
import { requestValidatorsOf } from '../../../../src/server/platform/operations/requestValidators.ts';

/** Query parameters, which arrive as strings → whether the validator accepts them. */
const queries: readonly [operation: string, query: Record<string, unknown>, isValid: boolean][] = [
  ['auth.query', { companyUuid: 'c' }, true],
  ['auth.query', { companyUuid: 'c', lang: 'en_US', name: 'x' }, true],
  ['auth.query', { companyUuid: 'c', nam: 'x' }, false],
  ['auth.query', {}, false],
  ['auth.remove', { uuid: 'x'.repeat(37) }, false],
  ['auth.getType', {}, true],
];

test.each(queries)('the query of %s with %j is valid: %s', (operation, query, isValid) => {
  expect(requestValidatorsOf(operation).query(query)).toBe(isValid);
});

/** Paging body → whether the validator accepts it. Bodies are JSON, so values keep their types. */
const pagings: readonly [body: Record<string, unknown>, isValid: boolean][] = [
  [{}, true],
  [{ page: 0, pageSize: 20, sort: 'name', order: 'desc', name: 'a', uuid: 'u', companyUuid: 'c' }, true],
  [{ page: '0' }, false],
  [{ page: -1 }, false],
  [{ pageSize: 1001 }, false],
  [{ sort: 'password' }, false],
  [{ remarks: 'x' }, false],
];

test.each(pagings)('the paging body %j is valid: %s', (body, isValid) => {
  expect(requestValidatorsOf('erp.query').paging?.(body)).toBe(isValid);
});

/**
 * Body with filters → whether the validator accepts it. Instants and numbers have range filters with their
 * own type and format.
 */
const filters: readonly [body: Record<string, unknown>, isValid: boolean][] = [
  [{ createTimeFrom: '2026-01-01T00:00:00Z', createTimeTo: '2026-01-02T00:00:00.000Z' }, true],
  [{ createTimeFrom: 'yesterday' }, false],
  [{ createTime: '2026-01-01T00:00:00Z' }, false],
  [{ failureCountFrom: 1, failureCountTo: 5 }, true],
  [{ failureCountFrom: '1' }, false],
  [{ failureCount: 1 }, false],
  [{ status: 'FAILED' }, true],
  [{ status: ['FAILED', 'BLOCKED'] }, true],
  [{ status: ['FAILED', 'FAILED'] }, false],
  [{ status: ['LATE'] }, false],
  [{ status: 'LATE' }, false],
  [{ status: [] }, false],
];

test.each(filters)('the filter body %j is valid: %s', (body, isValid) => {
  expect(requestValidatorsOf('pendingData.query').paging?.(body)).toBe(isValid);
});

test('query parameters become values in place', () => {
  const query = { companyUuid: 'c', version: '12' };
  requestValidatorsOf('ignoreUpdateConfig.save').query(query);
  expect(query).toEqual({ companyUuid: 'c', version: 12 });
});

const copy = { companyUuid: 'c', sourceDcCode: 'a', dcCode: 'b' };
const lists = { companyUuid: 'c', interfaceConfigUuid: 'i' };

test.each([
  ['interfaceConfig.copydc', { ...copy, menuName: '', policy: '', planHash: '' }, true, copy],
  ['interfaceConfig.copydc', { ...copy, policy: 'none' }, false, { ...copy, policy: 'none' }],
  ['interfaceConfig.copydc', { ...copy, unknown: '' }, false, { ...copy, unknown: '' }],
  ['interfaceConfig.copydc', { ...copy, dcCode: '' }, true, { ...copy, dcCode: '' }],
  ['ignoreUpdateConfig.save', { ...lists, version: '' }, false, { ...lists, version: '' }],
])('an optional text that is empty counts as absent: %s with %j', (operation, given, isValid, want) => {
  const query = { ...given };
  expect(requestValidatorsOf(operation).query(query)).toBe(isValid);
  expect(query).toEqual(want);
});
