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
  ['the only one', [ofA], {}, ['A']],
  ['the only one, of another owner', [ofA], { ownerCode: 'B' }, []],
  ['the only one, elsewhere', [all], { dcCode: 'BJ' }, []],
  ["the owner's own before the one of all", [all, ofA, ofB], { ownerCode: 'A' }, ['A']],
  ['an owner without one of its own', [all, ofA], { ownerCode: 'C' }, ['all']],
  ['no owner: the one of all', [all, ofA, ofB], {}, ['all']],
  ['no owner, and none of all', [ofA, ofB], {}, ['A', 'B']],
  ['two centers', [all, elsewhere], {}, ['all', 'elsewhere']],
  ['one of two centers', [all, elsewhere], { dcCode: 'BJ' }, ['elsewhere']],
  ["an owner's own here, one of all there", [ofA, elsewhere], { ownerCode: 'A' }, ['A', 'elsewhere']],
  ['a carrier', [all, byCarrier], { carrierCode: 'SF' }, ['carrier']],
  ['a center, not a carrier', [all, byCarrier], { dcCode: 'SH' }, ['all']],
];

test.each(cases)('%s', (_, rows, scope, want) => {
  expect(selectMostSpecific(rows, scope).map(({ uuid }) => uuid)).toEqual(want);
});
