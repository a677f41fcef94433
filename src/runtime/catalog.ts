/** The runtime's only door to what the generator wrote. */
export type { Calls } from '../generated/api.ts';
export { operations } from '../generated/api.ts';
export { locales, questions, resources, screenLabels, screens, tasks } from '../generated/catalog/index.ts';
