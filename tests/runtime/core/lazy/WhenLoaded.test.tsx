import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyModule } from '../../../../src/runtime/core/lazy/lazyModule.ts';
import { WhenLoaded } from '../../../../src/runtime/core/lazy/WhenLoaded.tsx';

/** Two modules, and a view of their values. */
function showTwo(second: Promise<string>) {
  const modules = [lazyModule(async () => 'first'), lazyModule(() => second)];
  const Words = () => modules.map((module) => (module.isLoaded() ? 'loaded' : 'missing')).join(' ');
  const shown = () =>
    render(
      <WhenLoaded modules={modules} fallback="…">
        <Words />
      </WhenLoaded>,
    ).container;
  return { modules, shown };
}

const soon = (end: (resolve: (value: string) => void, reject: (error: Error) => void) => void) =>
  new Promise<string>((resolve, reject) => setTimeout(() => end(resolve, reject), 10));

test.each([
  ['loads', () => soon((resolve) => resolve('second')), 'loaded loaded'],
  ['fails', () => soon((_, reject) => reject(new Error('gone'))), 'loaded missing'],
])('shows the fallback until the last module %s, then at once the children', async (_, load, want) => {
  const second = load();
  const { shown } = showTwo(second);
  const container = shown();
  expect(container.textContent).toBe('…');
  await act(async () => void (await Promise.allSettled([second])));
  // Suspense would wait 300 ms.
  await vi.waitFor(() => expect(container.textContent).toBe(want), { timeout: 200 });
});

test('modules that are loaded show no fallback', async () => {
  const { modules, shown } = showTwo(Promise.resolve('second'));
  for (const module of modules) await module.load();
  expect(shown().textContent).toBe('loaded loaded');
});
