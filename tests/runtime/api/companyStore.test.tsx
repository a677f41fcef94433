import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

test.each([
  { stored: undefined, want: [] },
  { stored: '[{"uuid":"c1","name":"North"}]', want: [{ uuid: 'c1', name: 'North' }] },
  { stored: '[{"uuid":"c1",', want: [] },
  { stored: '{"uuid":"c1"}', want: [] },
  { stored: 'null', want: [] },
])('the stored companies $stored are read as $want', async ({ stored, want }) => {
  if (stored !== undefined) sessionStorage.setItem('companies', stored);
  const { companyStore } = await import('../../../src/runtime/api/companyStore.ts');
  expect(companyStore.get()).toEqual(want);
});
