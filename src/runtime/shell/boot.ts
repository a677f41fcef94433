import type { Screen } from '../../contract/screen.ts';
import { loadConfiguration } from '../api/configuration.ts';
import { screens } from '../catalog.ts';
import { localeStore } from '../i18n/localeStore.ts';
import { loadPhrases } from '../i18n/phrases.ts';
import { currentLocation, navigate } from '../routing/hashLocation.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { signInPage } from '../session/signInPage.ts';
import { preloadRowsOf, preloadScreen, screenOf, viewOf } from './preloadScreen.ts';

/** Milliseconds that the first paint waits for its rows when all else is there: whoever gets them sooner sees no skeleton flash by. */
const patience = 50;

const waiting = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, patience));

export interface Boot {
  /** All that must be asked before React's chunk runs has been asked. Never fails. */
  readonly asked: Promise<unknown>;
  /** All that the first paint needs is there: it is then painted without a fallback. */
  readonly ready: Promise<void>;
}

async function first(screen: Screen, search: string | undefined): Promise<void> {
  const rows = preloadRowsOf(screen, search);
  await Promise.all([loadPhrases(localeStore.get()), preloadScreen(screen, search)]);
  await Promise.race([rows, waiting()]);
}

/** Starts to load what the first paint needs, all at once. */
export function boot(): Boot {
  const [home] = screens;
  if (currentLocation() === '/' && home) navigate(home.route, { replace: true });
  const [path = '/', search] = currentLocation().split('?', 2);
  const screen = screenOf(screens, path);
  // A failure is told by the first call.
  const configuration = loadConfiguration().catch(() => undefined);
  if (!sessionStore.get())
    return {
      asked: configuration,
      ready: Promise.all([loadPhrases(localeStore.get()), signInPage.load()]).then(() => undefined),
    };
  if (!screen) return { asked: configuration, ready: loadPhrases(localeStore.get()) };
  const view = viewOf(screen, search).catch(() => undefined);
  return { asked: Promise.all([configuration, view]), ready: first(screen, search) };
}
