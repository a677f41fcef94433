import { beforeEach, expect, test, vi } from 'vitest';
import { runPipeline } from '../../../../../src/server/integration/exchange/run/runPipeline.ts';
import { mappingContext, mappingRow } from '../../../../mapping/mapDocument.ts';

const settings = { failureThreshold: 3, retryIntervalMinutes: 5, timeZone: 'UTC', maskFields: [] };

/** It takes more than half of the time limit of an expression if each of its steps takes a millisecond. */
const slow = '$count([1..40].($ * 2)) = 40';

beforeEach(() => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 1;
    return now;
  });
});

test.each([
  { what: 'pre-filters', over: { preFilter: slow } },
  { what: 'post-filters', over: { postFilter: slow } },
  { what: 'rows', over: { fieldMappings: [mappingRow('x', 'CUSTOM', undefined, slow, 'BOOLEAN')] } },
])('documents that arrive together do not spend the time limit of their $what together', async ({ over }) => {
  const input = {
    interface: { uuid: 'i', ...over },
    settings,
    secrets: [],
    document: { text: '{}' },
  };
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => runPipeline(input, mappingContext)));
  expect(outcomes.filter(({ failure }) => failure)).toEqual([]);
});
