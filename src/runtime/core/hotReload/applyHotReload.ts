import isEqual from 'fast-deep-equal';
import { type HotReloadEvent, hotReloadEventName } from '../../../contract/hotReload.ts';
import type { PhraseTable } from '../../../contract/text/phrases.ts';
import * as catalog from '../catalog.ts';
import { phrases } from '../i18n/phrases.ts';
import { reloadModules } from '../lazy/lazyModule.ts';

/**
 * Gives an object or list the contents of another of its kind, so that all its users see them. Equal members
 * keep their identity.
 */
export function replaceContents<T extends object>(present: T, next: T): void {
  const members = new Map(Object.entries(present));
  for (const key of Object.keys(present)) {
    if (!(key in next)) Reflect.deleteProperty(present, key);
  }
  for (const [key, value] of Object.entries(next)) {
    if (!isEqual(members.get(key), value)) Reflect.set(present, key, value);
  }
  if (Array.isArray(present) && Array.isArray(next)) present.length = next.length;
}

const loadPhraseTables = ({ phraseTables }: HotReloadEvent) =>
  Promise.all(
    phraseTables.map(async ({ locale, url }) => {
      const table: PhraseTable = (await import(/* @vite-ignore */ url)).default;
      return { locale, table };
    }),
  );

type Replacement = readonly [present: object, next: object];

/**
 * Returns the replaced values of a generated module that `catalog.ts` exports, with their current values;
 * empty when nothing changed.
 */
async function replacementsIn(
  { modules }: HotReloadEvent,
  file: string,
  given: () => Promise<Readonly<Record<string, object>>>,
): Promise<Replacement[]> {
  const url = modules[`${file}.ts`];
  if (url === undefined) return [];
  const written: Promise<Readonly<Record<string, object>>> = import(/* @vite-ignore */ url);
  const [present, next] = await Promise.all([given(), written]);
  return Object.entries(present).flatMap(([name, value]) =>
    next[name] ? [[value, next[name]] as const] : [],
  );
}

async function loadReplacements(edit: HotReloadEvent) {
  const { locales, operations, listQueries, resources, screenLabels, screens } = catalog;
  const sources = Promise.all([
    replacementsIn(edit, 'catalog/index', async () => ({ resources })),
    replacementsIn(edit, 'catalog/tasks', async () => ({ tasks: await catalog.loadTasks() })),
    replacementsIn(edit, 'external/index', async () => ({ externals: await catalog.loadExternals() })),
    replacementsIn(edit, 'reference/index', async () => ({ reference: await catalog.loadReference() })),
  ]);
  const contents = Promise.all([
    replacementsIn(edit, 'api', async () => ({ operations })),
    replacementsIn(edit, 'catalog/index', async () => ({ locales, listQueries, screenLabels, screens })),
    replacementsIn(edit, 'catalog/metrics', async () => ({ metrics: await catalog.loadMetrics() })),
    replacementsIn(edit, 'catalog/families', async () => ({ families: await catalog.loadFamilies() })),
  ]);
  return { sources: (await sources).flat(), contents: (await contents).flat() };
}

/**
 * Updates the running console in one step after all modules have loaded. Input, open dialogs and the focus
 * are kept.
 */
async function applyHotReload(edit: HotReloadEvent, publish: () => void): Promise<void> {
  const [{ sources, contents }, tables] = await Promise.all([loadReplacements(edit), loadPhraseTables(edit)]);
  // Module sources: nothing on screen reads them.
  for (const [present, next] of sources) replaceContents(present, next);
  const putInPlace = await reloadModules();
  // After the modules, because some of them bring older phrases.
  for (const { locale, table } of tables) phrases.add(locale, table);
  for (const [present, next] of contents) replaceContents(present, next);
  putInPlace();
  publish();
}

/** Applies every edit that the dev server reports, one after the other, and calls `publish` after each. */
export function startHotReload(publish: () => void): void {
  let lastReload = Promise.resolve();
  import.meta.hot?.on(hotReloadEventName, (edit: HotReloadEvent) => {
    lastReload = lastReload
      .then(() => applyHotReload(edit, publish))
      .catch((error) => console.error('An edit could not be shown:', error));
  });
}
