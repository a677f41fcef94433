import { toastStore } from '../feedback/toastStore.ts';
import { groupPhrases } from '../i18n/labels.ts';
import { commandStore, type Overlay } from './commandStore.ts';
import { overlayFaces } from './overlayFaces.ts';

let opening = 0;

/** What is typed meanwhile is meant for what is about to open, and for nothing on the page. */
export const isOpening = (): boolean => opening > 0;

/** Shows the palette or the help sheet once it is loaded; where it cannot be, the page stays and a toast tells. */
export async function openOverlay(overlay: Overlay): Promise<void> {
  opening += 1;
  try {
    await Promise.all([overlayFaces[overlay.shows].load(), groupPhrases('command').load()]);
    commandStore.set(overlay);
  } catch {
    toastStore.show({ kind: 'error', message: (t) => t('page.chunk.title') });
  } finally {
    opening -= 1;
  }
}
