import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '../../../src/server/security/password.ts';
import { Vault } from '../../../src/server/security/Vault.ts';

const vault = new Vault('a'.repeat(32));

test('what is sealed opens at its place only', () => {
  const sealed = vault.seal('密码 🔑', 'auth/1/password');
  expect(sealed).not.toContain('密码');
  expect(vault.open(sealed, 'auth/1/password')).toBe('密码 🔑');
  expect(() => vault.open(sealed, 'auth/2/password')).toThrow();
  expect(() => new Vault('b'.repeat(32)).open(sealed, 'auth/1/password')).toThrow();
});

test('the same text is never sealed twice alike', () => {
  expect(vault.seal('x', 'p')).not.toBe(vault.seal('x', 'p'));
});

test('a changed text does not open', () => {
  const sealed = vault.seal('x'.repeat(40), 'p');
  const bytes = Buffer.from(sealed.split(':')[1] ?? '', 'base64');
  bytes[30] = (bytes[30] ?? 0) ^ 1;
  expect(() => vault.open(`aes256gcm:${bytes.toString('base64')}`, 'p')).toThrow();
});

test('passwords', async () => {
  const hash = await hashPassword('Straße');
  expect(hash).not.toBe(await hashPassword('Straße'));
  expect(await passwordMatches('Straße', hash)).toBe(true);
  expect(await passwordMatches('Strasse', hash)).toBe(false);
  expect(await passwordMatches('', undefined)).toBe(false);
});
