import { expect, test } from 'vitest';
import {
  entityModels,
  entityTableOf,
  entityTables,
} from '../../../../src/server/platform/operations/catalog.ts';

/** Lists of references → an index answers which records refer to a record. */
test('every list of references has an index, and no single reference has one', () => {
  const lists = Object.values(entityModels).flatMap(({ name, references }) =>
    references.filter(({ many }) => many).map(({ property }) => `${name} holding ${property}`),
  );
  const indexes = entityTables.flatMap(({ indexes }) => indexes.map(({ name }) => name));
  expect(lists).not.toEqual([]);
  expect(indexes.filter((name) => name.includes(' holding '))).toEqual(lists);
});

/** A property with a default → whether records without it count as records with the default. */
test.each([
  ['dc', 'disabled', true],
  ['company', 'status', false],
  ['interface', 'pendingCount', false],
  ['interface', 'method', false],
  ['auth', 'clientAuthentication', false],
])('the default of %s.%s counts for records without it: %s', (entity, property, counts) => {
  expect(entityModels[entity]?.defaults).toHaveProperty(property);
  expect(entityTableOf(entity).valueSqlOf(property).startsWith('coalesce')).toBe(counts);
});
