import { beforeAll, expect, test } from 'vitest';
import type { Resource } from '../../../../src/contract/model/resource.ts';
import { resources, screens } from '../../../../src/generated/catalog/index.ts';
import {
  foundRecordCommands,
  type RecordSearch,
  recordSearchArgs,
  recordSearchesOf,
  searchTabOf,
} from '../../../../src/runtime/command/palette/recordSearches.ts';

let searches: readonly RecordSearch[];

beforeAll(async () => {
  const names = screens.flatMap(({ tabs }) =>
    tabs.flatMap((tab) => ('resource' in tab ? [tab.resource] : [])),
  );
  const loaded = [...new Set(names)].map(async (name): Promise<[string, Resource]> => {
    const entry = resources[name];
    if (!entry) throw new Error(name);
    return [name, (await entry.view()).default];
  });
  searches = recordSearchesOf(screens, new Map(await Promise.all(loaded)));
});

const searchOf = (list: string): RecordSearch => {
  const found = searches.find((search) => search.list === list);
  if (!found) throw new Error(`${list} is not searched.`);
  return found;
};

test('each list has one search, and lists with a create role come first', () => {
  const lists = searches.map(({ list }) => list);
  expect(new Set(lists).size).toBe(lists.length);
  const isMade = searches.map(({ resource }) => resource.roles.create !== undefined);
  expect(isMade).toEqual(isMade.toSorted((a, b) => Number(b) - Number(a)));
});

test.each<[list: string, want: unknown]>([
  // Four families share the list, so the request has none of their constants.
  [
    'interfaceConfig.query',
    { body: { page: 0, pageSize: 5, sort: 'interfaceName', order: 'asc', interfaceName: 'as' } },
  ],
  ['pendingData.query', expect.objectContaining({ body: expect.objectContaining({ entityNo: 'as' }) })],
  ['datasource.query', { name: 'as' }],
])('the search of %s sends %o', (list, want) => {
  expect(recordSearchArgs(searchOf(list), 'as', 5)).toEqual(want);
});

test.each<[list: string, row: object, want: string | undefined]>([
  ['interfaceConfig.query', { interfaceType: 'ERP_DOWN', scope: 'DC' }, 'erpdown'],
  ['interfaceConfig.query', { interfaceType: 'WCS_UP', scope: 'CARRIER' }, 'wcsup'],
  ['interfaceConfig.query', { interfaceType: 'NEW_KIND' }, undefined],
  ['pendingData.query', { interfaceType: 'WCS_DOWN' }, 'wcsdown'],
  ['datasource.query', {}, 'config'],
])('a record of %s with %o opens on the screen %s', (list, row, want) => {
  expect(searchTabOf(searchOf(list), { uuid: 'u', ...row })?.screen.name).toBe(want);
});

test('the address of a found record has its key encoded', () => {
  const [command] = foundRecordCommands(searchOf('datasource.query'), [{ uuid: 'a&b c' }], (key) => key);
  expect(command?.kind === 'record' && command.to).toBe(
    '/config?tab=dataSource&view=edit&uuid=a%26b+c&section=overview',
  );
});

test.each<[list: string, row: Record<string, unknown>, want: string]>([
  [
    'interfacelog.query',
    { interfaceName: 'asn', type: 'SEND', entity: 'A-1', details: 'Delivered' },
    'SEND · A-1',
  ],
  ['pendingData.query', { entityNo: 'A-1', status: 'FAILED', interfaceName: 'asn' }, 'FAILED · asn'],
  ['datasource.query', { name: 'orders', modifiedAt: '2026-11-29T00:00:00Z' }, ''],
  ['datasource.query', { name: 'orders', databaseType: 'NEW_KIND' }, 'NEW_KIND'],
])('a record of %s has a detail beside its name: %j → %s', (list, row, want) => {
  const [command] = foundRecordCommands(
    searchOf(list),
    [{ uuid: 'u', ...row }],
    (key) => key.split('.').at(-2) ?? '',
  );
  expect(command?.kind === 'record' && command.detail).toBe(want);
});

test('a choice that the catalog lacks appears as its value', () => {
  const row = { uuid: 'u', name: 'orders', databaseType: 'NEW_KIND' };
  const [command] = foundRecordCommands(searchOf('datasource.query'), [row], (key) => `caption ${key}`);
  expect(command?.kind === 'record' && command.detail).toBe('NEW_KIND');
});
