import { expect, test } from 'vitest';
import { makeSamples } from '../../../generator/samples/makeSamples.ts';
import { contractUnderTest, model } from './contractUnderTest.ts';

test('each seed creates sample records of every resource and family once', async () => {
  const { records } = await contractUnderTest();
  const made = await makeSamples(model, records, 1, 1);
  const families = model.resources.filter(({ base }) => base !== undefined).map(({ name }) => name);
  expect(made.map(({ resource }) => resource)).toEqual(expect.arrayContaining([...families, 'erp', 'robot']));
  expect(made.filter(({ count }) => count === 0)).toEqual([]);
  const again = await makeSamples(model, records, 1, 1);
  expect(again.find(({ resource }) => resource === 'erp')).toMatchObject({
    count: 0,
    refusals: [expect.stringContaining('Must be unique: Name')],
  });
  expect(again.filter(({ count, isComplete }) => count === 0 && !isComplete)).toEqual([]);
  const others = await makeSamples(model, records, 1, 2);
  // A company can have each of the few choices once, so no choice may be left.
  const none = others.filter(({ resource, count }) => count === 0 && resource !== 'dailySettlementConfig');
  expect(none).toEqual([]);
});
