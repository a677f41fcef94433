/**
 * Records that satisfy every rule of schemas/SPECIFICATION.md section 5.1. Tests break one rule at a time.
 */

export const anInterface = {
  interfaceName: 'item',
  interfaceType: 'ERP_DOWN',
  menuName: 'Items',
  scope: 'DC',
  dcCode: 'D1',
  type: 'HTTP',
  erpUuid: 'e1',
  method: 'POST',
  path: '/items',
  requestMode: 'PLAIN',
  triggerStrategy: 'EVENT',
  eventTypes: ['ITEM_CHANGED'],
};
export const timedInterface = { ...anInterface, triggerStrategy: 'CRON', eventTypes: undefined };
export const tableInterface = {
  ...anInterface,
  type: 'INTERMEDIATE_TABLE',
  method: undefined,
  path: undefined,
  requestMode: undefined,
};
export const aDataSource = {
  name: 'wms',
  databaseType: 'MYSQL',
  ip: '10.0.0.1',
  port: 3306,
  databaseName: 'wms',
  encoding: 'UTF-8',
};
export const anAuth = { name: 'erp', authType: 'BASIC', username: 'wms', password: 'x' };
export const anErp = {
  name: 'K3',
  erpType: 'K3',
  basePath: 'https://erp.example.com',
  dataSourceUuid: 'd1',
  authUuid: 'a1',
};
export const aSettlement = {
  configType: 'ERP',
  interfaceRange: 'ALL',
  settlementTime: '23:30',
  failureCountStart: 3,
  pendingReset: true,
  resetDayRange: 3,
  pendingCancel: true,
  cancelDayRange: 7,
};
