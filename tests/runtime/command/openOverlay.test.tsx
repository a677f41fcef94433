import { beforeEach, expect, test } from 'vitest';
import {
  isOverlayOpening,
  openOverlay,
  overlayStore,
  provideOverlays,
} from '../../../src/runtime/command/openOverlay.ts';
import { translate } from '../../../src/runtime/core/i18n/phrases.ts';
import { toastStore } from '../../../src/runtime/feedback/toast/toastStore.ts';
import { enter } from '../core/stubService.ts';

beforeEach(() => enter());

test.each([
  { given: 'loads', load: async () => ({}), shown: { shows: 'help' }, toasts: [] },
  {
    given: 'fails to load',
    load: () => Promise.reject(new TypeError('Failed to fetch')),
    shown: undefined,
    toasts: ['部分页面资源加载失败'],
  },
] as const)('an overlay that $given', async ({ load, shown, toasts }) => {
  overlayStore.set(undefined);
  provideOverlays({ help: { load }, palette: { load } });
  const opening = openOverlay({ shows: 'help' });
  expect([isOverlayOpening(), overlayStore.get()]).toEqual([true, undefined]);
  await opening;
  expect([isOverlayOpening(), overlayStore.get()]).toEqual([false, shown]);
  const texts = toastStore
    .get()
    .map(({ message }) => (typeof message === 'string' ? message : message(translate)));
  expect(texts).toEqual(toasts);
});
