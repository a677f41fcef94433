import { loadConfiguration } from '../api/configuration.ts';
import { screens } from '../catalog.ts';
import { localeStore } from '../i18n/localeStore.ts';
import { loadPhrases } from '../i18n/phrases.ts';
import { currentLocation } from '../routing/hashLocation.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { signInPage } from '../session/signInPage.ts';
import { preloadRowsOf, preloadScreen, screenOf } from './preloadScreen.ts';

export interface Boot {
  /** All that must be asked before React's chunk runs has been asked. Never fails. */
  readonly asked: Promise<unknown>;
  /** All that the first paint needs is there: it is then painted without a fallback. Rejects when the phrases cannot be had. */
  readonly ready: Promise<unknown>;
  /** The rows of the first screen are there, or cannot be had. */
  readonly rows?: Promise<void>;
}

const ignore = (): void => undefined;

/** The phrases, and the page: without its phrases the console says nothing, but of a page that is missing the console tells itself. */
function readyWith(page?: Promise<unknown>): Promise<unknown> {
  const ready = Promise.all([loadPhrases(localeStore.get()), page?.catch(ignore)]);
  // Whoever awaits it hears of a failure, but later than the browser would complain of it.
  ready.catch(ignore);
  return ready;
}

/** Starts to load what the first paint needs, all at once. */
export function boot(): Boot {
  const [path = '/', search] = currentLocation().split('?', 2);
  const screen = screenOf(screens, path);
  // A failure is told by the first call.
  const configuration = loadConfiguration().catch(ignore);
  if (!sessionStore.get()) return { asked: configuration, ready: readyWith(signInPage.load()) };
  if (!screen) return { asked: configuration, ready: readyWith() };
  const rows = preloadRowsOf(screen, search).catch(ignore);
  return {
    asked: configuration,
    ready: readyWith(preloadScreen(screen, search)),
    rows,
  };
}
