import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { lazyModule } from '../core/lazy/lazyModule.ts';
import { focusHeadingOnNavigation, restoreFocusAfterInert } from '../core/page/pageFocus.ts';
import { whenIdle } from '../core/timing/whenIdle.ts';
import { overlayStore, provideOverlays } from './openOverlay.ts';
import { listenForKeys } from './shortcuts/listenForKeys.ts';

export { openPalette } from './openPalette.ts';

const overlayModules = {
  palette: lazyModule(() => import('./palette/Palette.tsx')),
  help: lazyModule(() => import('./shortcuts/HelpSheet.tsx')),
};
provideOverlays(overlayModules);

const close = (): void => overlayStore.set(undefined);

function LoadedPalette(
  props: Parameters<Awaited<ReturnType<typeof overlayModules.palette.load>>['Palette']>[0],
) {
  const { Palette } = overlayModules.palette.useValue();
  return <Palette {...props} />;
}

function LoadedHelpSheet() {
  const { HelpSheet } = overlayModules.help.useValue();
  return <HelpSheet close={close} />;
}

/**
 * Listens for keys, remembers the focused row, and shows the open palette or help sheet, which `openOverlay`
 * has loaded.
 */
export function Commands(): ReactNode {
  useEffect(listenForKeys, []);
  useEffect(focusHeadingOnNavigation, []);
  useEffect(restoreFocusAfterInert, []);
  // Preloaded, because operators type as soon as it opens.
  useEffect(() => whenIdle(() => void overlayModules.palette.load().catch(() => undefined), 1000), []);
  const overlay = useSyncExternalStore(overlayStore.subscribe, overlayStore.get);
  if (!overlay) return null;
  return overlay.shows === 'help' ? (
    <LoadedHelpSheet />
  ) : (
    <LoadedPalette record={overlay.record} close={close} />
  );
}
