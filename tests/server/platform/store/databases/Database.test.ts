import { expect, test } from 'vitest';
import {
  quoteIdentifier,
  quoteLiteral,
} from '../../../../../src/server/platform/store/databases/Database.ts';

test.each([
  ['order', '"order"'],
  ['a "name"', '"a ""name"""'],
  ['货'.repeat(21), `"${'货'.repeat(21)}"`],
])('quoteIdentifier quotes %s', (name, want) => {
  expect(quoteIdentifier(name)).toBe(want);
});

test.each(['a'.repeat(64), '货'.repeat(22)])('quoteIdentifier refuses %s, which is too long', (name) => {
  expect(() => quoteIdentifier(name)).toThrow(`The database name "${name}" is longer than 63 bytes.`);
});

test('quoteLiteral doubles each quote', () => {
  expect(quoteLiteral("it's so")).toBe("'it''s so'");
});
