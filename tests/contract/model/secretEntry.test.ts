import { expect, test } from 'vitest';
import {
  isSecretEntry,
  isSecretHeader,
  mapSecretEntries,
  type SecretEntry,
} from '../../../src/contract/model/secretEntry.ts';

const rule: SecretEntry = {
  list: 'headers',
  name: 'key',
  choice: 'secret',
  value: 'text',
  words: ['token', 'sign'],
};

test.each<[entry: Readonly<Record<string, unknown>>, want: boolean]>([
  [{ key: 'plain' }, false],
  [{ key: ' X-TOKEN ' }, true],
  [{ key: 'signature' }, true],
  [{ key: 'token', secret: 'NO' }, false],
  [{ key: 'plain', secret: 'YES' }, true],
  [{ key: 'token', secret: 'AUTO' }, true],
  [{ key: 'plain', secret: 'AUTO' }, false],
  [{}, false],
])('the entry %j is a secret: %s', (entry, want) => {
  expect(isSecretEntry(rule, entry)).toBe(want);
});

test.each([
  ['X-API-Key', true],
  ['accessToken', true],
  ['client_secret', true],
  ['password', true],
  ['Authorization', true],
  ['Cookie', true],
  ['signature', true],
  ['content-type', false],
])('the header %s carries a key: %s', (name, want) => {
  expect(isSecretHeader(name)).toBe(want);
});

test('mapSecretEntries changes the entries of the lists only, and keeps a record without lists', () => {
  const hide = (_rule: unknown, entry: object) => ({ ...entry, text: '' });
  const record = { name: 'a', headers: [{ key: 'k', text: 'v' }, 'no entry'], other: [{ text: 'v' }] };
  expect(mapSecretEntries([rule], record, hide)).toEqual({
    ...record,
    headers: [{ key: 'k', text: '' }, 'no entry'],
  });
  for (const plain of [{ name: 'a' }, { headers: undefined }])
    expect(mapSecretEntries([rule], plain, hide)).toBe(plain);
});
