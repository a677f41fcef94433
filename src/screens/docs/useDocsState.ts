import { useCallback, useMemo, useState } from 'react';
import { useUrlState } from '../../runtime/core/routing/useUrlState.ts';
import { type DocsEvent, type DocsState, docsReducer, initialDocsState } from './docsState.ts';

const { tab, service, uuid } = initialDocsState;

/** What stands in the URL, so that reload, Back and a shared link restore it. */
const urlDefaults = { tab, service, uuid };

export interface DocsController {
  readonly state: DocsState;
  readonly dispatch: (event: DocsEvent) => void;
}

/** The state of the docs area: `docsReducer`, one part of it in the URL and all else in memory. */
export function useDocsState(): DocsController {
  const [url, setUrl] = useUrlState(urlDefaults);
  const [memory, setMemory] = useState(initialDocsState);
  const state = useMemo(() => ({ ...memory, ...url }), [memory, url]);
  const dispatch = useCallback(
    (event: DocsEvent) => {
      const next = docsReducer(state, event);
      setMemory(next);
      setUrl({ tab: next.tab, service: next.service, uuid: next.uuid });
    },
    [state, setUrl],
  );
  return useMemo(() => ({ state, dispatch }), [state, dispatch]);
}
