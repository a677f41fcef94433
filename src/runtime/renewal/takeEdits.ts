import { type Edit, editEvent } from '../../contract/edit.ts';
import type { Table } from '../../contract/phrases.ts';
import * as catalog from '../catalog.ts';
import { phrases } from '../i18n/phrases.ts';
import { renewModules } from '../lazy/lazyModule.ts';
import { become } from './become.ts';
import { publish } from './edition.ts';

const tablesOf = ({ words }: Edit) =>
  Promise.all(
    words.map(async ({ locale, url }) => {
      const table: Table = (await import(/* @vite-ignore */ url)).default;
      return { locale, table };
    }),
  );

type Pair = readonly [present: object, next: object];

/** What `catalog.ts` gives away of a generated module, beside what that holds now; nothing where it is the same. */
async function pairsOf(
  { modules, timestamp }: Edit,
  file: string,
  given: () => Promise<Readonly<Record<string, object>>>,
): Promise<Pair[]> {
  const path = `src/generated/${file}.ts`;
  if (!modules.includes(path)) return [];
  const written: Promise<Readonly<Record<string, object>>> = import(
    /* @vite-ignore */ `/${path}?t=${timestamp}`
  );
  const [present, next] = await Promise.all([given(), written]);
  return Object.entries(present).flatMap(([name, value]) =>
    next[name] ? [[value, next[name]] as const] : [],
  );
}

async function pairs(edit: Edit) {
  const { locales, operations, questions, resources, screenLabels, screens } = catalog;
  const sources = Promise.all([
    pairsOf(edit, 'catalog/index', async () => ({ resources })),
    pairsOf(edit, 'catalog/tasks', async () => ({ tasks: await catalog.loadTasks() })),
    pairsOf(edit, 'external/index', async () => ({ externals: await catalog.loadExternals() })),
    pairsOf(edit, 'reference/index', async () => ({ reference: await catalog.loadReference() })),
  ]);
  const contents = Promise.all([
    pairsOf(edit, 'api', async () => ({ operations })),
    pairsOf(edit, 'catalog/index', async () => ({ locales, questions, screenLabels, screens })),
    pairsOf(edit, 'catalog/strips', async () => ({ strips: await catalog.loadStrips() })),
    pairsOf(edit, 'catalog/overviews', async () => ({ overviews: await catalog.loadOverviews() })),
    pairsOf(edit, 'catalog/families', async () => ({ families: await catalog.loadFamilies() })),
  ]);
  return { sources: (await sources).flat(), contents: (await contents).flat() };
}

/** Changes the console that runs, in one go once all is there: whatever is typed, open or has the focus stays. */
async function take(edit: Edit): Promise<void> {
  const [{ sources, contents }, tables] = await Promise.all([pairs(edit), tablesOf(edit)]);
  // Where modules are loaded from: nothing on screen reads it.
  for (const [present, next] of sources) become(present, next);
  const putInPlace = await renewModules();
  // After the modules, of which some bring words as they were.
  for (const { locale, table } of tables) phrases.add(locale, table);
  for (const [present, next] of contents) become(present, next);
  putInPlace();
  publish();
}

let taken = Promise.resolve();

import.meta.hot?.on(editEvent, (edit: Edit) => {
  taken = taken.then(() => take(edit)).catch((error) => console.error('An edit could not be shown:', error));
});
