import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { LocalePhrases } from '../../../platform/base/servicePhrases.ts';
import type { DemoCall } from '../../../platform/operations/Demo.ts';
import { createToken } from '../../../platform/security/credentials.ts';
import { hosts } from '../partners/hosts.ts';
import { createInterfaces } from './interfaces.ts';

/** Creates a record and resolves to its uuid. */
async function create(
  call: DemoCall,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  const record = await call('POST', path, body);
  if (!isRecord(record) || typeof record.uuid !== 'string')
    throw new Error(`POST ${path} created no record.`);
  return record.uuid;
}

async function createErp(call: DemoCall, { translate }: LocalePhrases): Promise<string> {
  const dataSourceUuid = await create(call, '/datasource', {
    name: translate('demo.dataSource'),
    databaseType: 'MYSQL',
    ip: hosts.erp,
    port: 3306,
    databaseName: 'erp',
    encoding: 'UTF-8',
    remarks: translate('demo.remarks.dataSource'),
  });
  const authUuid = await create(call, '/auth', {
    name: translate('demo.auth'),
    authType: 'BASIC',
    username: 'wms',
    password: createToken(),
  });
  return create(call, '/erp', {
    name: translate('demo.erp'),
    erpType: 'SAP',
    basePath: `http://${hosts.erp}/api`,
    dataSourceUuid,
    authUuid,
    remarks: translate('demo.remarks.erp', { basePath: `http://${hosts.erp}/down` }),
  });
}

async function createRobot(call: DemoCall, { locale, translate }: LocalePhrases): Promise<void> {
  const dingDingUuid = await create(call, '/dingding', {
    name: translate('demo.robot'),
    webhook: `https://${hosts.robot}/send?access_token=${createToken()}`,
    language: locale,
  });
  await create(call, '/alarmRule', {
    name: translate('demo.alarmRule'),
    dingDingUuid,
    events: ['FAILED', 'BLOCKED', 'RECEIVER_DOWN', 'RECOVERED'],
    threshold: 1,
    mergeSeconds: 60,
  });
}

/** Creates the configuration of the demo company, and brings its interfaces online. */
export async function configure(call: DemoCall, phrases: LocalePhrases): Promise<void> {
  await call('POST', '/globalConfig/save', {
    failureThreshold: 5,
    retryIntervalMinutes: 1,
    pageSize: 20,
    timeZone: 'Asia/Shanghai',
    wmsBasePath: `http://${hosts.warehouse}/api`,
  });
  await call('POST', '/securityconfig/save', {
    apiKeyEnabled: true,
    apiKey: createToken(),
    payloadRetentionDays: 1,
  });
  const erpUuid = await createErp(call, phrases);
  await createRobot(call, phrases);
  for (const body of createInterfaces(phrases.translate, erpUuid)) {
    const uuid = await create(call, '/interfaceConfig', body);
    await call('POST', `/interfaceConfig/online?uuid=${uuid}`);
  }
}
