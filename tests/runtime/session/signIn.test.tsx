import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '../../../src/runtime/api/sessionStore.ts';
import { companyStore } from '../../../src/runtime/session/companyStore.ts';
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
  { before: 'nobody', given: () => {}, companies: [north, south], want: 'north' },
  {
    before: 'the same operator in another company',
    given: () => open('ann', 'south'),
    companies: [north, south],
    want: 'south',
  },
  {
    before: 'the same operator in a company that is taken away',
    given: () => open('ann', 'west'),
    companies: [north, south],
    want: 'north',
  },
  {
    before: 'another operator in a company of both',
    given: () => open('bob', 'south'),
    companies: [north, south],
    want: 'north',
  },
])('where $before was signed in, the session opens in $want', async ({ given, companies, want }) => {
  given();
  const asked = stubService({ '/login': () => ({ success: true, data: { ...opened, companies } }) });
  expect(await signIn(ann)).toMatchObject({ success: true });
  expect(asked.find(({ path }) => path === '/login')?.body).toEqual(ann);
  expect(sessionStore.get()).toEqual({ ...opened, companyUuid: want });
  expect(companyStore.get()).toEqual(companies);
});

test('a refusal leaves the session and its companies as they are', async () => {
  open('ann', 'south');
  companyStore.set([south]);
  stubService({ '/login': () => ({ success: false, errorCode: 'SIGN_IN_FAILED' }) });
  expect(await signIn(ann)).toMatchObject({ success: false, errorCode: 'SIGN_IN_FAILED' });
  expect(sessionStore.get()).toEqual({ loginId: 'ann', loginKey: 'old', companyUuid: 'south' });
  expect(companyStore.get()).toEqual([south]);
});
