import { expect, test } from 'vitest';
import interfaces from '../../../src/generated/catalog/interface.ts';
import { docsResourceOf } from '../../../src/screens/docs/docsResourceOf.ts';

test('the docs list filters by name, shows the family, and has no run-time figures', () => {
  const { columns, filters, tree } = docsResourceOf(interfaces);
  expect(filters[0]?.property).toBe('interfaceName');
  expect(filters.filter(({ property }) => property === 'interfaceName').length).toBe(1);
  expect(columns.map(({ property }) => property)).toEqual(
    expect.arrayContaining(['interfaceName', 'interfaceType', 'type', 'status']),
  );
  expect(columns.filter(({ property }) => /count|fail|debug/i.test(property))).toEqual([]);
  expect(tree).toBeUndefined();
});
