import { expect, test } from 'vitest';
import { defaultConfiguration } from '../../src/contract/configuration.ts';
import { operations } from '../../src/server/catalog.ts';
import { notImplemented } from '../../src/server/registerOperations.ts';
import { serviceUnderTest } from './serviceUnderTest.ts';

/** Operations whose turn has not come. This list only ever gets shorter. */
const waiting = ['datasource.test', 'dingding.test', 'erp.test'];

test('operations that answer NOT_IMPLEMENTED', () => {
  expect(notImplemented().sort()).toEqual(waiting);
});

test('each of them answers in the envelope', { timeout: 60_000 }, async () => {
  const { send } = await serviceUnderTest();
  for (const name of waiting) {
    const { method, path = '', service = 'openapi' } = operations[name] ?? {};
    const answer = await send(
      `${method} ${defaultConfiguration.prefixes[service]}${path.replace('{uuid}', '1')}`,
    );
    expect([name, answer.status, answer.errorCode]).toEqual([name, 501, 'NOT_IMPLEMENTED']);
  }
});
