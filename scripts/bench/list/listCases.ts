import { entityOf } from '../../../src/server/platform/operations/catalog.ts';
import type { PageWindow, RecordQuery } from '../../../src/server/platform/store/records/RecordQuery.ts';
import { benchCompanyUuid } from './seedInterfaces.ts';

/** A query for one page, as the screen of a family sends it. */
export interface ListCase {
  readonly name: string;
  readonly query: RecordQuery & { readonly window: PageWindow };
}

const { model } = entityOf('interface');
const pageSize = 20;
const byName = { property: 'interfaceName', order: 'asc' } as const;
const family = { interfaceType: 'ERP_DOWN' };

const listCase = (name: string, more: Partial<RecordQuery>, offset = 0): ListCase => ({
  name,
  query: {
    entity: model.name,
    companyUuid: benchCompanyUuid,
    equals: family,
    sort: byName,
    window: { limit: pageSize, offset },
    ...more,
  },
});

/** A seeded value for every filter that compares for equality. */
const filterValues: Readonly<Record<string, string | boolean>> = {
  interfaceType: 'WCS_UP',
  menuName: 'Menu 7',
  scope: 'DC',
  dcCode: 'DC7',
  carrierCode: 'C7',
  ownerCode: 'OWN7',
  type: 'HTTP',
  erpUuid: 'erp-7',
  dataSourceUuid: 'ds-7',
  dingDingUuid: 'robot-7',
  triggerStrategy: 'CRON',
  status: 'ONLINE',
  debug: true,
};

/** The first and the last page, of one family and of all families. */
export const pageCases = (count: number): readonly ListCase[] => [
  listCase('first page', {}),
  listCase('last page', {}, count / 4 - pageSize),
  listCase('first page of all families', { equals: {} }),
  listCase('last page of all families', { equals: {} }, count - pageSize),
];

/** The first page in every sort order: each sortable property, ascending and descending. */
export const sortCases: readonly ListCase[] = model.sortable.flatMap((property) =>
  (['asc', 'desc'] as const).map((order) =>
    listCase(`sort ${property} ${order}`, { sort: { property, order } }),
  ),
);

/** The first page with each filter, and with three filters together. */
export const filterCases: readonly ListCase[] = [
  ...model.filtered.flatMap((property) => {
    const value = filterValues[property];
    return value === undefined
      ? []
      : [listCase(`filter ${property}`, { equals: { ...family, [property]: value } })];
  }),
  listCase('filter status, dcCode and menuName', {
    equals: { ...family, status: 'ONLINE', dcCode: 'DC7', menuName: 'Menu 7' },
  }),
  listCase('contains 3 characters', { contains: { interfaceName: 'ABC' } }),
  listCase('contains 1 character', { contains: { interfaceName: 'f' } }),
  listCase('contains a text that no name has', { contains: { interfaceName: 'nowhere' } }),
  listCase('range pendingCount', { ranges: [{ property: 'pendingCount', from: 990 }] }),
  listCase('range lastScheduleTime', {
    ranges: [
      { property: 'lastScheduleTime', from: '2026-11-01T00:00:00.100Z', to: '2026-11-01T00:00:00.110Z' },
    ],
  }),
];
