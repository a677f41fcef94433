import { type Edit, editEvent } from '../../contract/edit.ts';
import type { Table } from '../../contract/phrases.ts';
import * as catalog from '../catalog.ts';
import { phrases } from '../i18n/phrases.ts';
import { renewModules } from '../lazy/lazyModule.ts';
import { become } from './become.ts';
import { publish } from './edition.ts';

/** A generated module as it is now. */
const written = ({ timestamp }: Edit, file: string) =>
  import(/* @vite-ignore */ `/src/generated/${file}.ts?t=${timestamp}`);

const tablesOf = ({ words }: Edit) =>
  Promise.all(
    words.map(async ({ locale, url }) => {
      const table: Table = (await import(/* @vite-ignore */ url)).default;
      return { locale, table };
    }),
  );

/** What `catalog.ts` gives away, beside what it gives away now. */
async function catalogs(edit: Edit) {
  const { locales, operations, questions, resources, screenLabels, screens } = catalog;
  const [api, index] = await Promise.all([written(edit, 'api'), written(edit, 'catalog/index')]);
  const later = <T extends object>(file: string, name: string, load: () => Promise<T>) =>
    Promise.all([load(), written(edit, file).then((module): T => module[name])]);
  return {
    /** Where modules are loaded from. */
    sources: await Promise.all([
      [resources, index.resources],
      later('catalog/tasks', 'tasks', catalog.loadTasks),
      later('external/index', 'externals', catalog.loadExternals),
      later('reference/index', 'reference', catalog.loadReference),
    ]),
    contents: await Promise.all([
      [operations, api.operations],
      [locales, index.locales],
      [questions, index.questions],
      [screenLabels, index.screenLabels],
      [screens, index.screens],
      later('catalog/strips', 'strips', catalog.loadStrips),
      later('catalog/overviews', 'overviews', catalog.loadOverviews),
      later('catalog/families', 'families', catalog.loadFamilies),
    ]),
  };
}

/** Changes the console that runs, in one go once all is there: whatever is typed, open or has the focus stays. */
async function take(edit: Edit): Promise<void> {
  const [{ sources, contents }, tables] = await Promise.all([catalogs(edit), tablesOf(edit)]);
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
