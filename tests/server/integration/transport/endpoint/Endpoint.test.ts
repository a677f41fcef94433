import { expect, test } from 'vitest';
import {
  createAuthentication,
  decodeUrlPart,
} from '../../../../../src/server/integration/transport/endpoint/Endpoint.ts';

test.each([
  {
    given: { password: 'p' },
    want: { type: 'BASIC', username: 'wms', password: 'p', secrets: ['d21zOnA=', 'p'] },
  },
  { given: {}, want: { type: 'BASIC', username: 'wms', password: '', secrets: ['d21zOg=='] } },
])('the authentication of $given has the secrets of its header', ({ given, want }) => {
  expect(createAuthentication({ uuid: 'u', authType: 'BASIC', username: 'wms', ...given })).toEqual(want);
});

test.each([
  ['p%40ss', 'p@ss'],
  ['50%', '50%'],
  ['%zz', '%zz'],
])('decodeUrlPart of %s is %s', (text, want) => {
  expect(decodeUrlPart(text)).toBe(want);
});
