import { entityOf } from '../../../src/server/catalog.ts';
import type { DocumentQuery, Window } from '../../../src/server/store/DocumentQuery.ts';
import { companyUuid } from './seedInterfaces.ts';

/** One page as a family's screen asks for it. */
export interface Case {
  readonly name: string;
  readonly query: DocumentQuery & { readonly window: Window };
}

const { model } = entityOf('interface');
const pageSize = 20;
const byName = { property: 'interfaceName', order: 'asc' } as const;
const family = { interfaceType: 'ERP_DOWN' };

const page = (name: string, more: Partial<DocumentQuery>, offset = 0): Case => ({
  name,
  query: {
    entity: model.name,
    companyUuid,
    equals: family,
    sort: byName,
    window: { limit: pageSize, offset },
    ...more,
  },
});

/** A value that the seed has for every filter that is no text. */
const samples: Readonly<Record<string, string | boolean>> = {
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

/** The first page, the last one, with and without a family. */
export const pages = (count: number): readonly Case[] => [
  page('first page', {}),
  page('last page', {}, count / 4 - pageSize),
  page('first page of all families', { equals: {} }),
  page('last page of all families', { equals: {} }, count - pageSize),
];

/** By every column that can be sorted by, both ways. */
export const sorts: readonly Case[] = model.sortable.flatMap((property) =>
  (['asc', 'desc'] as const).map((order) => page(`sort ${property} ${order}`, { sort: { property, order } })),
);

/** By everything that the list can be narrowed by, alone and together. */
export const filters: readonly Case[] = [
  ...model.filtered.flatMap((property) => {
    const value = samples[property];
    return value === undefined
      ? []
      : [page(`filter ${property}`, { equals: { ...family, [property]: value } })];
  }),
  page('filter status, dcCode and menuName', {
    equals: { ...family, status: 'ONLINE', dcCode: 'DC7', menuName: 'Menu 7' },
  }),
  page('contains 3 characters', { contains: { interfaceName: 'ABC' } }),
  page('contains 1 character', { contains: { interfaceName: 'f' } }),
  page('contains what no name does', { contains: { interfaceName: 'nowhere' } }),
  page('range pendingCount', { ranges: [{ property: 'pendingCount', from: 990 }] }),
  page('range lastScheduleTime', {
    ranges: [
      { property: 'lastScheduleTime', from: '2026-11-01T00:00:00.100Z', to: '2026-11-01T00:00:00.110Z' },
    ],
  }),
];
