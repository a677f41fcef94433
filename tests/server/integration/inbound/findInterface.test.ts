import { expect, test } from 'vitest';
import {
  findInterface,
  type InterfaceScope,
  selectMostSpecific,
} from '../../../../src/server/integration/inbound/findInterface.ts';
import { ConfigurationCache } from '../../../../src/server/platform/store/ConfigurationCache.ts';
import type { Tables } from '../../../../src/server/platform/store/ServiceStore.ts';

const all = { uuid: 'all', dcCode: 'SH' };
const ofA = { uuid: 'A', dcCode: 'SH', ownerCode: 'A' };
const ofB = { uuid: 'B', dcCode: 'SH', ownerCode: 'B' };
const elsewhere = { uuid: 'elsewhere', dcCode: 'BJ' };
const byCarrier = { uuid: 'carrier', carrierCode: 'SF' };

type Rows = Parameters<typeof selectMostSpecific>[0];

const cases: readonly [given: string, rows: Rows, scope: InterfaceScope, want: readonly string[]][] = [
  ['the only interface', [ofA], {}, ['A']],
  ['the only interface, of another owner', [ofA], { ownerCode: 'B' }, []],
  ['the only interface, of another center', [all], { dcCode: 'BJ' }, []],
  ['the interface of the owner before the general one', [all, ofA, ofB], { ownerCode: 'A' }, ['A']],
  ['an owner without its own interface', [all, ofA], { ownerCode: 'C' }, ['all']],
  ['no owner, with a general interface', [all, ofA, ofB], {}, ['all']],
  ['no owner, without a general interface', [ofA, ofB], {}, ['A', 'B']],
  ['two centers', [all, elsewhere], {}, ['all', 'elsewhere']],
  ['one of two centers', [all, elsewhere], { dcCode: 'BJ' }, ['elsewhere']],
  ['an own interface in one of two centers', [ofA, elsewhere], { ownerCode: 'A' }, ['A', 'elsewhere']],
  ['a carrier', [all, byCarrier], { carrierCode: 'SF' }, ['carrier']],
  ['a center, not a carrier', [all, byCarrier], { dcCode: 'SH' }, ['all']],
];

test.each(cases)('selectMostSpecific handles %s', (_, rows, scope, want) => {
  expect(selectMostSpecific(rows, scope).map(({ uuid }) => uuid)).toEqual(want);
});

const named = (row: object) => ({ ...row, uuid: JSON.stringify(row), interfaceName: 'asn' });

/** Posts for these interfaces of a company with the interface "asn". Resolves to the conditions of the reads. */
async function readsOf(names: readonly string[], isConnected: boolean): Promise<readonly unknown[]> {
  const reads: unknown[] = [];
  const configuration = new ConfigurationCache();
  if (isConnected)
    await configuration.connect({
      listen: async (_channel, { onConnected }) => {
        onConnected();
        return async () => undefined;
      },
    });
  const selectProperties = async ({ equals }: { readonly equals?: { readonly interfaceName?: string } }) => {
    reads.push(equals);
    return equals?.interfaceName === 'asn' ? [named(all)] : [];
  };
  const tables = { configuration, repository: { selectProperties } } as unknown as Tables;
  for (const name of names) await findInterface(tables, 'c', name, {}, () => true).catch(() => undefined);
  return reads;
}

const asn = { interfaceName: 'asn' };
const unknown = { interfaceName: 'unknown' };
test.each<[given: string, isConnected: boolean, names: readonly string[], want: readonly object[]]>([
  ['one interface', true, ['asn', 'asn'], [asn]],
  ['one interface, while nothing is cached', false, ['asn', 'asn'], [asn, asn]],
  ['an unknown interface, which is not cached', true, ['unknown', 'unknown'], [unknown, unknown]],
])('posts to %s read interfaces with its name', async (_, isConnected, names, want) => {
  expect(await readsOf(names, isConnected)).toEqual(want);
});
