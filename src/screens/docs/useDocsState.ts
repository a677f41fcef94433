import { useCallback, useMemo, useState } from 'react';
import { useUrlState } from '../../runtime/core/routing/useUrlState.ts';
import { type DocsEvent, type DocsState, docsReducer, docsTabs, initialDocsState } from './docsState.ts';

const { tab, service, uuid } = initialDocsState;

/** The part of the state in the URL. Reload, Back and shared links restore it. */
const urlDefaults = { tab, service, uuid };

export interface DocsController {
  readonly state: DocsState;
  readonly dispatch: (event: DocsEvent) => void;
}

/** The state of the docs area, changed by `docsReducer`. One part is in the URL, the rest in memory. */
export function useDocsState(): DocsController {
  const [url, setUrl] = useUrlState(urlDefaults);
  const [memory, setMemory] = useState(initialDocsState);
  // The dialog belongs to the list: it must not open again when the operator returns there.
  if (memory.isCreating && (url.tab !== docsTabs.list || url.uuid !== ''))
    setMemory({ ...memory, isCreating: false });
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
