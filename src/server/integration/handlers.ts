import { login, logout } from '../platform/http/session.ts';
import { entityOf } from '../platform/operations/catalog.ts';
import type { Handler } from '../platform/operations/ServiceContext.ts';
import { handleList } from '../platform/records/handlers/handleList.ts';
import { testRobot } from './alarms/testRobot.ts';
import { connectionTests } from './connection/connectionTests.ts';
import { debugRun } from './exchange/debug/debugRun.ts';
import { batchInterfaces, resumeInterface, takeOnline } from './exchange/interfaceActions.ts';
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
import {
  getAuthType,
  getBinUsages,
  getErpType,
  getEventTypes,
  getInterfaceType,
} from './interfaces/choices.ts';
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
  'account.login': login,
  'account.logout': logout,
  'auth.getType': getAuthType,
  'dingding.test': testRobot,
  'dc.listCompany': handleList(entityOf('dc')),
  'erp.geterpType': getErpType,
  'erp.modifyHttpExtend': modifyHttpExtend,
  'field.query': queryInterfaceFields,
  'health.query': healthQuery,
  'ignoreStockBinUsageConfig.queryField': getBinUsages,
  'ignoreUpdateConfig.queryField': queryInterfaceFields,
  'interfaceConfig.batch': batchInterfaces,
  'interfaceConfig.debugRun': debugRun,
  'interfaceConfig.getAllInterfaceType': getInterfaceType,
  'interfaceConfig.getAllMenuName': getAllMenuName,
  'interfaceConfig.getEventTypes': getEventTypes,
  'interfaceConfig.isSupportFieldUpdate': isSupportFieldUpdate,
  'interfaceConfig.online': takeOnline,
  'interfaceConfig.resume': resumeInterface,
  'interfaceConfig.runNow': runNow,
  'menu.query': queryMenus,
  'menu.queryAllMenus': queryAllMenus,
  'pendingData.batch': batchPending,
  'pendingData.cancel': cancelPending,
  'pendingData.debug': debugPendingDocument,
  'pendingData.get': getPending,
  'pendingData.query': queryPending,
  'pendingData.reset': resetPending,
  'processSchemeIgnoreConfig.queryField': queryInterfaceFields,
  'securityconfig.ownAddress': ownAddress,
  'testRequest.send': sendTestRequest,
  ...connectionTests,
  ...settlementHandlers,
  ...transferHandlers,
};

/**
 * Operations with an optional body (schemas/SPECIFICATION.md section 7.6). The body is checked only if there
 * is one.
 */
export const optionalBodyOperations: ReadonlySet<string> = new Set(['interfaceConfig.export']);

/**
 * Operations that validate their body themselves, with its defaults and the stored record, as generic saving
 * does.
 */
export const selfValidatedOperations: ReadonlySet<string> = new Set([
  ...Object.keys(connectionTests),
  'dailyKnotConfig.preview',
  'dailyKnotConfig.save',
  'securityconfig.ownAddress',
]);

/** Operations that accept a file, a document or a whole mapping → maximum megabytes of the body. */
export const largeBodyMegabytes: Readonly<Record<string, number>> = {
  'interfaceConfig.create': 8,
  'interfaceConfig.debugRun': 4,
  'interfaceConfig.import': 32,
  'interfaceConfig.importPlan': 32,
  'interfaceConfig.modify': 8,
};
