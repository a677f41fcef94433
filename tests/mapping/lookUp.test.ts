import { expect, test } from 'vitest';
import { assertLookUpProperty, lookUpPropertiesOf, parseLookUp } from '../../src/mapping/lookUp.ts';

test('the properties of look-ups are those of the schemas', () => {
  const dc = { schema: { properties: { name: {}, code: {} } } };
  const owner = { schema: { properties: { name: {} } } };
  expect(lookUpPropertiesOf({ dc, owner, carrier: { schema: {} } })).toEqual({
    dc: ['name', 'code'],
    owner: ['name'],
    carrier: [],
  });
});

/** Look-up → its parts, or the error. */
test.each([
  ['dc.name', { name: 'dc', property: 'name' }],
  [' owner.code ', { name: 'owner', property: 'code' }],
])('the look-up "%s" has the parts %o', (expression, parts) => {
  expect(parseLookUp(expression)).toEqual(parts);
});

const properties = { dc: ['name', 'code'], owner: ['size'], carrier: [] };

test.each<[expression: string, code: string | undefined, parameters?: object]>([
  ['dc', 'lookUpInvalid', { expression: 'dc' }],
  ['dc.name.x', 'lookUpInvalid', { expression: 'dc.name.x' }],
  ['a dc.name', 'lookUpInvalid', { expression: 'a dc.name' }],
  ['shop.name', 'lookUpUnknown', { name: 'shop', known: 'dc, owner, carrier' }],
  ['owner.size', undefined],
  ['dc.size', 'propertyUnknown', { name: 'dc', property: 'size', known: 'name, code' }],
])('the look-up "%s" has the error %s', (expression, code, parameters) => {
  const assert = () => assertLookUpProperty(expression, properties);
  if (code === undefined) expect(assert).not.toThrow();
  else expect(assert).toThrow(expect.objectContaining({ code, parameters }));
});
