import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Company, companyStore } from '../../../src/runtime/api/companyStore.ts';
import { sessionStore } from '../../../src/runtime/api/sessionStore.ts';
import { LocaleProvider } from '../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { confirmStore } from '../../../src/runtime/feedback/dialog/confirmStore.ts';
import { useLeaveGuard } from '../../../src/runtime/feedback/dialog/leaveGuard.ts';
import { useOwnCompanies } from '../../../src/runtime/session/useOwnCompanies.ts';
import { enter, stubService } from '../core/stubService.ts';

const north = { uuid: 'c1', name: 'North', status: 'ENABLED' };
const south = { uuid: 'c2', name: 'South', status: 'ENABLED' };
const east = { uuid: 'c3', name: 'East', status: 'ENABLED' };
const disabled = (company: object) => ({ ...company, status: 'DISABLED' });

beforeEach(() => enter());

/** Renders the hook in a session of the company c1. Returns the number of requests. */
function open(known: readonly Company[], answer: readonly object[]): () => number {
  companyStore.set(known);
  const asked = stubService({ '/company/query': () => ({ success: true, data: answer }) });
  renderHook(useOwnCompanies, { wrapper: LocaleProvider });
  return () => asked.filter(({ path }) => path === '/company/query').length;
}

test.each([
  { given: 'a new company', answer: [north, south, east], names: ['North', 'South', 'East'], open: 'c1' },
  { given: 'another name', answer: [{ ...north, name: 'Nord' }], names: ['Nord'], open: 'c1' },
  { given: 'another company disabled', answer: [north, disabled(south)], names: ['North'], open: 'c1' },
  { given: 'the present company disabled', answer: [disabled(north), south], names: ['South'], open: 'c2' },
  {
    given: 'all companies disabled',
    answer: [disabled(north), disabled(south)],
    names: ['North'],
    open: 'c1',
  },
])('an answer with $given opens $open', async ({ answer, names, open: want }) => {
  open([north, south], answer);
  await waitFor(() => expect(companyStore.get().map(({ name }) => name)).toEqual(names));
  await waitFor(() =>
    expect(sessionStore.get()).toEqual({ loginId: 'op', loginKey: 'key', companyUuid: want }),
  );
});

test('unsaved input keeps the present company after it is disabled', async () => {
  renderHook(() => useLeaveGuard(true), { wrapper: LocaleProvider });
  open([north, south], [disabled(north), south]);
  await waitFor(() => expect(confirmStore.get()?.shown.danger).toBe(true));
  confirmStore.get()?.shown.answer(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sessionStore.get()?.companyUuid).toBe('c1');
  expect(companyStore.get().map(({ name }) => name)).toEqual(['North', 'South']);
});

test('an answer without the current company changes nothing', async () => {
  const requests = open([north, south], [east]);
  await waitFor(() => expect(requests()).toBe(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(companyStore.get()).toEqual([north, south]);
  expect(sessionStore.get()?.companyUuid).toBe('c1');
});

test('the session of a host portal, which has no companies, requests none', async () => {
  const requests = open([], [north]);
  await new Promise((resolve) => setTimeout(resolve));
  expect([requests(), companyStore.get()]).toEqual([0, []]);
});
