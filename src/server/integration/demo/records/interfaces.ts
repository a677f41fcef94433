import type { Translate } from '../../../../contract/text/phrases.ts';
import { hosts } from '../partners/hosts.ts';
import { type DemoInterfaceName, fieldMappingsOf } from './mappings.ts';

/** Properties of an interface beyond those that all demo interfaces share. */
interface DemoInterface {
  readonly name: DemoInterfaceName;
  /** Family, and key of the menu's name. */
  readonly family: string;
  readonly menu: string;
  readonly entityIdentifier: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

const onEvent = (event: string) => ({ triggerStrategy: 'EVENT', eventTypes: [event] });
const everyMinutes = (intervalMinutes: number) => ({
  triggerStrategy: 'CRON',
  executionStrategy: 'INTERVAL',
  intervalMinutes,
});

/** Interfaces of all four families. */
const interfaces: readonly DemoInterface[] = [
  {
    name: 'item',
    family: 'ERP_DOWN',
    menu: 'articles',
    entityIdentifier: 'Material',
    properties: { path: '/items', itemProcessingType: 'INC', ...onEvent('ARTICLE_CHANGED') },
  },
  {
    name: 'purchaseOrder',
    family: 'ERP_DOWN',
    menu: 'inboundOrders',
    entityIdentifier: 'd.PurchaseOrder',
    properties: { path: '/purchaseOrders', ...onEvent('INBOUND_APPROVED') },
  },
  {
    name: 'salesOrder',
    family: 'ERP_DOWN',
    menu: 'outboundOrders',
    entityIdentifier: 'SalesOrder',
    properties: { path: '/salesOrders', postFilter: '$count(lines) > 0', ...onEvent('OUTBOUND_APPROVED') },
  },
  {
    name: 'receiptConfirm',
    family: 'ERP_UP',
    menu: 'receipts',
    entityIdentifier: 'no',
    properties: { path: '/receipts', ...onEvent('RECEIPT_COMPLETED') },
  },
  {
    name: 'shipmentConfirm',
    family: 'ERP_UP',
    menu: 'shipments',
    entityIdentifier: 'no',
    properties: { path: '/shipments', ...onEvent('SHIPMENT_COMPLETED') },
  },
  {
    name: 'stockSnapshot',
    family: 'ERP_UP',
    menu: 'stock',
    entityIdentifier: 'snapshotNo',
    properties: { path: '/stock', ...everyMinutes(5) },
  },
  {
    name: 'pickTask',
    family: 'WCS_DOWN',
    menu: 'tasks',
    entityIdentifier: 'taskNo',
    properties: { address: `http://${hosts.equipment}/tasks`, ...onEvent('OUTBOUND_APPROVED') },
  },
  {
    name: 'taskResult',
    family: 'WCS_UP',
    menu: 'results',
    entityIdentifier: 'task_id',
    properties: { address: `http://${hosts.equipment}/results`, ...onEvent('STOCK_ADJUSTED') },
  },
  {
    name: 'deviceStatus',
    family: 'WCS_UP',
    menu: 'devices',
    entityIdentifier: 'msg_id',
    properties: { address: `http://${hosts.equipment}/devices`, ...onEvent('STOCK_ADJUSTED') },
  },
];

/** Returns the interfaces as bodies of `interfaceConfig.create`. */
export const createInterfaces = (
  translate: Translate,
  erpUuid: string,
): Readonly<Record<string, unknown>>[] =>
  interfaces.map(({ name, family, menu, entityIdentifier, properties }) => ({
    interfaceName: name,
    interfaceType: family,
    menuName: translate(`basicDataNames.menus.${menu}`),
    scope: 'DC',
    dcCode: 'SH01',
    entityIdentifier,
    remarks: translate(`demo.interfaces.${name}`),
    type: 'HTTP',
    method: 'POST',
    ...(family.startsWith('ERP_') && { erpUuid, requestMode: 'PLAIN' }),
    ...properties,
    fieldMappings: fieldMappingsOf(name),
  }));
