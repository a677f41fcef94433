import { useMemo, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';

/** The selected records of a list. */
export interface RowSelection {
  /** Records selected one by one; when all that match are selected, only those of the page. */
  readonly uuids: ReadonlySet<string>;
  /** All records that match the filters, on all pages, are selected. */
  readonly isAll: boolean;
  /** Every row of a nonempty page is selected. */
  readonly isPage: boolean;
  /** Toggles a row; `extend` does the same with all rows from the last one on. */
  readonly toggle: (uuid: string, extend?: boolean) => void;
  readonly togglePage: () => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

interface StoredSelection {
  /** The list and its filters. */
  readonly of: string;
  readonly uuids: ReadonlySet<string>;
  readonly isAll: boolean;
  /** The last toggled row: a range begins there. */
  readonly last?: string;
}

function between(rows: readonly Row[], one: string, other: string): readonly string[] {
  const places = [one, other].map((uuid) => rows.findIndex((row) => row.uuid === uuid));
  const [first = -1, last = -1] = places.toSorted((a, b) => a - b);
  return first < 0 ? [other] : rows.slice(first, last + 1).map(({ uuid }) => uuid);
}

/**
 * The selection of a list. It survives new readings and other pages, but not other filters: actions never
 * affect records outside the list. `of` names the list and its filters. Rows of other filters (`isOther`) cannot be
 * toggled.
 */
export function useRowSelection(of: string, isOther: boolean, rows: readonly Row[] = []): RowSelection {
  const [stored, setStored] = useState<StoredSelection>();
  if (stored && stored.of !== of) setStored(undefined);
  return useMemo(() => {
    const onPage = rows.map(({ uuid }) => uuid);
    const nothing: StoredSelection = { of, uuids: new Set(), isAll: false };
    const chosen = stored ?? nothing;
    const uuids = chosen.isAll ? new Set(onPage) : chosen.uuids;
    const isPage = onPage.length > 0 && onPage.every((uuid) => uuids.has(uuid));
    const change = (changed: readonly string[], isChosen: boolean, last?: string): void => {
      if (isOther) return;
      const next = new Set(uuids);
      for (const uuid of changed) isChosen ? next.add(uuid) : next.delete(uuid);
      setStored({ of, uuids: next, isAll: false, last });
    };
    return {
      uuids,
      isAll: chosen.isAll,
      isPage,
      toggle: (uuid, extend = false) =>
        change(
          extend && chosen.last !== undefined ? between(rows, chosen.last, uuid) : [uuid],
          !uuids.has(uuid),
          uuid,
        ),
      togglePage: () => change(onPage, !isPage),
      chooseAll: () => setStored({ of, uuids: new Set(onPage), isAll: true }),
      clear: () => setStored(nothing),
    };
  }, [of, rows, isOther, stored]);
}
