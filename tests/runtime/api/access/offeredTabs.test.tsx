import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../../../src/contract/api/role.ts';
import type { Screen } from '../../../../src/contract/model/screen.ts';
import erp from '../../../../src/generated/catalog/erp.ts';
import { screens } from '../../../../src/generated/catalog/index.ts';
import { offeredTabs, openTabOf } from '../../../../src/runtime/api/access/offeredTabs.ts';
import { companyStore } from '../../../../src/runtime/api/companyStore.ts';
import { sessionStore } from '../../../../src/runtime/api/sessionStore.ts';
import { offeredPageTabs } from '../../../../src/runtime/record/page/offeredPageTabs.ts';

beforeEach(() => sessionStore.open({ loginId: 'op', loginKey: 'key', companyUuid: 'c1' }));
afterEach(() => companyStore.set([]));

const actAs = (role: Role | undefined): void =>
  companyStore.set([{ uuid: 'c1', name: 'North', ...(role && { role }) }]);

const screenOf = (name: string): Screen => {
  const found = screens.find((screen) => screen.name === name);
  if (!found) throw new Error(`There is no screen "${name}".`);
  return found;
};

const everything = ['operators', 'sessions', 'partnerKey', 'auditLog', 'password'];

test.each<[role: Role | undefined, want: readonly string[]]>([
  ['viewer', ['sessions', 'password']],
  ['engineer', ['sessions', 'partnerKey', 'password']],
  ['administrator', everything],
  [undefined, everything],
])('the role %s has the tabs %j of the screen about access', (role, want) => {
  actAs(role);
  expect(offeredTabs(screenOf('access').tabs).map(({ id }) => id)).toEqual(want);
});

test.each<[role: Role, screen: string, id: string, want: string]>([
  ['viewer', 'access', '', 'sessions'],
  ['viewer', 'access', 'nowhere', 'sessions'],
  ['administrator', 'access', '', 'operators'],
  // The service refuses its records, and the list shows the reason.
  ['viewer', 'access', 'auditLog', 'auditLog'],
  ['viewer', 'config', 'erp', 'erp'],
])('for the role %s, the screen %s with the tab "%s" in the URL opens %s', (role, screen, id, want) => {
  actAs(role);
  expect(openTabOf(screenOf(screen), id)?.id).toBe(want);
});

test.each<[role: Role, want: boolean]>([
  ['viewer', false],
  ['operator', true],
])('for the role %s, the page of a record has the versions: %s', (role, want) => {
  actAs(role);
  expect(offeredPageTabs(erp).some(({ id }) => id === 'versions')).toBe(want);
});
