import { expect, test } from 'vitest';
import { admitOperator } from '../../../../../src/server/platform/accounts/singleSignOn/admitOperator.ts';
import { serviceUnderTest } from '../../../serviceUnderTest.ts';

test('the audit log has each role that the provider changes', async () => {
  const { service, store, client, send } = await serviceUnderTest();
  const entriesAfter = async (role: 'viewer' | 'engineer') => {
    await admitOperator(service, { loginId: 'mei', role });
    const { page } = await send('POST /auditEntry/query', {
      body: { event: 'operatorChange', loginId: 'mei' },
    });
    return page.records.map(({ subject }) => subject).sort();
  };
  expect(await entriesAfter('viewer')).toEqual(['mei: viewer']);
  expect(await entriesAfter('viewer')).toEqual(['mei: viewer']);
  expect(await entriesAfter('engineer')).toEqual(['mei: engineer', 'mei: viewer']);
  expect(await store.accounts.findRoles('mei')).toEqual({ [client.companyUuid]: 'engineer' });
});
