import { expect, test } from 'vitest';
import { entityModels, entityTables } from '../../../../src/server/platform/operations/catalog.ts';

/** Lists of references → an index answers which records refer to a record. */
test('every list of references has an index, and no single reference has one', () => {
  const lists = Object.values(entityModels).flatMap(({ name, references }) =>
    references.filter(({ many }) => many).map(({ property }) => `${name} holding ${property}`),
  );
  const indexes = entityTables.flatMap(({ indexes }) => indexes.map(({ name }) => name));
  expect(lists).not.toEqual([]);
  expect(indexes.filter((name) => name.includes(' holding '))).toEqual(lists);
});
