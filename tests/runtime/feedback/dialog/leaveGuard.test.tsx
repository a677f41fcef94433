import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link, Router } from 'wouter';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../../core/stubCatalog.ts'));

const { confirmStore } = await import('../../../../src/runtime/feedback/dialog/confirmStore.ts');
const { LocaleProvider } = await import('../../../../src/runtime/core/i18n/LocaleProvider.tsx');
const { loadPhrases } = await import('../../../../src/runtime/core/i18n/phrases.ts');
const { currentLocation, navigate, useHashLocation } = await import(
  '../../../../src/runtime/core/routing/hashLocation.ts'
);
const { confirmAndNavigate, confirmLeave, navigateGuarded, useLeaveGuard } = await import(
  '../../../../src/runtime/feedback/dialog/leaveGuard.ts'
);

await loadPhrases('zh-CN');

beforeEach(() => navigate('/form', { replace: true }));
afterEach(() => confirmStore.get()?.shown.answer(false));

const answer = (yes: boolean) => act(async () => confirmStore.get()?.shown.answer(yes));

test('confirmLeave shows no confirmation for an unchanged form', async () => {
  renderHook(() => useLeaveGuard(false), { wrapper: LocaleProvider });
  expect(await confirmLeave()).toBe(true);
  expect(confirmStore.get()).toBeUndefined();
});

test.each([
  { yes: true, want: '/other' },
  { yes: false, want: '/form' },
])('a link opens a confirmation, and the answer $yes leads to $want', async ({ yes, want }) => {
  const Form = () => {
    useLeaveGuard(true);
    return <Link href="/other">go</Link>;
  };
  render(
    <Router hook={useHashLocation} aroundNav={navigateGuarded}>
      <Form />
    </Router>,
    { wrapper: LocaleProvider },
  );
  await userEvent.click(screen.getByText('go'));
  expect(confirmStore.get()?.shown.title).toBe('尚未保存，确定离开？');
  await answer(yes);
  expect(currentLocation()).toBe(want);
});

test('a command that leads to the current location asks nothing, and the guard stays', () => {
  renderHook(() => useLeaveGuard(true), { wrapper: LocaleProvider });
  void confirmAndNavigate('/form');
  expect(confirmStore.get()).toBeUndefined();
  void confirmLeave();
  expect(confirmStore.get()).toBeDefined();
});

test('a form that stays at another location asks again', async () => {
  renderHook(() => useLeaveGuard(true), { wrapper: LocaleProvider });
  const left = confirmAndNavigate('/form?tab=first');
  await answer(true);
  await left;
  expect(currentLocation()).toBe('/form?tab=first');
  void confirmLeave();
  expect(confirmStore.get()).toBeDefined();
});

test('closing the browser tab asks only while the form has a draft', () => {
  const { rerender } = renderHook(({ dirty }) => useLeaveGuard(dirty), {
    initialProps: { dirty: true },
    wrapper: LocaleProvider,
  });
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(true);
  rerender({ dirty: false });
  expect(close()).toBe(false);
});

test('two simultaneous calls of confirmLeave show one confirmation', async () => {
  renderHook(() => useLeaveGuard(true), { wrapper: LocaleProvider });
  const both = Promise.all([confirmLeave(), confirmLeave()]);
  await answer(true);
  expect(await both).toEqual([true, true]);
  expect(confirmStore.get()).toBeUndefined();
});
