import { useEffect, useState } from 'react';
import { loadSources, type Sources } from './loadSources.ts';

const nothing: Sources = { resources: new Map(), isWhole: true };

/** What is loaded so far: nothing at first, which is enough for the screens. */
export function useSources(): Sources {
  const [sources, setSources] = useState(nothing);
  useEffect(() => {
    let isWanted = true;
    void loadSources().then((loaded) => isWanted && setSources(loaded));
    return () => {
      isWanted = false;
    };
  }, []);
  return sources;
}
