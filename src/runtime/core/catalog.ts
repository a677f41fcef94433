import type { PublishedSchema } from '../../contract/model/publishedSchema.ts';

/** The runtime's only door to what the generator wrote. */
export type { Calls } from '../../generated/api.ts';
export { operations } from '../../generated/api.ts';
export { locales, questions, resources, screenLabels, screens } from '../../generated/catalog/index.ts';

/** The modules of tasks, and what stands over lists, by name: a list is there before either. */
export const loadTasks = async () => (await import('../../generated/catalog/tasks.ts')).tasks;
export const loadStrips = async () => (await import('../../generated/catalog/strips.ts')).strips;

/** What overviews show, by the routes of their screens: nothing that the first screen should wait for. */
export const loadOverviews = async () => (await import('../../generated/catalog/overviews.ts')).overviews;

export const loadExternals = async () => (await import('../../generated/external/index.ts')).externals;

/** A published schema (contract/external.ts), by the name that a field has for it. */
export const loadExternal = async (name: string): Promise<PublishedSchema> => {
  const load = (await loadExternals())[name];
  if (load === undefined)
    throw new Error(`There is no published schema "${name}": run \`npm run generate\`.`);
  return (await load()).default;
};

/** Where documents of each family go: the first screen has no use for it. */
export const loadFamilies = async () => (await import('../../generated/catalog/families.ts')).families;

/** The pages of the reference, by locale: read in the docs area alone. */
export const loadReference = async () => (await import('../../generated/reference/index.ts')).reference;

// An edit in development goes no further than this: `renewal/` takes it into the console that runs. Vite wants them spelled out.
import.meta.hot?.accept(
  [
    '../../generated/api.ts',
    '../../generated/catalog/index.ts',
    '../../generated/catalog/tasks.ts',
    '../../generated/catalog/strips.ts',
    '../../generated/catalog/overviews.ts',
    '../../generated/catalog/families.ts',
    '../../generated/external/index.ts',
    '../../generated/reference/index.ts',
  ],
  () => undefined,
);
