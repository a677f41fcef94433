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
  { given: 'loads', load: async () => ({}), shown: ['help'], toasts: [] },
  {
    given: 'fails to load',
    load: () => Promise.reject(new TypeError('Failed to fetch')),
    shown: [],
    toasts: ['部分页面资源加载失败'],
  },
] as const)('an overlay that $given', async ({ load, shown, toasts }) => {
  overlayStore.set([]);
  provideOverlays({ help: { load }, palette: { load } });
  const opening = openOverlay({ shows: 'help' });
  const shownOverlays = () => overlayStore.get().map(({ shows }) => shows);
  expect([isOverlayOpening(), shownOverlays()]).toEqual([true, []]);
  // A second press, such as a double click, opens nothing else.
  await openOverlay({ shows: 'help' });
  await opening;
  expect([isOverlayOpening(), shownOverlays()]).toEqual([false, shown]);
  const texts = toastStore
    .get()
    .map(({ message }) => (typeof message === 'string' ? message : message(translate)));
  expect(texts).toEqual(toasts);
});
