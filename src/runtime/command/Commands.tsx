import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../list/whenIdle.ts';
import { focusPages } from '../shell/focusPage.ts';
import { keepFocus } from '../shell/keepFocus.ts';
import { commandStore } from './commandStore.ts';
import { listenForKeys } from './listenForKeys.ts';
import { overlayFaces } from './overlayFaces.ts';

export { openPalette } from './openPalette.ts';

const close = (): void => commandStore.set(undefined);

function ShownPalette(
  props: Parameters<Awaited<ReturnType<typeof overlayFaces.palette.load>>['Palette']>[0],
) {
  const { Palette } = overlayFaces.palette.useValue();
  return <Palette {...props} />;
}

function ShownHelp() {
  const { HelpSheet } = overlayFaces.help.useValue();
  return <HelpSheet close={close} />;
}

/** Listens for keys, keeps the focus where the operator is, and shows the palette or the help sheet while one is open. `openOverlay` has loaded it. */
export function Commands(): ReactNode {
  useEffect(listenForKeys, []);
  useEffect(focusPages, []);
  useEffect(keepFocus, []);
  // Whoever opens it types at once.
  useEffect(() => whenIdle(() => void overlayFaces.palette.load().catch(() => undefined), 1000), []);
  const overlay = useSyncExternalStore(commandStore.subscribe, commandStore.get);
  if (!overlay) return null;
  return overlay.shows === 'help' ? <ShownHelp /> : <ShownPalette record={overlay.record} close={close} />;
}
