import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { lazyComponent } from '../core/lazy/lazyComponent.tsx';
import { focusHeadingOnNavigation, restoreFocusWhenEnabled } from '../core/page/pageFocus.ts';
import { whenIdle } from '../core/timing/whenIdle.ts';
import { closeOverlay, overlayStore, provideOverlays } from './openOverlay.ts';
import { listenForKeys } from './shortcuts/listenForKeys.ts';

export { openPalette } from './openPalette.ts';

const groups = ['command'];
const Palette = lazyComponent(async () => (await import('./palette/Palette.tsx')).Palette, groups);
const HelpSheet = lazyComponent(async () => (await import('./shortcuts/HelpSheet.tsx')).HelpSheet, groups);
provideOverlays({ palette: Palette, help: HelpSheet });

/**
 * Listens for keys, remembers the focused row, and shows the open palettes and the help sheet, which `openOverlay`
 * has loaded. `openedAt` is the location before this part was loaded.
 */
export function Commands({ openedAt }: { readonly openedAt: string }): ReactNode {
  useEffect(listenForKeys, []);
  useEffect(() => focusHeadingOnNavigation(openedAt), [openedAt]);
  useEffect(restoreFocusWhenEnabled, []);
  // Preloaded, because operators type as soon as it opens.
  useEffect(() => whenIdle(() => void Palette.load().catch(() => undefined), 1000), []);
  const overlays = useSyncExternalStore(overlayStore.subscribe, overlayStore.get);
  return overlays.map((overlay) => {
    const close = (): void => closeOverlay(overlay);
    return overlay.shows === 'help' ? (
      <HelpSheet key={overlay.id} close={close} />
    ) : (
      <Palette key={overlay.id} record={overlay.record} close={close} />
    );
  });
}
