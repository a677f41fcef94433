import type { Row } from '../../../src/contract/api/envelope.ts';
import type { BenchOperator } from './BenchOperator.ts';

/** An interface that accepts documents, and the details to post them. */
export interface BenchInterface {
  readonly uuid: string;
  /** Path and query of the exchange. */
  readonly path: string;
  readonly apiKey: string;
}

const apiKey = 'the key of a benchmark';

/** The two fields of a document: its number, and its position among the documents of that number. */
const fieldMappings = ['orderNo', 'position'].map((field, index) => ({
  lineNo: index + 1,
  targetField: field,
  type: field === 'orderNo' ? 'STRING' : 'INTEGER',
  functionType: 'REGULAR',
  sourceField: field,
}));

/**
 * Configures an interface for documents `{orderNo, position}`: the API key, the mapping, and the receiver.
 * @param warehouse address of the receiver; without it, documents stay in the outbox
 */
export async function setUpInterface(operator: BenchOperator, warehouse?: string): Promise<BenchInterface> {
  const erpUuid = await setUpCompany(operator, warehouse);
  return createBenchInterface(operator, erpUuid, 'Orders', fieldMappings);
}

/** Configures the API key, the receiver and an ERP; resolves to the uuid of the ERP. */
export async function setUpCompany(operator: BenchOperator, warehouse?: string): Promise<string> {
  await operator.post('/securityconfig/save', {
    apiKeyEnabled: true,
    apiKey,
    payloadRetentionDays: 30,
    version: 0,
  });
  await operator.post('/globalConfig/save', {
    failureThreshold: 1000,
    retryIntervalMinutes: 1,
    pageSize: 20,
    timeZone: 'UTC',
    version: 0,
    ...(warehouse !== undefined && { wmsBasePath: warehouse }),
  });
  const source = {
    name: 'Bench',
    databaseType: 'POSTGRESQL',
    ip: '127.0.0.1',
    port: 5432,
    databaseName: 'bench',
  };
  const dataSource = await operator.post('/datasource', { ...source, encoding: 'UTF-8' });
  const auth = await operator.post('/auth', {
    name: 'Bench',
    authType: 'BASIC',
    username: 'bench',
    password: 'bench',
  });
  const erp = await operator.post('/erp', {
    name: 'Bench',
    erpType: 'SAP',
    basePath: 'http://127.0.0.1:9/erp',
    dataSourceUuid: dataSource.uuid,
    authUuid: auth.uuid,
  });
  return erp.uuid;
}

/** Creates an interface with a mapping and takes it online. Its documents have their number in `orderNo`. */
export async function createBenchInterface(
  operator: BenchOperator,
  erpUuid: string,
  interfaceName: string,
  fieldMappings: readonly object[],
): Promise<BenchInterface> {
  const [menu] = await operator.get<readonly Row[]>('/menu?interfaceType=ERP_DOWN');
  const row = await operator.post<Row>('/interfaceConfig', {
    interfaceName,
    interfaceType: 'ERP_DOWN',
    menuName: menu?.menuName,
    scope: 'DC',
    dcCode: 'SH01',
    type: 'HTTP',
    erpUuid,
    path: '/orders',
    triggerStrategy: 'EVENT',
    eventTypes: ['ARTICLE_CHANGED'],
    entityIdentifier: 'orderNo',
    fieldMappings,
  });
  await operator.post(`/interfaceConfig/online?uuid=${row.uuid}`);
  return { uuid: row.uuid, path: `/iwms-openapi/api/exchange/${interfaceName}?lang=en_US`, apiKey };
}
