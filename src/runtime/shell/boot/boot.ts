import type { Screen, ScreenTab } from '../../../contract/model/screen.ts';
import { loadConfiguration } from '../../api/configuration.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { screens } from '../../core/catalog.ts';
import { localeStore } from '../../core/i18n/localeStore.ts';
import { loadPhrases } from '../../core/i18n/phrases.ts';
import { currentLocation } from '../../core/routing/hashLocation.ts';
import { lazySignInPage } from '../../session/lazySignInPage.ts';
import { preloadRowsOf, preloadScreen, screenAt, tabAt } from './preloadScreen.ts';

/** A list that the console begins with. */
export interface FirstList {
  readonly screen: Screen;
  readonly tab: Extract<ScreenTab, { readonly resource: string }>;
  /** The query of the URL. */
  readonly search: string;
}

export interface Boot {
  /** All that must be asked before React's chunk runs has been asked. Never fails. */
  readonly requested: Promise<unknown>;
  /** All that the first paint needs is there: it is then painted without a fallback. Rejects when the phrases cannot be had. */
  readonly ready: Promise<unknown>;
  /** What the operation answered whose rows are seen first; undefined when it cannot be had in a moment, or nothing was asked. Never fails. */
  readonly firstAnswer: Promise<unknown>;
  readonly firstList?: FirstList;
}

const ignore = (): void => undefined;

/** The phrases, and the page: without its phrases the console says nothing, but of a page that is missing the console tells itself. */
function loadFirstPaint(page?: Promise<unknown>): Promise<unknown> {
  const ready = Promise.all([loadPhrases(localeStore.get()), page?.catch(ignore)]);
  // Whoever awaits it hears of a failure, but later than the browser would complain of it.
  ready.catch(ignore);
  return ready;
}

/** Milliseconds: who gets the rows sooner sees no skeleton flash by. */
const minRowsDelay = 200;

/** As long as all took until now, for what makes the rows late there makes React later still. */
async function rowsDelayAfter(asked: Promise<unknown>): Promise<void> {
  await asked;
  await new Promise((resolve) => setTimeout(resolve, Math.max(minRowsDelay, performance.now())));
}

/** Starts to load what the first paint needs, all at once. */
export function boot(): Boot {
  const [path = '/', search = ''] = currentLocation().split('?', 2);
  const screen = screenAt(screens, path);
  const session = sessionStore.get();
  const rows = session && screen && preloadRowsOf(screen, search);
  // A failure is told by the first call.
  const asked = loadConfiguration().catch(ignore);
  const nothing = Promise.resolve(undefined);
  if (!session)
    return { requested: asked, ready: loadFirstPaint(lazySignInPage.load()), firstAnswer: nothing };
  if (!screen) return { requested: asked, ready: loadFirstPaint(), firstAnswer: nothing };
  const tab = tabAt(screen, search);
  return {
    requested: asked,
    ready: loadFirstPaint(preloadScreen(screen, search)),
    firstAnswer: rows ? Promise.race([rows.catch(ignore), rowsDelayAfter(asked)]) : nothing,
    firstList: rows && tab && 'resource' in tab ? { screen, tab, search } : undefined,
  };
}
