import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { LocalePhrases } from '../../../platform/base/servicePhrases.ts';
import type { DemoCall } from '../../../platform/operations/Demo.ts';
import { createToken } from '../../../platform/security/credentials.ts';
import { hosts, maintenancePath } from '../partners/hosts.ts';
import { createInterfaces } from './interfaces.ts';

/** Creates a record and resolves to its uuid. */
async function create(
  call: DemoCall,
  operation: string,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  const record = await call(operation, body);
  if (!isRecord(record) || typeof record.uuid !== 'string')
    throw new Error(`${operation} created no record.`);
  return record.uuid;
}

async function createErp(call: DemoCall, { translate }: LocalePhrases): Promise<string> {
  const dataSourceUuid = await create(call, 'datasource.create', {
    name: translate('demo.dataSource'),
    databaseType: 'MYSQL',
    ip: hosts.erp,
    port: 3306,
    databaseName: 'erp',
    encoding: 'UTF-8',
    remarks: translate('demo.remarks.dataSource'),
  });
  const authUuid = await create(call, 'auth.create', {
    name: translate('demo.auth'),
    authType: 'BASIC',
    username: 'wms',
    password: createToken(),
  });
  const [basePath, brokenPath] = [`http://${hosts.erp}/api`, `http://${hosts.erp}${maintenancePath}`];
  return create(call, 'erp.create', {
    name: translate('demo.erp'),
    erpType: 'SAP',
    basePath,
    dataSourceUuid,
    authUuid,
    remarks: translate('demo.remarks.erp', { basePath, brokenPath }),
  });
}

async function createRobot(call: DemoCall, { locale, translate }: LocalePhrases): Promise<void> {
  const dingDingUuid = await create(call, 'dingding.create', {
    name: translate('demo.robot'),
    webhook: `https://${hosts.robot}/send?access_token=${createToken()}`,
    language: locale,
  });
  await create(call, 'alarmRule.create', {
    name: translate('demo.alarmRule'),
    dingDingUuid,
    events: ['FAILED', 'BLOCKED', 'RECEIVER_DOWN', 'RECOVERED'],
    threshold: 1,
    mergeSeconds: 30,
  });
}

/** Creates the configuration of the demo company, and brings its interfaces online. */
export async function configure(call: DemoCall, phrases: LocalePhrases): Promise<void> {
  await call('globalConfig.save', {
    failureThreshold: 5,
    retryIntervalMinutes: 1,
    pageSize: 20,
    timeZone: 'Asia/Shanghai',
    wmsBasePath: `http://${hosts.warehouse}/api`,
  });
  await call('securityconfig.save', {
    apiKeyEnabled: true,
    apiKey: createToken(),
    payloadRetentionDays: 1,
  });
  const erpUuid = await createErp(call, phrases);
  await createRobot(call, phrases);
  for (const body of createInterfaces(phrases.translate, erpUuid)) {
    const uuid = await create(call, 'interfaceConfig.create', body);
    await call('interfaceConfig.online', { uuid });
  }
}
