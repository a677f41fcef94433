import type { PublishedSchema } from '../../contract/model/publishedSchema.ts';

/** The only import of generated modules into the runtime. */
export type { Calls } from '#generated/api.ts';
export { operations } from '#generated/api.ts';
export { backends, defaultBackend } from '#generated/backends.ts';
export {
  defaultTimeZone,
  home,
  listQueries,
  locales,
  resources,
  screenLabels,
  screens,
} from '#generated/catalog/index.ts';

/** The modules of tasks and of metrics, by name. A list does not wait for them. */
export const loadTasks = async () => (await import('#generated/catalog/tasks.ts')).tasks;
export const loadMetrics = async () => (await import('#generated/catalog/metrics.ts')).metrics;

export const loadExternals = async () => (await import('#generated/external/index.ts')).externals;

/** A published schema (contract/model/publishedSchema.ts), by the name that its field has for it. */
export const loadExternal = async (name: string): Promise<PublishedSchema> => {
  const load = (await loadExternals())[name];
  if (load === undefined)
    throw new Error(`There is no published schema "${name}": run \`npm run generate\`.`);
  return (await load()).default;
};

/** The target screen of each family's documents. The first screen does not need it. */
export const loadFamilies = async () => (await import('#generated/catalog/families.ts')).families;

/** The pages of the reference, by locale. Only the docs screen reads them. */
export const loadReference = async () => (await import('#generated/reference/index.ts')).reference;

// An edit in development stops here: `hotReload/` applies it to the running console. Vite requires literal
// paths.
import.meta.hot?.accept(
  [
    '#generated/api.ts',
    '#generated/backends.ts',
    '#generated/catalog/index.ts',
    '#generated/catalog/tasks.ts',
    '#generated/catalog/metrics.ts',
    '#generated/catalog/families.ts',
    '#generated/external/index.ts',
    '#generated/reference/index.ts',
  ],
  () => undefined,
);
