import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import { createErp, interfaceOf } from '../../samples.ts';
import { account, operator, type ServiceUnderTest, serviceUnderTest } from '../../serviceUnderTest.ts';

const disable = (uuid: unknown) => `POST ${account}/company/disable?uuid=${uuid}`;

describe.each(testDatabases)('$name', ({ open }) => {
  /** Starts a service whose operator has a second company. */
  async function withService(work: (service: ServiceUnderTest, south: string) => Promise<void>) {
    const { database, close } = await open();
    try {
      const service = await serviceUnderTest(database);
      const { row } = await service.send(`POST ${account}/company`, { body: { name: 'South' } });
      await work(service, row.uuid);
    } finally {
      await close();
    }
  }

  test('of two companies that are disabled at once, one stays open', () =>
    withService(async (service, south) => {
      const targets = [service.client.companyUuid, south].map(disable);
      const answers = await Promise.all(targets.map((target) => service.send(target)));
      expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['ILLEGAL_TRANSITION', undefined]);
      expect((await service.signIn(operator.loginId, operator.password)).row.companies).toHaveLength(1);
    }));

  test.each([
    { given: 'first', order: ['disable', 'online'] },
    { given: 'last', order: ['online', 'disable'] },
  ])('a company that is disabled $given never keeps an interface that goes online', ({ order }) =>
    withService(async (service) => {
      const { companyUuid } = service.client;
      const { erp } = await createErp(service);
      const body = await interfaceOf(service, erp);
      const { uuid } = (await service.send('POST /interfaceConfig', { body })).row;
      const targets: Readonly<Record<string, string>> = {
        disable: disable(companyUuid),
        online: `POST /interfaceConfig/online?uuid=${uuid}`,
      };
      const answers = await Promise.all(order.map((one) => service.send(String(targets[one]))));
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      const { repository } = service.store;
      const company = await repository.find('company', 'uuid', companyUuid, [companyUuid]);
      const found = await repository.find('interface', 'uuid', uuid, [companyUuid]);
      expect([
        ['ACTIVE', 'ONLINE'],
        ['DISABLED', 'OFFLINE'],
      ]).toContainEqual([company?.status, found?.status]);
    }),
  );

  test.each<[role: 'administrator' | 'engineer', want: string | undefined]>([
    ['administrator', undefined],
    ['engineer', 'ILLEGAL_TRANSITION'],
  ])('with the role %s in the other company, a call for the first one disables it: %s', (role, want) =>
    withService(async (service, south) => {
      const [member] = await service.store.operators.list(south);
      await service.store.operators.setRole(String(member?.uuid), role);
      const { companyUuid } = service.client;
      const answer = await service.send(`${disable(companyUuid)}&companyUuid=${companyUuid}`);
      expect(answer.errorCode).toBe(want);
    }),
  );
});
