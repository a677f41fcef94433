import menuForm from '#generated/forms/menu.ts';
import type { SampleRecord } from '../platform/operations/ServiceModule.ts';

/** A name in Chinese and in English. */
type SampleName = readonly [chinese: string, english: string];

/** Returns a name in one language, marked as a sample: the language of the texts that the service stores. */
const sampleNameOf = ([chinese, english]: SampleName, locale: string): string =>
  locale === 'zh-CN' ? `${chinese}（示例）` : `${english} (sample)`;

const codedSamples = (
  entity: string,
  locale: string,
  rows: readonly (readonly [code: string, name: SampleName])[],
  rest: Readonly<Record<string, string>> = {},
): SampleRecord[] =>
  rows.map(([code, name]) => ({
    entity,
    data: { code, name: sampleNameOf(name, locale), ...rest, sample: true },
  }));

type Menus = readonly (readonly [category: string, name: SampleName])[];

const menusByFamily: Readonly<Record<string, Menus>> = {
  ERP_DOWN: [
    ['BASIC_DATA', ['商品', 'Articles']],
    ['BASIC_DATA', ['供应商', 'Suppliers']],
    ['DOCUMENT', ['入库单', 'Inbound']],
    ['DOCUMENT', ['出库单', 'Outbound']],
  ],
  ERP_UP: [
    ['DOCUMENT', ['收货确认', 'Receipts']],
    ['DOCUMENT', ['发货确认', 'Shipments']],
    ['SCHEDULED', ['库存', 'Stock']],
  ],
  WCS_DOWN: [
    ['DOCUMENT', ['任务', 'Tasks']],
    ['BASIC_DATA', ['货位', 'Bins']],
  ],
  WCS_UP: [
    ['POLLING', ['任务结果', 'Results']],
    ['API', ['设备状态', 'Devices']],
  ],
};

/** Menus of families that are not listed here. */
const otherMenus: Menus = [
  ['BASIC_DATA', ['基础资料', 'Basic data']],
  ['DOCUMENT', ['单据', 'Documents']],
];

const families = (menuForm.fields.interfaceType?.choices ?? []).map(String);

const menuSamplesOf = (interfaceType: string, locale: string): SampleRecord[] =>
  (menusByFamily[interfaceType] ?? otherMenus).map(([category, name], index) => ({
    entity: 'menu',
    data: {
      interfaceType,
      category,
      menuName: sampleNameOf(name, locale),
      order: (index + 1) * 10,
      sample: true,
    },
  }));

/**
 * Basic data comes from another service (schemas/SPECIFICATION.md section 1.2). These records let a first
 * visitor try everything. Their names are in the language of `locale`.
 */
export const sampleRecordsIn = (locale: string): readonly SampleRecord[] => [
  ...codedSamples('company', locale, [['SAMPLE', ['华东商贸', 'East Trading']]]),
  ...codedSamples(
    'dc',
    locale,
    [
      ['SH01', ['上海配送中心', 'Shanghai']],
      ['GZ01', ['广州配送中心', 'Guangzhou']],
      ['CD01', ['成都配送中心', 'Chengdu']],
    ],
    { timeZone: 'Asia/Shanghai' },
  ),
  ...codedSamples('owner', locale, [
    ['OWN1', ['自营', 'Own goods']],
    ['OWN2', ['鲜达食品', 'Fresh Foods']],
  ]),
  ...codedSamples('carrier', locale, [
    ['SF', ['快递', 'Express']],
    ['LTL', ['零担物流', 'Groupage']],
  ]),
  ...families.flatMap((family) => menuSamplesOf(family, locale)),
];
