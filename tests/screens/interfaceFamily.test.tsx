import { expect, test } from 'vitest';
import { familyOfInterface, settingsHref } from '../../src/screens/interfaceFamily.ts';

test.each([
  ['ERP_DOWN', { route: '/erpdown', resource: 'erpdown' }, '/erpdown?view=edit&uuid=i1'],
  ['GONE', undefined, '/?view=edit&uuid=i1'],
  [undefined, undefined, '/?view=edit&uuid=i1'],
])('the family of the interface type %s is %o, with the page %s', (interfaceType, family, href) => {
  const record = { uuid: 'i1', interfaceType };
  expect(familyOfInterface(record)).toEqual(family);
  expect(settingsHref(record)).toBe(href);
});
