import { useEffect, useMemo, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { recordsOf } from '../../api/answer.ts';
import { callByName } from '../../api/call.ts';
import { noSuchOperation } from '../../api/missing/missingOperations.ts';
import { screens } from '../../core/catalog.ts';
import { useDebounced } from '../../core/timing/useDebounced.ts';
import { type RecordSearch, recordSearchArgs, recordSearchesOf } from './recordSearches.ts';

/** For each kind; for other records, operators type more of the name. */
const maxResults = 5;

interface SearchAnswer {
  readonly search: RecordSearch;
  readonly rows: readonly Row[];
  readonly isFailed: boolean;
}

interface FoundRecords {
  /**
   * Answers in the order of the searches. A later one waits for those before it, so that no record appears
   * above the marked one just before Enter. Earlier results stay while their names contain the current text.
   */
  readonly answers: readonly SearchAnswer[];
  /** Every list has answered, to this text or to an earlier one. */
  readonly isComplete: boolean;
  readonly isSearching: boolean;
}

async function searchRecords(search: RecordSearch, text: string, signal: AbortSignal): Promise<SearchAnswer> {
  const { list } = search;
  const answer = await callByName(list, recordSearchArgs(search, text, maxResults), { inline: true, signal });
  const rows = answer.success ? recordsOf(answer.data).slice(0, maxResults) : [];
  return { search, rows, isFailed: !answer.success && answer.error !== noSuchOperation };
}

/**
 * Records of all lists whose names contain the text. Requests start once typing pauses; obsolete ones are
 * aborted.
 */
export function useRecordSearch(resources: ReadonlyMap<string, Resource>, typed: string): FoundRecords {
  const wanted = typed.trim();
  const text = useDebounced(wanted);
  const searches = useMemo(() => recordSearchesOf(screens, resources), [resources]);
  const [answers, setAnswers] = useState<ReadonlyMap<string, SearchAnswer>>(new Map());
  const [open, setOpen] = useState(0);
  useEffect(() => {
    setOpen(0);
    if (text === '') return setAnswers(new Map());
    const stale = new AbortController();
    setOpen(searches.length);
    for (const search of searches)
      void searchRecords(search, text, stale.signal).then((answer) => {
        if (stale.signal.aborted) return;
        setAnswers((known) => new Map([...known, [search.list, answer]]));
        setOpen((count) => count - 1);
      });
    return () => stale.abort();
  }, [text, searches]);
  const sought = wanted.toLowerCase();
  const firstOpen = searches.findIndex(({ list }) => !answers.has(list));
  const isComplete = firstOpen === -1;
  const answered = isComplete ? searches : searches.slice(0, firstOpen);
  return {
    isComplete,
    answers: answered.flatMap(({ list, resource: { displayProperty } }) => {
      const answer = answers.get(list);
      if (!answer || sought === '') return [];
      const isNamed = (row: Row): boolean =>
        String(row[displayProperty] ?? '')
          .toLowerCase()
          .includes(sought);
      return [{ ...answer, rows: answer.rows.filter(isNamed) }];
    }),
    isSearching: open > 0 || text !== wanted,
  };
}
