import { beforeEach, expect, test } from 'vitest';
import {
  logRefusal,
  type Refusal,
} from '../../../../../src/server/platform/accounts/singleSignOn/logRefusal.ts';
import { operator, serviceUnderTest } from '../../../serviceUnderTest.ts';

const companies = ['', 'second'];

const service = await serviceUnderTest();
companies[0] = service.client.companyUuid;
await service.store.accounts.saveOperator('mei', '');
await service.store.accounts.addToCompany('mei', 'second');

beforeEach(async () => {
  for (const companyUuid of companies)
    await service.store.repository.removeSome('auditEntry', { companyUuid }, 1000);
});

/** Resolves to the number of entries of each company. */
const countEntries = () =>
  Promise.all(
    companies.map(async (companyUuid) => {
      const { records } = await service.store.repository.list({ entity: 'auditEntry', companyUuid });
      return records.length;
    }),
  );

test.each<[given: string, refusal: Omit<Refusal, 'address'>, want: readonly number[]]>([
  ['an operator of the first company', { errorCode: 'NO_ROLE', loginId: operator.loginId }, [1, 0]],
  ['an operator of the second company', { errorCode: 'NO_ROLE', loginId: 'mei' }, [0, 1]],
  ['an unknown operator', { errorCode: 'NO_ROLE', loginId: 'stranger' }, [1, 1]],
  ['no operator', { errorCode: 'REFUSED' }, [1, 1]],
])('a refusal of %s has an entry in their companies', async (_given, refusal, want) => {
  await logRefusal(service.service, { ...refusal, address: '10.0.0.1' });
  expect(await countEntries()).toEqual(want);
});

test('an address has 30 entries at once, then one every ten seconds', async () => {
  const refuse = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await logRefusal(service.service, { errorCode: 'REFUSED', address: '10.0.0.2' });
    return (await countEntries())[1];
  };
  expect(await refuse(40)).toBe(30);
  service.clock.now = new Date(service.clock.now.getTime() + 10_000);
  expect(await refuse(2)).toBe(31);
});
