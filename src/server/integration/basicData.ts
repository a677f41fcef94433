import menuForm from '#generated/forms/menu.ts';
import type { LocalePhrases } from '../platform/base/servicePhrases.ts';
import type { BasicDataRecord } from '../platform/operations/Demo.ts';

/** Codes by entity. Their names are phrases of the service. */
const codes = {
  dc: ['SH01', 'GZ01', 'CD01'],
  owner: ['OWN1', 'OWN2'],
  carrier: ['SF', 'LTL'],
} as const;

type Menus = readonly (readonly [name: string, category: string])[];

/** Menus by family: key of the name, and category. */
const menusByFamily: Readonly<Record<string, Menus>> = {
  ERP_DOWN: [
    ['articles', 'BASIC_DATA'],
    ['suppliers', 'BASIC_DATA'],
    ['inboundOrders', 'DOCUMENT'],
    ['outboundOrders', 'DOCUMENT'],
  ],
  ERP_UP: [
    ['receipts', 'DOCUMENT'],
    ['shipments', 'DOCUMENT'],
    ['stock', 'SCHEDULED'],
  ],
  WCS_DOWN: [
    ['tasks', 'DOCUMENT'],
    ['bins', 'BASIC_DATA'],
  ],
  WCS_UP: [
    ['results', 'API'],
    ['devices', 'POLLING'],
  ],
};

/** Menus of families that are not listed here. */
const otherMenus: Menus = [
  ['basicData', 'BASIC_DATA'],
  ['documents', 'DOCUMENT'],
];

const families = (menuForm.fields.interfaceType?.choices ?? []).map(String);

/** Returns a company and its basic data. `nameOf` returns the name of a phrase key below `basicDataNames`. */
const basicDataOf = (
  company: BasicDataRecord['data'],
  nameOf: (key: string) => string,
): BasicDataRecord[] => [
  { entity: 'company', data: { ...company, sample: true } },
  ...Object.entries(codes).flatMap(([entity, list]) =>
    list.map((code) => ({
      entity,
      data: {
        code,
        name: nameOf(`${entity}.${code}`),
        ...(entity === 'dc' && { timeZone: 'Asia/Shanghai' }),
        sample: true,
      },
    })),
  ),
  ...families.flatMap((interfaceType) =>
    (menusByFamily[interfaceType] ?? otherMenus).map(([name, category], index) => ({
      entity: 'menu',
      data: {
        interfaceType,
        category,
        menuName: nameOf(`menus.${name}`),
        order: (index + 1) * 10,
        sample: true,
      },
    })),
  ),
];

/**
 * Basic data comes from another service (schemas/SPECIFICATION.md section 1.2). These records of the first company let
 * a first visitor try everything. Each name says that it is a sample.
 */
export const createSampleRecords = ({ translate }: LocalePhrases): BasicDataRecord[] => {
  const nameOf = (key: string): string =>
    translate('basicDataNames.sample', { name: translate(`basicDataNames.${key}`) });
  return basicDataOf({ code: 'SAMPLE', name: nameOf('company') }, nameOf);
};

/** Returns the demo company and its basic data. */
export const createDemoRecords = ({ translate }: LocalePhrases): BasicDataRecord[] =>
  basicDataOf({ code: 'DEMO', name: translate('demo.company'), demo: true }, (key) =>
    translate(`basicDataNames.${key}`),
  );
