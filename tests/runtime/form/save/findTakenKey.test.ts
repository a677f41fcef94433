import { expect, test, vi } from 'vitest';
import { callByName } from '../../../../src/runtime/api/call.ts';
import { findTakenKey } from '../../../../src/runtime/form/save/findTakenKey.ts';
import { backendWith, operationWith } from '../../../contract/backend/sampleBackend.ts';

const read = operationWith({ path: '/wards/{ward}/stays/{id}', result: 'one' });

vi.mock('../../../../src/runtime/api/operations.ts', () => ({ getOperation: () => read }));
vi.mock('../../../../src/runtime/api/protocols.ts', () => ({ protocolOf: () => backendWith() }));
vi.mock('../../../../src/runtime/api/call.ts', () => ({ callByName: vi.fn() }));

const taken = [{ field: 'id', message: '', phrase: 'validation.duplicate' }];

test.each([
  ['a stored record', 'stay.get', { success: true }, taken],
  ['no record', 'stay.get', { success: false, status: 404 }, []],
  ['no call for one record', undefined, { success: true }, []],
])('a new key with %s', async (_, get, answer, want) => {
  vi.mocked(callByName)
    .mockReset()
    .mockResolvedValue(answer as never);
  const create = operationWith({ method: 'PUT', path: '/wards/{ward}/stays/{id}' });
  const record = { ward: 'A', id: 7, name: 'Li' };
  expect(await findTakenKey({ roles: { get } }, create, record)).toEqual(want);
  expect(vi.mocked(callByName).mock.calls).toEqual(
    get ? [['stay.get', { ward: 'A', id: 7 }, { inline: true }]] : [],
  );
});
