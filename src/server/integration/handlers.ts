import { entityOf } from '../platform/operations/catalog.ts';
import type { Handler } from '../platform/operations/ServiceContext.ts';
import type { BodyOptions } from '../platform/operations/ServiceModule.ts';
import { handleList } from '../platform/records/handlers/handleList.ts';
import { compareVersions, restoreVersion } from '../platform/records/handlers/recordVersions.ts';
import { testRobot } from './alarms/robot/testRobot.ts';
import { connectionTests } from './connection/connectionTests.ts';
import { successRuleTests } from './connection/testSuccessRule.ts';
import { debugRun } from './exchange/debug/debugRun.ts';
import { listFailures, retryFailures } from './exchange/document/failureGroups.ts';
import { resendDocument } from './exchange/document/resendDocument.ts';
import { batchInterfaces, resumeInterface, takeOnline, warnBatch } from './exchange/interfaceActions.ts';
import {
  batchPending,
  cancelPending,
  debugPendingDocument,
  getPending,
  queryPending,
  resetPending,
} from './exchange/pendingDataActions.ts';
import { queryHealth as healthQuery } from './health/queryHealth.ts';
import { ownAddress } from './inbound/ipAllowList.ts';
import { rotateKey } from './inbound/keys/rotateKey.ts';
import { choiceHandlers } from './interfaces/choices.ts';
import { isSupportFieldUpdate, queryInterfaceFields } from './interfaces/interfaceFields.ts';
import { getAllMenuName, queryAllMenus, queryMenus } from './interfaces/menus.ts';
import { modifyHttpExtend } from './interfaces/modifyHttpExtend.ts';
import { sendTestRequest } from './relay/Relay.ts';
import { runNow } from './schedule/pullJobs.ts';
import { settlementHandlers } from './settlement/settlementHandlers.ts';
import { transferHandlers } from './transfer/transferHandlers.ts';

/**
 * Handlers for operations that the generic ones cannot express. They take precedence over the operation's
 * binding.
 */
export const handlers: Readonly<Record<string, Handler>> = {
  'partnerKey.rotate': rotateKey,
  'dingding.test': testRobot,
  'dc.listCompany': handleList(entityOf('dc')),
  'erp.modifyHttpExtend': modifyHttpExtend,
  'configurationLog.compare': compareVersions,
  'configurationLog.restoreVersion': restoreVersion,
  'field.query': queryInterfaceFields,
  'health.query': healthQuery,
  'ignoreUpdateConfig.queryField': queryInterfaceFields,
  'interfaceConfig.batch': batchInterfaces,
  'interfaceConfig.batchWarning': warnBatch,
  'interfaceConfig.debugRun': debugRun,
  'interfaceConfig.getAllMenuName': getAllMenuName,
  'interfaceConfig.isSupportFieldUpdate': isSupportFieldUpdate,
  'interfaceConfig.online': takeOnline,
  'interfaceConfig.resume': resumeInterface,
  'interfaceConfig.runNow': runNow,
  'menu.query': queryMenus,
  'menu.queryAllMenus': queryAllMenus,
  'pendingData.batch': batchPending,
  'pendingData.cancel': cancelPending,
  'pendingData.debug': debugPendingDocument,
  'pendingData.failures': listFailures,
  'pendingData.get': getPending,
  'pendingData.query': queryPending,
  'pendingData.resend': resendDocument,
  'pendingData.reset': resetPending,
  'pendingData.retry': retryFailures,
  'processSchemeIgnoreConfig.queryField': queryInterfaceFields,
  'securityconfig.ownAddress': ownAddress,
  'testRequest.send': sendTestRequest,
  ...choiceHandlers,
  ...connectionTests,
  ...successRuleTests,
  ...settlementHandlers,
  ...transferHandlers,
};

/** Bodies that may be missing, that handlers validate, or that hold a file, a document or a whole mapping. */
export const bodies: Readonly<Record<string, BodyOptions>> = {
  ...Object.fromEntries(
    Object.keys({ ...connectionTests, ...successRuleTests }).map((operation) => [
      operation,
      { isValidatedByHandler: true },
    ]),
  ),
  // Its body is the form of an interface.
  'interfaceConfig.testSuccessRule': { megabytes: 8, isValidatedByHandler: true },
  'basicData.import': { megabytes: 8 },
  'basicData.importPlan': { megabytes: 8 },
  'dailyKnotConfig.preview': { isValidatedByHandler: true },
  'dailyKnotConfig.save': { isValidatedByHandler: true },
  'interfaceConfig.create': { megabytes: 8 },
  'interfaceConfig.debugRun': { megabytes: 4 },
  'interfaceConfig.export': { isOptional: true },
  'interfaceConfig.import': { megabytes: 32 },
  'interfaceConfig.importPlan': { megabytes: 32 },
  'interfaceConfig.modify': { megabytes: 8 },
  'pendingData.resend': { megabytes: 4 },
  'securityconfig.ownAddress': { isValidatedByHandler: true },
};
