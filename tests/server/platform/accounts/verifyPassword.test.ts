import { beforeEach, expect, test } from 'vitest';
import { verifyPassword } from '../../../../src/server/platform/accounts/verifyPassword.ts';
import { operator, type ServiceUnderTest, serviceUnderTest } from '../../serviceUnderTest.ts';

const callerAddress = '203.0.113.1';

let service: ServiceUnderTest;

beforeEach(async () => {
  service = await serviceUnderTest();
});

/** Resolves to the outcome of each attempt with a wrong password. */
async function guess(names: readonly string[]): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (const name of names) {
    const attempt = verifyPassword({ service: service.service, callerAddress }, name, 'guess');
    outcomes.push(await attempt.then(String, (error) => error.code));
  }
  return outcomes;
}

/** Resolves to the count of the network, and the number of names with a count. */
async function counts() {
  const rows = await service.database.query<{ key: string; count: number }>(
    'SELECT key, count FROM sign_in_attempt',
  );
  const named = rows.filter(({ key }) => key.includes(`"${callerAddress}"`));
  return [rows.find(({ key }) => key === callerAddress)?.count, named.length];
}

const names = (length: number) => Array.from({ length }, (_, index) => `name ${index}`);
const allowed = (length: number): string[] => Array(length).fill('undefined');
const refused = (length: number): string[] => Array(length).fill('TOO_MANY_ATTEMPTS');

test.each<[given: string, names: readonly string[], want: readonly string[], counts: readonly number[]]>([
  ['many names', names(40), [...allowed(30), ...refused(10)], [30, 30]],
  ['one name', Array(40).fill('mei'), [...allowed(5), ...refused(35)], [5, 1]],
])('wrong passwords for %s count until they are refused', async (_, given, want, counted) => {
  expect(await guess(given)).toEqual(want);
  expect(await counts()).toEqual(counted);
});

test('the refused attempts of one name take no turn of other names', async () => {
  expect(await guess([...names(25), ...Array(5).fill('mei')])).toEqual(allowed(30));
  service.clock.now = new Date(service.clock.now.getTime() + 10_000);
  expect(await guess(['mei', 'li', 'li'])).toEqual(['TOO_MANY_ATTEMPTS', 'undefined', 'TOO_MANY_ATTEMPTS']);
});

test('a correct password does not count', async () => {
  const call = { service: service.service, callerAddress };
  expect(await verifyPassword(call, operator.loginId, operator.password)).toMatch(/^scrypt/);
  expect(await counts()).toEqual([0, 0]);
});
