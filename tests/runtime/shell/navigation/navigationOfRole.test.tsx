import { expect, test, vi } from 'vitest';
import type { Role } from '../../../../src/contract/api/role.ts';
import type { Screen } from '../../../../src/contract/model/screen.ts';

const list = (id: string, access?: Role) => ({ id, resource: id, entity: id, ...(access && { access }) });

const screens: readonly Screen[] = [
  { name: 'books', route: '/books', icon: 'page', tabs: [list('books'), list('fines', 'engineer')] },
  { name: 'staff', route: '/staff', icon: 'people', tabs: [list('staff', 'administrator')] },
];

vi.mock('../../../../src/runtime/core/catalog.ts', () => ({ screens, backends: {}, defaultBackend: '' }));
const { companyStore } = await import('../../../../src/runtime/api/companyStore.ts');
const { sessionStore } = await import('../../../../src/runtime/api/sessionStore.ts');
const { linksByGroup } = await import('../../../../src/runtime/shell/navigation/navigationLinks.ts');

test.each<[role: Role | undefined, want: readonly string[]]>([
  ['viewer', ['books']],
  ['engineer', ['books']],
  ['administrator', ['books', 'staff']],
  [undefined, ['books', 'staff']],
])('for the role %s, the navigation has the screens %j', (role, want) => {
  sessionStore.open({ loginId: 'op', loginKey: 'key', companyUuid: 'c1' });
  companyStore.set([{ uuid: 'c1', name: 'North', ...(role && { role }) }]);
  expect(linksByGroup().flatMap(({ links }) => links.map(({ screen }) => screen))).toEqual(want);
});
