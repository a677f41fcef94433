import { beforeEach, expect, test } from 'vitest';
import { companyStore } from '../../../src/runtime/api/companyStore.ts';
import { sessionStore } from '../../../src/runtime/api/sessionStore.ts';
import { signIn } from '../../../src/runtime/session/signIn.ts';
import { stubService } from '../core/stubService.ts';

const north = { uuid: 'north', name: 'North' };
const south = { uuid: 'south', name: 'South' };
const ann = { loginId: 'ann', password: 'x' };
const opened = { loginId: 'ann', loginKey: 'new', companyUuid: 'north' };

beforeEach(() => {
  sessionStore.close();
  companyStore.set([]);
});

const open = (loginId: string, companyUuid: string) =>
  sessionStore.open({ loginId, loginKey: 'old', companyUuid });

test.each([
  { before: 'no session', given: () => {}, companies: [north, south], want: 'north' },
  {
    before: 'a session of the same operator in another company',
    given: () => open('ann', 'south'),
    companies: [north, south],
    want: 'south',
  },
  {
    before: 'a session of the same operator in a company without access',
    given: () => open('ann', 'west'),
    companies: [north, south],
    want: 'north',
  },
  {
    before: 'a session of another operator in a company of both operators',
    given: () => open('bob', 'south'),
    companies: [north, south],
    want: 'north',
  },
])('a sign-in after $before opens the company $want', async ({ given, companies, want }) => {
  given();
  const asked = stubService({ '/login': () => ({ success: true, data: { ...opened, companies } }) });
  expect(await signIn(ann)).toMatchObject({ success: true });
  expect(asked.find(({ path }) => path === '/login')?.body).toEqual(ann);
  expect(sessionStore.get()).toEqual({ ...opened, companyUuid: want });
  expect(companyStore.get()).toEqual(companies);
});

test('a refused sign-in keeps the session and its companies', async () => {
  open('ann', 'south');
  companyStore.set([south]);
  stubService({ '/login': () => ({ success: false, errorCode: 'SIGN_IN_FAILED' }) });
  expect(await signIn(ann)).toMatchObject({ success: false, errorCode: 'SIGN_IN_FAILED' });
  expect(sessionStore.get()).toEqual({ loginId: 'ann', loginKey: 'old', companyUuid: 'south' });
  expect(companyStore.get()).toEqual([south]);
});
