import { expect, test } from 'vitest';
import { ServiceError } from '../../../../src/server/platform/base/ServiceError.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';

const phrases = servicePhrasesOf('en-US');

test.each([
  { phrase: undefined, want: 'Customer not found' },
  { phrase: 'companies.disabled', want: 'This company is disabled. Enable it first' },
  { phrase: () => 'Another sentence', want: 'Another sentence' },
])('a refusal with other data keeps its message: $want', ({ phrase, want }) => {
  const refusal = new ServiceError('NOT_FOUND', { entity: 'Customer' }, { data: { uuid: 'a' }, phrase });
  const other = refusal.withData({ uuid: 'b' });
  expect([other.messageIn(phrases), other.data]).toEqual([want, { uuid: 'b' }]);
});
