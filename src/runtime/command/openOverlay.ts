import type { Resource } from '../../contract/model/resource.ts';
import type { Screen } from '../../contract/model/screen.ts';
import { phraseGroup } from '../core/i18n/phrases.ts';
import type { LazyModule } from '../core/lazy/lazyModule.ts';
import { createStore } from '../core/store.ts';
import { toastStore } from '../feedback/toast/toastStore.ts';

let pendingOverlays = 0;

/** Keys pressed meanwhile belong to the overlay that is about to open, not to the page. */
export const isOverlayOpening = (): boolean => pendingOverlays > 0;

/** Loads and shows the palette or the help sheet; after a failure the page stays and a toast appears. */
export async function openOverlay(overlay: CommandOverlay): Promise<void> {
  pendingOverlays += 1;
  try {
    await Promise.all([overlayModules?.[overlay.shows].load(), phraseGroup('command').load()]);
    overlayStore.set(overlay);
  } catch {
    toastStore.show({ kind: 'error', message: (t) => t('page.chunk.title') });
  } finally {
    pendingOverlays -= 1;
  }
}

let overlayModules: Readonly<Record<CommandOverlay['shows'], Pick<LazyModule<unknown>, 'load'>>> | undefined;

/** Sets the modules of the overlays, each loaded when first opened. They open other overlays themselves. */
export function provideOverlays(modules: NonNullable<typeof overlayModules>): void {
  overlayModules = modules;
}

/** The record whose page is on screen. */
export interface OpenRecord {
  readonly screen: Screen;
  /** The screen's tab. */
  readonly tab: string;
  /** With the constants of that tab. */
  readonly resource: Resource;
  readonly uuid: string;
}

/** The overlay over the page: the help sheet, or the palette with the open record. */
type CommandOverlay =
  | { readonly shows: 'help' }
  | { readonly shows: 'palette'; readonly record: OpenRecord | undefined };

export const overlayStore = createStore<CommandOverlay | undefined>(undefined);
