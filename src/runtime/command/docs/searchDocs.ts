import { matchSorter } from 'match-sorter';
import type { ReferencePage } from '../../../contract/model/referencePage.ts';
import type { DocsPlace } from './docsPages.ts';

/** A searchable entry of a page; the page itself is the entry at its top. */
export interface DocsEntry extends DocsPlace {
  /** Its name in the schema files: `cronExpression`, the id of an operation. */
  readonly name: string;
  readonly title: string;
  /** Title of its page. */
  readonly page: string;
  readonly kind: ReferencePage['kind'];
}

/** Pages, then all entries on them. */
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

/** The entries that match every word by name or caption, the most likely first. */
export function searchDocs(places: readonly DocsEntry[], text: string): DocsEntry[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.reduceRight<DocsEntry[]>(
    (rest, word) =>
      matchSorter(rest, word, {
        keys: ['name', 'title', { key: 'page', maxRanking: CONTAINS }],
        threshold: CONTAINS,
        // Among equals, pages come before their entries.
        baseSort: (a, b) => a.index - b.index,
      }),
    [...places],
  );
}
