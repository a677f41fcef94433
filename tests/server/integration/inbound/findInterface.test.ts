import { expect, test } from 'vitest';
import {
  type InterfaceScope,
  selectMostSpecific,
} from '../../../../src/server/integration/inbound/findInterface.ts';

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
