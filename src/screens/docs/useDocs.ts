import { useCallback, useMemo, useState } from 'react';
import { useUrlState } from '../../runtime/routing/useUrlState.ts';
import { type DocsEvent, type DocsState, docsState, initialState } from './docsState.ts';

const { tab, service, uuid } = initialState;

/** What stands in the URL, so that reload, Back and a shared link restore it. */
const inUrl = { tab, service, uuid };

export interface Docs {
  readonly state: DocsState;
  readonly dispatch: (event: DocsEvent) => void;
}

/** The state of the docs area: `docsState`, one part of it in the URL and all else in memory. */
export function useDocs(): Docs {
  const [url, go] = useUrlState(inUrl);
  const [memory, setMemory] = useState(initialState);
  const state = useMemo(() => ({ ...memory, ...url }), [memory, url]);
  const dispatch = useCallback(
    (event: DocsEvent) => {
      const next = docsState(state, event);
      setMemory(next);
      go({ tab: next.tab, service: next.service, uuid: next.uuid });
    },
    [state, go],
  );
  return useMemo(() => ({ state, dispatch }), [state, dispatch]);
}
