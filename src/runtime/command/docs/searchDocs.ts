import { matchSorter } from 'match-sorter';
import type { ReferencePage } from '../../../contract/model/referencePage.ts';
import type { DocsPlace } from './docsPages.ts';

/** Something on a page that can be searched for; the page itself stands at its top. */
export interface DocsEntry extends DocsPlace {
  /** As schema files name it: `cronExpression`, the id of a call. */
  readonly name: string;
  readonly title: string;
  /** Title of its page. */
  readonly page: string;
  readonly kind: ReferencePage['kind'];
}

/** Pages, then all that can be found on them. */
export const docsEntriesOf = (pages: readonly ReferencePage[]): DocsEntry[] => [
  ...pages.map(({ path, kind, title, name }) => ({ path, at: '', name, title, page: title, kind })),
  ...pages.flatMap(({ path, kind, title, places }) =>
    Object.entries(places).map(([at, caption]) => ({
      path,
      at,
      name: at,
      title: caption,
      page: title,
      kind,
    })),
  ),
];

const { CONTAINS } = matchSorter.rankings;

/** What every word is found in, by name or caption, the likeliest first. */
export function searchDocs(places: readonly DocsEntry[], text: string): DocsEntry[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.reduceRight<DocsEntry[]>(
    (rest, word) =>
      matchSorter(rest, word, {
        keys: ['name', 'title', { key: 'page', maxRanking: CONTAINS }],
        threshold: CONTAINS,
        // Of equals a page comes before what stands on one.
        baseSort: (a, b) => a.index - b.index,
      }),
    [...places],
  );
}
