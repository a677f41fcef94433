/** The runtime's only door to what the generator wrote. */
export type { Calls } from '../generated/api.ts';
export { operations } from '../generated/api.ts';
export { families } from '../generated/catalog/families.ts';
export {
  locales,
  questions,
  resources,
  screenLabels,
  screens,
  strips,
  tasks,
} from '../generated/catalog/index.ts';
export { overviews } from '../generated/catalog/overviews.ts';
