import { matchSorter } from 'match-sorter';
import type { ReferencePage } from '../../../contract/reference.ts';
import type { Place } from './address.ts';

/** Something on a page that can be searched for. */
export interface Found extends Place {
  /** As schema files name it: `cronExpression`, `erp.query`. */
  readonly name: string;
  readonly title: string;
  /** Title of its page. */
  readonly page: string;
}

/** Pages, and all that can be found on them. */
export const placesOf = (pages: readonly ReferencePage[]): Found[] =>
  pages.flatMap(({ path, title, name, places }) => [
    { path, at: '', name, title, page: title },
    ...Object.entries(places).map(([at, caption]) => ({ path, at, name: at, title: caption, page: title })),
  ]);

const { CONTAINS } = matchSorter.rankings;

/** What every word is found in, by name or caption, the likeliest first. */
export function findPlaces(places: readonly Found[], text: string): Found[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.reduceRight<Found[]>(
    (rest, word) =>
      matchSorter(rest, word, {
        keys: ['name', 'title', { key: 'page', maxRanking: CONTAINS }],
        threshold: CONTAINS,
      }),
    [...places],
  );
}
