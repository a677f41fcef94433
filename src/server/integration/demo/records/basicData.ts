import type { LocalePhrases } from '../../../platform/base/servicePhrases.ts';
import type { DemoRecord } from '../../../platform/operations/Demo.ts';

/** Basic data by entity: code → key of the name. */
const codes = {
  dc: ['SH01', 'GZ01'],
  owner: ['OWN1', 'OWN2'],
  carrier: ['SF', 'LTL'],
} as const;

/** Menus by family: key of the name and category. */
const menus = {
  ERP_DOWN: [
    ['articles', 'BASIC_DATA'],
    ['orders', 'DOCUMENT'],
  ],
  ERP_UP: [
    ['confirmations', 'DOCUMENT'],
    ['stock', 'SCHEDULED'],
  ],
  WCS_DOWN: [['tasks', 'DOCUMENT']],
  WCS_UP: [
    ['results', 'API'],
    ['devices', 'POLLING'],
  ],
} as const;

/** Returns the demo company, its distribution centers, owners, carriers and menus. */
export const createBasicData = ({ translate }: LocalePhrases): DemoRecord[] => [
  {
    entity: 'company',
    data: { code: 'DEMO', name: translate('demo.company'), sample: true, demo: true },
  },
  ...Object.entries(codes).flatMap(([entity, list]) =>
    list.map((code) => ({
      entity,
      data: {
        code,
        name: translate(`demo.${entity}.${code}`),
        sample: true,
        ...(entity === 'dc' && { timeZone: 'Asia/Shanghai' }),
      },
    })),
  ),
  ...Object.entries(menus).flatMap(([interfaceType, list]) =>
    list.map(([name, category], index) => ({
      entity: 'menu',
      data: {
        interfaceType,
        category,
        menuName: translate(`demo.menus.${name}`),
        order: (index + 1) * 10,
        sample: true,
      },
    })),
  ),
];
