import { expect, test } from 'vitest';
import { defaultConfiguration } from '../../src/contract/configuration.ts';
import { operations } from '../../src/server/catalog.ts';
import { notImplemented } from '../../src/server/registerOperations.ts';
import { serviceUnderTest } from './serviceUnderTest.ts';

/** Operations whose turn has not come. This list only ever gets shorter. */
const waiting = [
  'alarmDelivery.query',
  'alarmRule.create',
  'alarmRule.modify',
  'alarmRule.query',
  'alarmRule.remove',
  'apiCallLog.query',
  'articleItemProcessingConfig.get',
  'articleItemProcessingConfig.save',
  'configurationLog.query',
  'dailyKnotConfig.offline',
  'dailyKnotConfig.online',
  'dailyKnotConfig.preview',
  'dailyKnotConfig.queryconfig',
  'dailyKnotConfig.querylog',
  'dailyKnotConfig.save',
  'datasource.test',
  'dingding.test',
  'erp.test',
  'field.query',
  'globalConfig.get',
  'globalConfig.save',
  'ignoreStockBinUsageConfig.queryConfig',
  'ignoreStockBinUsageConfig.queryField',
  'ignoreStockBinUsageConfig.save',
  'ignoreUpdateConfig.queryConfig',
  'ignoreUpdateConfig.queryField',
  'ignoreUpdateConfig.save',
  'interfaceConfig.copycarrier',
  'interfaceConfig.copydc',
  'interfaceConfig.copyowner',
  'interfaceConfig.export',
  'interfaceConfig.import',
  'interfaceConfig.importPlan',
  'interfaceConfig.isSupportFieldUpdate',
  'interfacelog.query',
  'pendingData.batch',
  'pendingData.cancel',
  'pendingData.debug',
  'pendingData.get',
  'pendingData.query',
  'pendingData.reset',
  'processSchemeIgnoreConfig.queryConfig',
  'processSchemeIgnoreConfig.queryField',
  'processSchemeIgnoreConfig.save',
  'securityconfig.get',
  'securityconfig.save',
  'testRequest.send',
  'uploadconfig.get',
  'uploadconfig.save',
];

test('operations that answer NOT_IMPLEMENTED', () => {
  expect(notImplemented().sort()).toEqual(waiting);
});

test('each of them answers in the envelope', { timeout: 60_000 }, async () => {
  const { send } = await serviceUnderTest();
  for (const name of waiting) {
    const { method, path = '', service = 'openapi' } = operations[name] ?? {};
    const answer = await send(
      `${method} ${defaultConfiguration.prefixes[service]}${path.replace('{uuid}', '1')}`,
    );
    expect([name, answer.status, answer.errorCode]).toEqual([name, 501, 'NOT_IMPLEMENTED']);
  }
});
