import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sessionStore } from '../../../src/runtime/api/sessionStore.ts';
import { preloadOperation, useOperation } from '../../../src/runtime/api/useOperation.ts';
import { LocaleProvider } from '../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { enter, stubService } from '../core/stubService.ts';

test('the next operator of a tab does not see what the former one has read', async () => {
  await enter();
  let answer: unknown = { success: true, data: [{ uuid: 'c1', name: 'North' }] };
  stubService({ '/company/query': () => answer });
  const read = () =>
    renderHook(() => useOperation('company.query', {}, { inline: true }), { wrapper: LocaleProvider });
  const { result, unmount } = read();
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  unmount();
  sessionStore.close();
  answer = Response.json({ success: false, errorCode: 'ROLE_REQUIRED' }, { status: 403 });
  act(() => sessionStore.open({ loginId: 'bob', loginKey: 'other', companyUuid: 'c1' }));
  const next = read();
  await waitFor(() => expect(next.result.current.error?.answer.errorCode).toBe('ROLE_REQUIRED'));
  expect(next.result.current.data).toBeUndefined();
});

test('a failed call ahead of a part that never appears is not reported to a later part', async () => {
  await enter();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  let answer: () => unknown = () => Response.json({ success: false, errorCode: 'BUSY' }, { status: 503 });
  stubService({ '/company/query': () => answer() });
  await preloadOperation('company.query', {}, { inline: true });
  answer = () => ({ success: true, data: [{ uuid: 'c1', name: 'North' }] });
  await vi.advanceTimersByTimeAsync(3000);
  const { result } = renderHook(() => useOperation('company.query', {}, { inline: true }), {
    wrapper: LocaleProvider,
  });
  await waitFor(() => expect(result.current.data ?? result.current.error).toBeDefined());
  expect([result.current.data, result.current.error]).toEqual([[{ uuid: 'c1', name: 'North' }], undefined]);
});
