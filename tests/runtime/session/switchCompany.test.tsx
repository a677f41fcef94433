import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '../../../src/runtime/api/sessionStore.ts';
import { LocaleProvider } from '../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { currentLocation, navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { confirmStore } from '../../../src/runtime/feedback/dialog/confirmStore.ts';
import { useLeaveGuard } from '../../../src/runtime/feedback/dialog/leaveGuard.ts';
import { switchCompany } from '../../../src/runtime/session/switchCompany.ts';
import { enter } from '../core/stubService.ts';

const session = { loginId: 'op', loginKey: 'key', companyUuid: 'c1' };

beforeEach(async () => {
  await enter();
  navigate('/config?tab=erp');
});

test.each([
  { given: 'no unsaved input', dirty: false, answer: true, want: ['c2', '/'] },
  { given: 'unsaved input that is discarded', dirty: true, answer: true, want: ['c2', '/'] },
  { given: 'unsaved input that is kept', dirty: true, answer: false, want: ['c1', '/config?tab=erp'] },
])('a switch of the company with $given', async ({ dirty, answer, want }) => {
  sessionStore.open(session);
  renderHook(() => useLeaveGuard(dirty), { wrapper: LocaleProvider });
  const switching = switchCompany('c2');
  confirmStore.get()?.shown.answer(answer);
  await switching;
  expect([sessionStore.get()?.companyUuid, currentLocation()]).toEqual(want);
});

test.each([
  {
    given: 'signs in again',
    meanwhile: () => sessionStore.open({ ...session, loginKey: 'new' }),
    want: { ...session, loginKey: 'new', companyUuid: 'c2' },
  },
  { given: 'signs out', meanwhile: sessionStore.close, want: undefined },
])('a switch keeps the session of an operator who $given before the answer', async ({ meanwhile, want }) => {
  sessionStore.open(session);
  renderHook(() => useLeaveGuard(true), { wrapper: LocaleProvider });
  const switching = switchCompany('c2');
  meanwhile();
  confirmStore.get()?.shown.answer(true);
  await switching;
  expect(sessionStore.get()).toEqual(want);
});

test('without a session, no company opens', async () => {
  sessionStore.close();
  await switchCompany('c2');
  expect([sessionStore.get(), currentLocation()]).toEqual([undefined, '/config?tab=erp']);
});
