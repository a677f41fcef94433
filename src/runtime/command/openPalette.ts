import { screens } from '../catalog.ts';
import { currentLocation } from '../routing/hashLocation.ts';
import { openOverlay } from './openOverlay.ts';
import { openRecordAt } from './openRecordAt.ts';

/** Opens the palette over the page as it is now. */
export async function openPalette(): Promise<void> {
  // Where the record's resource cannot be had, the page says so; the palette knows enough without.
  const record = await openRecordAt(screens, currentLocation()).catch(() => undefined);
  await openOverlay({ shows: 'palette', record });
}
