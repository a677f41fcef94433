import { expect, test } from 'vitest';
import { outcomeSentence } from '../../../../../src/server/integration/exchange/run/messages.ts';
import { partnerTransports } from '../../../../../src/server/integration/transport/partnerTransports.ts';
import { servicePhrasesOf } from '../../../../../src/server/platform/base/servicePhrases.ts';
import type { OperationCall } from '../../../../../src/server/platform/operations/ServiceContext.ts';

type Delivery = NonNullable<Parameters<typeof outcomeSentence>[1]['delivery']>;

const phrases = servicePhrasesOf('en-US');
const sentence = (kind: string, known: (key: string) => boolean = phrases.has) =>
  outcomeSentence({ phrases: { ...phrases, has: known } } as OperationCall, {
    steps: [],
    timings: [],
    delivery: { kind: kind as Delivery['kind'], elapsedMs: 1 } as Delivery,
  });

test.each([...partnerTransports.keys(), 'OUTBOX'])('a delivery through %s has a sentence', (kind) => {
  expect(sentence(kind)).not.toMatch(/exchange\.|\{\{/);
});

test('a transport without a sentence of its own has one with its caption', () => {
  expect(sentence('ACTIVE_MQ', () => false)).toBe('Delivered through ActiveMQ');
});
