import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { focusHeadingOnNavigation, restoreFocusAfterInert } from '../core/page/pageFocus.ts';
import { whenIdle } from '../core/timing/whenIdle.ts';
import { overlayModules, overlayStore } from './openOverlay.ts';
import { listenForKeys } from './shortcuts/listenForKeys.ts';

export { openPalette } from './openPalette.ts';

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

/** Listens for keys, keeps the focus where the operator is, and shows the palette or the help sheet while one is open. `openOverlay` has loaded it. */
export function Commands(): ReactNode {
  useEffect(listenForKeys, []);
  useEffect(focusHeadingOnNavigation, []);
  useEffect(restoreFocusAfterInert, []);
  // Whoever opens it types at once.
  useEffect(() => whenIdle(() => void overlayModules.palette.load().catch(() => undefined), 1000), []);
  const overlay = useSyncExternalStore(overlayStore.subscribe, overlayStore.get);
  if (!overlay) return null;
  return overlay.shows === 'help' ? (
    <LoadedHelpSheet />
  ) : (
    <LoadedPalette record={overlay.record} close={close} />
  );
}
