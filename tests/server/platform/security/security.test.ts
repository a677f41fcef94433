import { expect, test } from 'vitest';
import {
  hashPassword,
  isOutdated,
  isPasswordCorrect,
  passwordCost,
} from '../../../../src/server/platform/security/credentials.ts';
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
  const hash = await hashPassword('Straße', passwordCost);
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w+/=]{24}\$[\w+/=]{44}$/);
  expect(hash).not.toBe(await hashPassword('Straße', passwordCost));
  expect(await isPasswordCorrect('Straße', hash, passwordCost)).toBe(true);
  expect(await isPasswordCorrect('Strasse', hash, passwordCost)).toBe(false);
  expect(await isPasswordCorrect('', undefined, passwordCost)).toBe(false);
  expect(isOutdated(hash, passwordCost)).toBe(false);
});

test('a hash without parameters, of an earlier version, still matches and is outdated', async () => {
  const [, , , , salt, key] = (await hashPassword('Straße', { N: 2 ** 15, r: 8, p: 1 })).split('$');
  const hash = `scrypt$${salt}$${key}`;
  expect(await isPasswordCorrect('Straße', hash, passwordCost)).toBe(true);
  expect(isOutdated(hash, passwordCost)).toBe(true);
});
