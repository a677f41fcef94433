import { expect, test } from 'vitest';
import { detailsOf, type RefusedDocument } from '../../../../src/server/integration/schedule/PullTally.ts';
import { ServiceError } from '../../../../src/server/platform/base/ServiceError.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';

const error = new ServiceError('TOO_LARGE', { megabytes: 1 });

test.each<[given: string, locale: string, refused: Omit<RefusedDocument, 'error'>, want: string]>([
  [
    'a number',
    'en-US',
    { key: 'k', place: 2, number: 'SO-2' },
    'Document 2 (SO-2): The document is larger than 1 MB',
  ],
  ['a number', 'zh-CN', { key: 'k', place: 2, number: 'SO-2' }, '第 2 份单据（SO-2）：单据超过 1 MB'],
  ['no number', 'en-US', { key: 'k', place: 3 }, 'Document 3 (k): The document is larger than 1 MB'],
  ['no place', 'en-US', { key: 'm-1' }, 'Message m-1: The document is larger than 1 MB'],
  ['no place', 'zh-CN', { key: 'm-1' }, '消息 m-1：单据超过 1 MB'],
])('the log names a refused document with %s in %s', (_, locale, refused, want) => {
  const tally = { accepted: 1, repeated: 0, refused: [{ error, ...refused }] };
  expect(detailsOf(servicePhrasesOf(locale), tally).split('\n').slice(1)).toEqual([want]);
});

test('the log counts all refused documents and names twenty', () => {
  const refused = Array.from({ length: 25 }, (_, index) => ({ error, key: 'k', place: index + 1 }));
  const [counts, ...lines] = detailsOf(servicePhrasesOf('en-US'), {
    accepted: 0,
    repeated: 0,
    refused,
  }).split('\n');
  expect(counts).toContain('25 rejected');
  expect(lines).toHaveLength(20);
});
