import type { Screen, ScreenTab } from '../../../contract/model/screen.ts';
import { loadConfiguration } from '../../api/configuration.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { screens } from '../../core/catalog.ts';
import { localeStore } from '../../core/i18n/localeStore.ts';
import { loadPhrases } from '../../core/i18n/phrases.ts';
import { currentLocation } from '../../core/routing/hashLocation.ts';
import { LazySignInPage } from '../../session/lazySignInPage.ts';
import { preloadRowsOf, preloadScreen, screenAt, tabAt } from './preloadScreen.ts';

/** The list that the console opens with. */
export interface FirstList {
  readonly screen: Screen;
  readonly tab: Extract<ScreenTab, { readonly resource: string }>;
  /** The query of the URL. */
  readonly search: string;
}

export interface Boot {
  /** All requests that precede React's chunk have been sent. Never rejects. */
  readonly requested: Promise<unknown>;
  /**
   * Everything for the first paint is loaded, so that it needs no fallback. Rejects when the phrases fail to
   * load.
   */
  readonly ready: Promise<unknown>;
  /** The answer with the first rows; undefined when it is late, or nothing was requested. Never rejects. */
  readonly firstAnswer: Promise<unknown>;
  readonly firstList?: FirstList;
}

const ignore = (): void => undefined;

/**
 * Loads the phrases and the page. The phrases are required; the console itself reports a page that fails to
 * load.
 */
function loadFirstPaint(page?: Promise<unknown>): Promise<unknown> {
  const ready = Promise.all([loadPhrases(localeStore.get()), page?.catch(ignore)]);
  // Its users handle a failure, but later than the browser would report it as unhandled.
  ready.catch(ignore);
  return ready;
}

/** Milliseconds: rows that arrive sooner show no skeleton. */
const minRowsDelay = 200;

/** Waits as long as loading took so far: slow connections delay React as well as the rows. */
async function rowsDelayAfter(asked: Promise<unknown>): Promise<void> {
  await asked;
  await new Promise((resolve) => setTimeout(resolve, Math.max(minRowsDelay, performance.now())));
}

/** Starts to load everything for the first paint, in parallel. */
export function boot(): Boot {
  const [path = '/', search = ''] = currentLocation().split('?', 2);
  const screen = screenAt(screens, path);
  const session = sessionStore.get();
  const rows = session && screen && preloadRowsOf(screen, search);
  // The first call reports a failure.
  const asked = loadConfiguration().catch(ignore);
  const nothing = Promise.resolve(undefined);
  if (!session)
    return { requested: asked, ready: loadFirstPaint(LazySignInPage.load()), firstAnswer: nothing };
  if (!screen) return { requested: asked, ready: loadFirstPaint(), firstAnswer: nothing };
  const tab = tabAt(screen, search);
  return {
    requested: asked,
    ready: loadFirstPaint(preloadScreen(screen, search)),
    firstAnswer: rows ? Promise.race([rows.catch(ignore), rowsDelayAfter(asked)]) : nothing,
    firstList: rows && 'resource' in tab ? { screen, tab, search } : undefined,
  };
}
