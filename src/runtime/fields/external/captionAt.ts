import type { External } from '../../../contract/external.ts';
import { facesAt } from './facesAt.ts';

/** What the publisher calls the value at a path; undefined where nothing is said. */
export const captionAt = (external: External, path: readonly string[]): string | undefined =>
  facesAt(external, path)
    .map(({ title }) => title)
    .find((title) => typeof title === 'string');
