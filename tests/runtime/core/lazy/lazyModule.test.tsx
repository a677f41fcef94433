import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyModule } from '../../../../src/runtime/core/lazy/lazyModule.ts';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render = () => (this.state.error ? String(this.state.error) : this.props.children);
}

test('a component renders a loaded module without a fallback', async () => {
  const word = lazyModule(async () => 'word');
  await word.load();
  const fallback = vi.fn(() => null);
  const Fallback = fallback;
  const Word = () => word.useValue();
  render(
    <Suspense fallback={<Fallback />}>
      <Word />
    </Suspense>,
  );
  expect(screen.getByText('word')).toBeDefined();
  expect(fallback).not.toHaveBeenCalled();
});

test('two modules that load one after the other keep separate values', async () => {
  const first = lazyModule(async () => 'first');
  const second = lazyModule(() => new Promise<string>((resolve) => setTimeout(() => resolve('second'), 10)));
  const Both = () => `${first.useValue()} ${second.useValue()}`;
  await act(async () => {
    render(
      <Suspense fallback="…">
        <Both />
      </Suspense>,
    );
  });
  expect(await screen.findByText('first second')).toBeDefined();
});

test('a module can load again after a failed import', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('there');
  const word = lazyModule<string>(load);
  await expect(word.load()).rejects.toThrow('gone');
  expect(await word.load()).toBe('there');
  expect(await word.load()).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});

test('useValue throws the error of a failed import and does not import again at each render', async () => {
  const load = vi.fn().mockRejectedValue(new Error('gone'));
  const word = lazyModule<string>(load);
  const Word = () => word.useValue();
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => {
    render(
      <Boundary>
        <Suspense fallback="…">
          <Word />
        </Suspense>
      </Boundary>,
    );
  });
  expect(await screen.findByText('Error: gone')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  quiet.mockRestore();
});
