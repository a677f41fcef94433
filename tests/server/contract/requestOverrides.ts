import { openLogin } from '../openLogin.ts';
import { account, operator } from '../serviceUnderTest.ts';
import type { ContractUnderTest, Given } from './contractUnderTest.ts';

type RequestOverride = (contract: ContractUnderTest) => Promise<Given>;

const takeActions = async (
  { service }: ContractUnderTest,
  uuid: unknown,
  actions: readonly string[],
): Promise<void> => {
  for (const action of actions) await service.send(`POST /interfaceConfig/${action}?uuid=${uuid}`);
};

const copyOverride =
  (scope: string, code: string, source: string): RequestOverride =>
  async ({ fresh }) => {
    const [from, to] = [
      await fresh('interface', { interfaceType: 'WCS_DOWN', scope }),
      await fresh('interface', { interfaceType: 'WCS_DOWN', scope }),
    ];
    return { query: { [source]: from[code], [code]: to[code] } };
  };

const exportedFile: RequestOverride = async ({ service, fresh }) => {
  const { uuid, companyUuid } = await fresh('interface');
  const file = await service.send(`POST /interfaceConfig/export?companyUuid=${companyUuid}`, {
    body: [uuid],
  });
  return { body: file.data };
};

/** A log entry of a new record, which has a version. */
const loggedVersion: RequestOverride = async ({ service, fresh }) => {
  const { uuid: recordUuid } = await fresh('auth');
  const { page } = await service.send('POST /configurationLog/query', {
    body: { page: 0, pageSize: 200, kind: 'auth' },
  });
  const entry = page.records.find((one) => one.recordUuid === recordUuid);
  return { query: { uuid: entry?.uuid } };
};

const basicDataFile = { kind: 'owner', csv: 'code,name\nC1,Carrefour' };

/**
 * Values that make a request valid beyond its schemas: existing records, and values that must fit each other.
 */
export const requestOverrides: Readonly<Record<string, RequestOverride>> = {
  'account.login': async () => ({ body: operator }),
  'basicData.import': async () => ({ body: basicDataFile }),
  'basicData.importPlan': async () => ({ body: basicDataFile }),
  'configurationLog.compare': loggedVersion,
  'configurationLog.restoreVersion': loggedVersion,
  'exchange.post': async (contract) => {
    const { uuid, interfaceName } = await contract.fresh('interface');
    await takeActions(contract, uuid, ['online']);
    return { path: { interfaceName } };
  },
  'exchangeEvent.post': async (contract) => {
    const { uuid, eventTypes } = await contract.fresh('interface', { triggerStrategy: 'EVENT' });
    await takeActions(contract, uuid, ['online']);
    return { path: { eventType: [eventTypes].flat()[0] } };
  },
  'ignoreStockBinUsageConfig.save': async ({ fresh }) => ({
    query: { interfaceConfigUuid: (await fresh('interface')).uuid },
    body: ['PICKING', 'RETURN'],
  }),
  'interfaceConfig.copyPlan': copyOverride('DC', 'dcCode', 'sourceDcCode'),
  'interfaceConfig.copycarrier': copyOverride('CARRIER', 'carrierCode', 'sourceCarrierCode'),
  'interfaceConfig.copydc': copyOverride('DC', 'dcCode', 'sourceDcCode'),
  'interfaceConfig.debugRun': async (contract) => {
    const { uuid } = await contract.fresh('interface');
    await takeActions(contract, uuid, ['online', 'debug']);
    return { body: { interfaceUuid: uuid, inputType: 'DATA', data: '{}', send: false } };
  },
  'interfaceConfig.export': async ({ fresh }) => ({ body: [(await fresh('interface')).uuid] }),
  'interfaceConfig.import': exportedFile,
  'interfaceConfig.importPlan': exportedFile,
  'operator.modify': async ({ fresh }) => {
    const { uuid, loginId } = await fresh('companyOperator');
    return { body: { uuid, loginId, role: 'viewer' } };
  },
  'pendingData.debug': async (contract) => {
    const { uuid, interfaceUuid } = await contract.fresh('pendingData');
    await takeActions(contract, interfaceUuid, ['online', 'debug']);
    return { query: { uuid } };
  },
  'pendingData.failures': async ({ fresh }) => ({
    query: { interfaceUuid: (await fresh('interface')).uuid },
  }),
  'pendingData.resend': async (contract) => {
    const { uuid, interfaceUuid, version } = await contract.fresh('pendingData');
    await takeActions(contract, interfaceUuid, ['online']);
    return { query: { uuid }, body: { data: '{}', version } };
  },
  'session.remove': async ({ service }) => {
    const address = `GET ${account}/session/query?companyUuid=${service.client.companyUuid}`;
    const list = async () => (await service.send(address)).rows.map(({ uuid }) => uuid);
    const before = await list();
    await openLogin(service, operator.loginId);
    return { query: { uuid: (await list()).find((uuid) => !before.includes(uuid)) } };
  },
  'pendingData.retry': async ({ fresh }) => {
    const { uuid, companyUuid } = await fresh('interface');
    return { body: { companyUuid, interfaceUuid: uuid } };
  },
};
