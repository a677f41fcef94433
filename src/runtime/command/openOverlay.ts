import type { Resource } from '../../contract/model/resource.ts';
import type { Screen } from '../../contract/model/screen.ts';
import type { LazyModule } from '../core/lazy/lazyModule.ts';
import { createStore } from '../core/store.ts';
import { showChunkFailure } from '../feedback/failure/showChunkFailure.ts';

let isOpening = false;

/** Keys pressed meanwhile belong to the overlay that is about to open, not to the page. */
export const isOverlayOpening = (): boolean => isOpening;

let nextId = 1;

/**
 * Loads and shows the palette or the help sheet; after a failure the page stays and a toast appears. Does nothing
 * while another overlay loads.
 */
export async function openOverlay(overlay: CommandOverlay): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  try {
    await overlayModules?.[overlay.shows].load();
    overlayStore.set([...overlayStore.get(), { ...overlay, id: nextId++ }]);
  } catch {
    showChunkFailure();
  } finally {
    isOpening = false;
  }
}

export const closeOverlay = ({ id }: OpenOverlay): void =>
  overlayStore.set(overlayStore.get().filter((other) => other.id !== id));

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

/** An overlay over the page: the help sheet, or the palette with the open record. */
type CommandOverlay =
  | { readonly shows: 'help' }
  | { readonly shows: 'palette'; readonly record: OpenRecord | undefined };

type OpenOverlay = CommandOverlay & { readonly id: number };

/**
 * The open overlays. A palette is hidden while its command runs, but stays open for the dialogs of the command. Another
 * overlay may open meanwhile.
 */
export const overlayStore = createStore<readonly OpenOverlay[]>([]);
