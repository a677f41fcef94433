import type { Resource } from '../../contract/model/resource.ts';
import type { Screen } from '../../contract/model/screen.ts';
import { phraseGroup } from '../core/i18n/phrases.ts';
import { lazyModule } from '../core/lazy/lazyModule.ts';
import { createStore } from '../core/store.ts';
import { toastStore } from '../feedback/toast/toastStore.ts';

let pendingOverlays = 0;

/** What is typed meanwhile is meant for what is about to open, and for nothing on the page. */
export const isOverlayOpening = (): boolean => pendingOverlays > 0;

/** Shows the palette or the help sheet once it is loaded; where it cannot be, the page stays and a toast tells. */
export async function openOverlay(overlay: CommandOverlay): Promise<void> {
  pendingOverlays += 1;
  try {
    await Promise.all([overlayModules[overlay.shows].load(), phraseGroup('command').load()]);
    overlayStore.set(overlay);
  } catch {
    toastStore.show({ kind: 'error', message: (t) => t('page.chunk.title') });
  } finally {
    pendingOverlays -= 1;
  }
}

/** What lies over the page, each loaded when it is first opened. */
export const overlayModules = {
  palette: lazyModule(() => import('./palette/Palette.tsx')),
  help: lazyModule(() => import('./shortcuts/HelpSheet.tsx')),
};

/** A record whose page is on screen. */
export interface OpenRecord {
  readonly screen: Screen;
  /** The screen's tab. */
  readonly tab: string;
  /** Narrowed as on that tab. */
  readonly resource: Resource;
  readonly uuid: string;
}

/** What lies over the page: the help sheet, or the palette with what it knows of the page. */
export type CommandOverlay =
  | { readonly shows: 'help' }
  | { readonly shows: 'palette'; readonly record: OpenRecord | undefined };

export const overlayStore = createStore<CommandOverlay | undefined>(undefined);
