import { expect, test, vi } from 'vitest';
import type { Operation } from '../../../../src/contract/api/operation.ts';
import { fixedNamesOf } from '../../../../src/runtime/form/save/fixedNames.ts';
import { backendWith, operationWith } from '../../../contract/backend/sampleBackend.ts';

const calls: Readonly<Record<string, Operation>> = {
  post: operationWith({ method: 'POST', path: '/stays' }),
  put: operationWith({ method: 'PUT', path: '/stays/{id}' }),
  patch: operationWith({ method: 'PATCH', path: '/stays/{id}' }),
  patchOfWard: operationWith({
    method: 'PATCH',
    path: '/wards/{ward}/stays/{id}',
    scope: { ward: 'string' },
  }),
};

vi.mock('../../../../src/runtime/api/operations.ts', () => ({ getOperation: (name: string) => calls[name] }));
vi.mock('../../../../src/runtime/api/protocols.ts', () => ({ protocolOf: () => backendWith() }));

test.each([
  ['no role', undefined, []],
  ['the key of the service', { create: 'post', modify: 'patch' }, []],
  ['the key of the operator', { create: 'put', modify: 'patch' }, ['id']],
  ['a property in the path', { create: 'post', modify: 'patchOfWard' }, ['ward']],
  ['both', { create: 'put', modify: 'patchOfWard' }, ['ward', 'id']],
])('the form of a stored record fixes %s', (_, roles, want) => {
  expect(fixedNamesOf(roles)).toEqual(want);
});
