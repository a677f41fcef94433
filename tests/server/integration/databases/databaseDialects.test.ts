import { expect, test } from 'vitest';
import { databaseDialects } from '../../../../src/server/integration/databases/databaseDialects.ts';
import { SqlServerError } from '../../../../src/server/integration/databases/sqlServerDialect.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';

const phrases = servicePhrasesOf('en-US');

/** Error of a driver → failed step, and words of its phrase. */
test.each<[database: string, code: string, step: string, words: RegExp]>([
  ['POSTGRESQL', '28P01', 'signIn', /password/],
  ['POSTGRESQL', '28000', 'signIn', /admit|allow/],
  ['POSTGRESQL', '3D000', 'database', /no database|does not exist/i],
  ['POSTGRESQL', '42501', 'database', /no access/],
  ['POSTGRESQL', '53300', 'signIn', /connections|busy/],
  ['POSTGRESQL', '57P03', 'signIn', /connections|busy/],
  ['MYSQL', 'ER_ACCESS_DENIED_ERROR', 'signIn', /password/],
  ['MYSQL', 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR', 'signIn', /password/],
  ['MYSQL', 'ER_HOST_NOT_PRIVILEGED', 'signIn', /admit|allow/],
  ['MYSQL', 'ER_HOST_IS_BLOCKED', 'signIn', /admit|allow/],
  ['MYSQL', 'ER_ACCOUNT_HAS_BEEN_LOCKED', 'signIn', /admit|allow/],
  ['MYSQL', 'ER_MUST_CHANGE_PASSWORD_LOGIN', 'signIn', /admit|allow/],
  ['MYSQL', 'ER_NOT_SUPPORTED_AUTH_MODE', 'signIn', /admit|allow/],
  ['MYSQL', 'AUTH_SWITCH_PLUGIN_ERROR', 'signIn', /admit|allow/],
  ['MYSQL', 'ER_CON_COUNT_ERROR', 'signIn', /connections|busy/],
  ['MYSQL', 'ER_TOO_MANY_USER_CONNECTIONS', 'signIn', /connections|busy/],
  ['MYSQL', 'ER_BAD_DB_ERROR', 'database', /no database|does not exist/i],
  ['MYSQL', 'ER_DBACCESS_DENIED_ERROR', 'database', /no access/],
])('%s explains %s as a failure of the step %s', (database, code, step, words) => {
  const cause = databaseDialects[database]?.causeOf(Object.assign(new Error('x'), { code }));
  expect(cause?.step).toBe(step);
  expect(phrases.translate(`connection.${cause?.key}`, { message: 'x' })).toMatch(words);
});

/** Numbers of the messages before an error of SQL Server → failed step, and words of its phrase. */
test.each<[numbers: readonly number[], step: string, words: RegExp]>([
  [[4060, 18456], 'database', /no database|does not exist/i],
  [[911], 'database', /no database|does not exist/i],
  [[916], 'database', /no access/],
  [[18456], 'signIn', /password/],
  [[18452], 'signIn', /password/],
  [[18470], 'signIn', /admit|allow/],
])('SQL Server explains the messages %j as a failure of the step %s', (numbers, step, words) => {
  const messages = numbers.map((number) => ({ number, message: 'x' }));
  const cause = databaseDialects.SQLSERVER?.causeOf(new SqlServerError(new Error('x'), messages));
  expect(cause?.step).toBe(step);
  expect(phrases.translate(`connection.${cause?.key}`, { message: 'x' })).toMatch(words);
});

test.each(Object.keys(databaseDialects))('%s has no explanation of another error', (database) => {
  expect(
    databaseDialects[database]?.causeOf(Object.assign(new Error('x'), { code: 'OTHER' })),
  ).toBeUndefined();
});
