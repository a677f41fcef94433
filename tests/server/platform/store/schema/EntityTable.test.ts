import { expect, test } from 'vitest';
import { EntityTable } from '../../../../../src/server/platform/store/schema/EntityTable.ts';

/** Returns the indexes of a log whose lists filter by these choices. */
const indexesOf = (choices: readonly string[]) =>
  new EntityTable({
    entity: 'log',
    compared: Object.fromEntries(['at', 'thingUuid', ...choices].map((property) => [property, 'code'])),
    indexed: ['at', 'thingUuid', ...choices],
    filtered: [],
    referenceLists: [],
    extraIndexes: [],
    partitionBy: 'at',
  }).indexes;

test('an index that includes other choices has another name', () => {
  const before = indexesOf(['level']);
  const after = indexesOf(['level', 'type']);
  for (const { name, definition } of after) {
    const former = before.find((index) => index.name === name);
    expect(former?.definition ?? definition).toBe(definition);
  }
  expect(after.filter(({ definition }) => definition.includes('INCLUDE'))).toHaveLength(1);
});
