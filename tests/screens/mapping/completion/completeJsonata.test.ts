import jsonata from 'jsonata';
import { expect, test } from 'vitest';
import { jsonataFunctions } from '../../../../src/screens/mapping/completion/completeJsonata.ts';

test.each(jsonataFunctions.map(({ text }) => text))('JSONata has the function %s', async (name) => {
  expect(await jsonata(`$type(${name})`).evaluate({})).toBe('function');
});
