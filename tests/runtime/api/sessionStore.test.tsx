import { beforeEach, expect, test, vi } from 'vitest';

const session = { loginId: 'ann', loginKey: 'key', companyUuid: 'c' };

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const load = async () => (await import('../../../src/runtime/api/sessionStore.ts')).sessionStore;

test.each([
  { stored: session, want: session },
  { stored: {}, want: undefined },
  { stored: { loginId: 'ann', companyUuid: 'c' }, want: undefined },
  { stored: { ...session, loginKey: '' }, want: undefined },
])('the store reads $stored of a host portal as $want', async ({ stored, want }) => {
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  expect((await load()).get()).toEqual(want);
});

test('open and close use the storage names of the specification and notify listeners', async () => {
  const store = await load();
  const listener = vi.fn();
  store.subscribe(listener);
  store.open(session);
  expect({ ...sessionStorage }).toMatchObject(session);
  store.close();
  expect(store.get()).toBeUndefined();
  expect(sessionStorage.getItem('loginKey')).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the end of the session ends its renewal, so the next operator is not asked', async () => {
  const { renewSession, sessionRenewal, sessionStore } = await import(
    '../../../src/runtime/api/sessionStore.ts'
  );
  sessionStore.open(session);
  const renewed = renewSession();
  sessionStore.close();
  expect(sessionRenewal.get()).toBeUndefined();
  expect(await renewed).toBe(false);
});
