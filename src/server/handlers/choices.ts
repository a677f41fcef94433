import type { Form } from '../../contract/form.ts';
import { choiceKey } from '../../contract/labelKey.ts';
import authForm from '../../generated/forms/auth.ts';
import interfaceForm from '../../generated/forms/interface.ts';
import type { Handler } from '../Service.ts';

/** A value that the service offers, in the asked language: entity `choice`. */
interface Choice {
  readonly code: string;
  readonly name: string;
}

/** ERPs whose dialect the service will speak, and "other": plain HTTP. */
const erpTypes = ['SAP', 'ORACLE', 'KINGDEE', 'YONYOU', 'DYNAMICS', 'OTHER'];

/** Events of the warehouse that can trigger an interface. */
const eventTypes = [
  'ARTICLE_CHANGED',
  'INBOUND_APPROVED',
  'RECEIPT_COMPLETED',
  'OUTBOUND_APPROVED',
  'SHIPMENT_COMPLETED',
  'RETURN_COMPLETED',
  'STOCK_ADJUSTED',
  'STOCKTAKE_COMPLETED',
];

export const isEventType = (code: string): boolean => eventTypes.includes(code);

/** What bins are for: stock in some of them is nobody's business but the warehouse's. */
const binUsages = [
  'STORAGE',
  'PICKING',
  'RECEIVING',
  'SHIPPING',
  'RETURN',
  'DEFECTIVE',
  'QUARANTINE',
  'TRANSFER',
  'PACKING',
  'DISPLAY',
];

/** Codes by the operation that offers them (`Service.offeredCodes`). */
export const offeredCodes: Readonly<Record<string, readonly string[]>> = {
  'erp.geterpType': erpTypes,
  'interfaceConfig.getEventTypes': eventTypes,
  'ignoreStockBinUsageConfig.queryField': binUsages,
};

const named =
  (list: string, codes: readonly string[]): Handler =>
  async ({ say }): Promise<Choice[]> =>
    codes.map((code) => ({ code, name: say.translate(`choices.${list}.${code}`) }));

/** The labelled choices of a property, with their captions. */
const choicesOf =
  (form: Form, property: string): Handler =>
  async ({ say }): Promise<Choice[]> =>
    (form.fields[property]?.choices ?? []).map((choice) => ({
      code: String(choice),
      name: say.translate(choiceKey(form.entity, [property], choice)),
    }));

export const getErpType = named('erpType', erpTypes);
export const getEventTypes = named('eventType', eventTypes);
export const getBinUsages = named('binUsage', binUsages);
export const getAuthType = choicesOf(authForm, 'authType');
export const getInterfaceType = choicesOf(interfaceForm, 'interfaceType');
