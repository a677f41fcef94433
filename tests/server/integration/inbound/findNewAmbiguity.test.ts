import { expect, test } from 'vitest';
import { findNewAmbiguity } from '../../../../src/server/integration/inbound/findNewAmbiguity.ts';

const all = { dcCode: 'SH' };
const ofA = { dcCode: 'SH', ownerCode: 'A' };
const ofB = { dcCode: 'SH', ownerCode: 'B' };
const elsewhere = { dcCode: 'BJ' };
const byCarrier = { carrierCode: 'SF' };

const named = (row: object) => ({ ...row, uuid: JSON.stringify(row), interfaceName: 'asn' });

test.each([
  ['a copy to another center', [all], [elsewhere], [['dcCode']]],
  ['a copy to another carrier', [byCarrier], [{ carrierCode: 'YTO' }], [['carrierCode']]],
  ['a copy to another owner', [ofA], [ofB], [['ownerCode']]],
  [
    'a copy to another center for one of two owners',
    [ofA, ofB],
    [{ dcCode: 'BJ', ownerCode: 'A' }],
    [['dcCode']],
  ],
  [
    'a copy to another center and owner',
    [ofA],
    [{ dcCode: 'BJ', ownerCode: 'B' }],
    [['dcCode', 'ownerCode']],
  ],
  ['a first interface', [], [all], []],
  ['an owner beside the general interface', [all], [ofA], []],
  ['callers who name the center already', [all, { dcCode: 'GZ' }], [elsewhere], []],
])('findNewAmbiguity finds the parameters that callers must add after %s', (_, present, added, want) => {
  expect(findNewAmbiguity(present.map(named), added.map(named))).toEqual(
    want.map((parameters) => ({ parameters, interfaceNames: ['asn'] })),
  );
});

test('findNewAmbiguity compares interfaces of one name', () => {
  expect(findNewAmbiguity([named(all)], [{ ...named(elsewhere), interfaceName: 'item' }])).toEqual([]);
});

type Place = Readonly<Partial<Record<'dcCode' | 'carrierCode' | 'ownerCode', string>>>;

/** Returns how often `findNewAmbiguity` reads the center of an interface, on average. */
function readsPerInterface(present: readonly Place[], added: readonly Place[]): number {
  let reads = 0;
  const counted = ({ dcCode, carrierCode, ownerCode }: Place) => ({
    uuid: '',
    interfaceName: 'asn',
    carrierCode,
    ownerCode,
    get dcCode() {
      reads += 1;
      return dcCode;
    },
  });
  findNewAmbiguity(present.map(counted), added.map(counted));
  return reads / (present.length + added.length);
}

const places = (placeOf: (number: number) => Place): Place[] =>
  Array.from({ length: 200 }, (_, number) => placeOf(number));
const carriers = places((number) => ({ carrierCode: `C${number}` }));
test.each<[added: string, present: readonly Place[], added: readonly Place[]]>([
  ['carriers', [], carriers],
  ['owners of the same carriers', carriers, carriers.map((place) => ({ ...place, ownerCode: 'A' }))],
  ['centers of the same carriers', carriers, carriers.map((place) => ({ ...place, dcCode: 'SH' }))],
  ['owners of one center', [all], places((number) => ({ ...all, ownerCode: `A${number}` }))],
])('findNewAmbiguity does not compare each with each of many %s', (_, present, added) => {
  expect(readsPerInterface(present, added)).toBeLessThan(50);
});
