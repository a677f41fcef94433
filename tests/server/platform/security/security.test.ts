import { expect, test } from 'vitest';
import { hashPassword, isPasswordCorrect } from '../../../../src/server/platform/security/credentials.ts';
import { Vault } from '../../../../src/server/platform/security/Vault.ts';

const vault = new Vault('a'.repeat(32));

test('a text decrypts only with its key and its place', () => {
  const sealed = vault.encrypt('密码 🔑', 'auth/1/password');
  expect(sealed).not.toContain('密码');
  expect(vault.decrypt(sealed, 'auth/1/password')).toBe('密码 🔑');
  expect(() => vault.decrypt(sealed, 'auth/2/password')).toThrow();
  expect(() => new Vault('b'.repeat(32)).decrypt(sealed, 'auth/1/password')).toThrow();
});

test('two encryptions of a text differ', () => {
  expect(vault.encrypt('x', 'p')).not.toBe(vault.encrypt('x', 'p'));
});

test('a changed ciphertext does not decrypt', () => {
  const sealed = vault.encrypt('x'.repeat(40), 'p');
  const bytes = Buffer.from(sealed.split(':')[1] ?? '', 'base64');
  bytes[30] = (bytes[30] ?? 0) ^ 1;
  expect(() => vault.decrypt(`aes256gcm:${bytes.toString('base64')}`, 'p')).toThrow();
});

test('a password hash has a salt and matches only its password', async () => {
  const hash = await hashPassword('Straße');
  expect(hash).not.toBe(await hashPassword('Straße'));
  expect(await isPasswordCorrect('Straße', hash)).toBe(true);
  expect(await isPasswordCorrect('Strasse', hash)).toBe(false);
  expect(await isPasswordCorrect('', undefined)).toBe(false);
});
