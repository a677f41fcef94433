import authForm from '#generated/forms/auth.ts';
import interfaceForm from '#generated/forms/interface.ts';
import type { Choice } from '#generated/types.ts';
import type { Form } from '../../../contract/model/form.ts';
import { choiceKey } from '../../../contract/text/captions.ts';
import type { Handler } from '../../platform/operations/ServiceContext.ts';
import { documentKindByEvent } from './interfaceFields.ts';

/** ERPs with planned own dialects, and "other": plain HTTP. */
const erpTypes = ['SAP', 'ORACLE', 'KINGDEE', 'YONYOU', 'DYNAMICS', 'OTHER'];

const eventTypes = Object.keys(documentKindByEvent);

export const isEventType = (code: string): boolean => eventTypes.includes(code);

/** Uses of bins: the stock in some of them concerns only the warehouse. */
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

/** The lists of codes by the operation that offers them, with the name of their captions. */
const offered: Readonly<Record<string, readonly [list: string, codes: readonly string[]]>> = {
  'erp.geterpType': ['erpType', erpTypes],
  'interfaceConfig.getEventTypes': ['eventType', eventTypes],
  'ignoreStockBinUsageConfig.queryField': ['binUsage', binUsages],
};

/** Codes by the operation that offers them (`ServiceContext.offeredCodes`). */
export const offeredCodes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(offered).map(([operation, [, codes]]) => [operation, codes]),
);

const choiceHandler =
  (list: string, codes: readonly string[]): Handler =>
  async ({ phrases }): Promise<Choice[]> =>
    codes.map((code) => ({ code, name: phrases.translate(`choices.${list}.${code}`) }));

/** Returns the choices of a property with their captions. */
const formChoiceHandler =
  (form: Form, property: string): Handler =>
  async ({ phrases }): Promise<Choice[]> =>
    (form.fields[property]?.choices ?? []).map((choice) => ({
      code: String(choice),
      name: phrases.translate(choiceKey(form.entity, [property], choice)),
    }));

/** Handlers of the operations that offer choices. */
export const choiceHandlers: Readonly<Record<string, Handler>> = {
  ...Object.fromEntries(
    Object.entries(offered).map(([operation, [list, codes]]) => [operation, choiceHandler(list, codes)]),
  ),
  'auth.getType': formChoiceHandler(authForm, 'authType'),
  'interfaceConfig.getAllInterfaceType': formChoiceHandler(interfaceForm, 'interfaceType'),
};
