import { type Answer, type ServiceUnderTest, succeeded } from './serviceUnderTest.ts';

export const auth = { name: 'SAP login', authType: 'BASIC', username: 'wms', password: 'open sesame' };

export const dataSource = {
  name: 'ERP database',
  databaseType: 'MYSQL',
  ip: '10.0.0.5',
  port: 3306,
  databaseName: 'erp',
  encoding: 'UTF-8',
  username: 'reader',
  password: 'tell nobody',
};

export const erpOf = (dataSourceUuid: string, authUuid: string) => ({
  name: 'SAP',
  erpType: 'SAP',
  basePath: 'https://erp.example.com/api',
  dataSourceUuid,
  authUuid,
});

const created = async (answer: Promise<Answer>): Promise<string> => (await succeeded(answer)).row.uuid;

/**
 * Creates a data source, an authentication and an ERP configuration that refers to both. Resolves to the
 * uuids.
 */
export async function createErp({
  send,
}: ServiceUnderTest): Promise<Record<'dataSource' | 'auth' | 'erp', string>> {
  const dataSourceUuid = await created(send('POST /datasource', { body: dataSource }));
  const authUuid = await created(send('POST /auth', { body: auth }));
  const erp = await created(send('POST /erp', { body: erpOf(dataSourceUuid, authUuid) }));
  return { dataSource: dataSourceUuid, auth: authUuid, erp };
}

/** Resolves to the body of an ERP download interface of the sample company. */
export async function interfaceOf({ send }: ServiceUnderTest, erpUuid: string, interfaceName = 'Articles') {
  const menus = await send('GET /menu?interfaceType=ERP_DOWN');
  return {
    interfaceName,
    interfaceType: 'ERP_DOWN',
    menuName: menus.rows[0]?.menuName,
    scope: 'DC',
    dcCode: 'SH01',
    type: 'HTTP',
    erpUuid,
    path: '/articles',
    triggerStrategy: 'EVENT',
    eventTypes: ['ARTICLE_CHANGED'],
  };
}
