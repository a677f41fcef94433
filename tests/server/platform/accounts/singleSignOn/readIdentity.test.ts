import { expect, test } from 'vitest';
import type { Role } from '../../../../../src/contract/api/role.ts';
import { readIdentity } from '../../../../../src/server/platform/accounts/singleSignOn/readIdentity.ts';

const rules = {
  loginClaim: 'preferred_username',
  roleClaim: 'groups',
  roleOf: new Map<string, Role>([
    ['wms-admins', 'administrator'],
    ['wms-night', 'viewer'],
  ]),
};
const chen = { preferred_username: 'chen' };

test.each([
  { given: { ...chen, groups: ['staff', 'wms-night'] }, want: { loginId: 'chen', role: 'viewer' } },
  { given: { ...chen, groups: 'wms-night' }, want: { loginId: 'chen', role: 'viewer' } },
  {
    given: { ...chen, groups: ['wms-admins', 'wms-night'] },
    want: { loginId: 'chen', role: 'administrator' },
  },
])('the claims $given name $want', ({ given, want }) => {
  expect(readIdentity(given, rules)).toEqual(want);
});

test.each([
  { given: { ...chen, groups: ['staff'] }, want: 'NO_ROLE' },
  { given: { ...chen, groups: ['constructor'] }, want: 'NO_ROLE' },
  { given: chen, want: 'NO_ROLE' },
  { given: { groups: ['wms-night'] }, want: 'NO_LOGIN' },
  { given: { preferred_username: 'a b', groups: ['wms-night'] }, want: 'NO_LOGIN' },
  { given: { preferred_username: 'x'.repeat(61), groups: ['wms-night'] }, want: 'NO_LOGIN' },
])('the claims $given are refused with $want', ({ given, want }) => {
  expect(() => readIdentity(given, rules)).toThrow(expect.objectContaining({ code: want }));
});
