import { loadConfiguration } from '../api/configuration.ts';
import { screens } from '../catalog.ts';
import { localeStore } from '../i18n/localeStore.ts';
import { loadPhrases } from '../i18n/phrases.ts';
import { currentLocation, navigate } from '../routing/hashLocation.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { signInPage } from '../session/signInPage.ts';
import { preloadRowsOf, preloadScreen, screenOf } from './preloadScreen.ts';

/** Loads what the first paint needs, all at once: it is then painted without a fallback. */
export async function boot(): Promise<void> {
  const first = screens[0];
  if (currentLocation() === '/' && first) navigate(first.route, { replace: true });
  const [path = '/', search] = currentLocation().split('?', 2);
  const screen = screenOf(screens, path);
  // Not awaited: the first call waits for it, the first paint need not.
  loadConfiguration().catch(() => undefined);
  const loading = [loadPhrases(localeStore.get())];
  if (!sessionStore.get()) loading.push(signInPage.load().then(() => undefined));
  else if (screen) loading.push(preloadScreen(screen, search), preloadRowsOf(screen, search));
  await Promise.all(loading);
}
