import { testRobot } from '../alarms/testRobot.ts';
import { entityOf } from '../catalog.ts';
import { connectionTests } from '../connection/index.ts';
import { list } from '../crud/list.ts';
import { debugRun } from '../exchange/debugRun.ts';
import { query as healthQuery } from '../health/query.ts';
import type { Handler } from '../Service.ts';
import { runNow } from '../schedule/runNow.ts';
import { settlements } from '../settlement/handlers.ts';
import { transfers } from '../transfer/index.ts';
import { login, logout } from './account.ts';
import { getAuthType, getBinUsages, getErpType, getEventTypes, getInterfaceType } from './choices.ts';
import { fieldsOfInterface, isSupportFieldUpdate } from './fields.ts';
import { batchOfInterfaces, online, resume } from './interfaces.ts';
import { getAllMenuName, query, queryAllMenus } from './menus.ts';
import { modifyHttpExtend } from './modifyHttpExtend.ts';
import { ownAddress } from './ownAddress.ts';
import { batchOfPending, cancel, debug, getPending, queryPending, reset } from './pendingData.ts';
import { send } from './testRequest.ts';

/** What generic CRUD cannot express, by operation. An entry here comes before the operation's binding. */
export const handlers: Readonly<Record<string, Handler>> = {
  'account.login': login,
  'account.logout': logout,
  'auth.getType': getAuthType,
  'dingding.test': testRobot,
  'dc.listCompany': list(entityOf('dc')),
  'erp.geterpType': getErpType,
  'erp.modifyHttpExtend': modifyHttpExtend,
  'field.query': fieldsOfInterface,
  'health.query': healthQuery,
  'ignoreStockBinUsageConfig.queryField': getBinUsages,
  'ignoreUpdateConfig.queryField': fieldsOfInterface,
  'interfaceConfig.batch': batchOfInterfaces,
  'interfaceConfig.debugRun': debugRun,
  'interfaceConfig.getAllInterfaceType': getInterfaceType,
  'interfaceConfig.getAllMenuName': getAllMenuName,
  'interfaceConfig.getEventTypes': getEventTypes,
  'interfaceConfig.isSupportFieldUpdate': isSupportFieldUpdate,
  'interfaceConfig.online': online,
  'interfaceConfig.resume': resume,
  'interfaceConfig.runNow': runNow,
  'menu.query': query,
  'menu.queryAllMenus': queryAllMenus,
  'pendingData.batch': batchOfPending,
  'pendingData.cancel': cancel,
  'pendingData.debug': debug,
  'pendingData.get': getPending,
  'pendingData.query': queryPending,
  'pendingData.reset': reset,
  'processSchemeIgnoreConfig.queryField': fieldsOfInterface,
  'securityconfig.ownAddress': ownAddress,
  'testRequest.send': send,
  ...connectionTests,
  ...settlements,
  ...transfers,
};

/** Operations that schemas/SPECIFICATION.md section 7.6 also gives without a body: it is checked only when there is one. */
export const bodyOptional: ReadonlySet<string> = new Set(['interfaceConfig.export']);

/** Operations that check their body themselves, together with its defaults and with what is stored, as generic saving does. */
export const checkOwnBody: ReadonlySet<string> = new Set([
  ...Object.keys(connectionTests),
  'dailyKnotConfig.preview',
  'dailyKnotConfig.save',
  'securityconfig.ownAddress',
]);

/** Operations that take a file, a document or a whole mapping: operation → the megabytes that it may have. */
export const largeBodies: Readonly<Record<string, number>> = {
  'interfaceConfig.create': 8,
  'interfaceConfig.debugRun': 4,
  'interfaceConfig.import': 32,
  'interfaceConfig.importPlan': 32,
  'interfaceConfig.modify': 8,
};
