import { useCallback, useMemo } from 'react';
import { currentLocation, type NavigateOptions, navigate, useHashSearch } from './hashLocation.ts';

type UrlParameters = Readonly<Record<string, string>>;

/** Changes parameters and keeps the others. Several changes before the next render add up. */
export type SetUrlState<T> = (patch: Partial<T>, options?: NavigateOptions) => void;

/**
 * Screen state in the URL, restored by reload, Back and shared links. Parameters with their default are not
 * written. `replace` adds no step for Back.
 */
export function useUrlState<T extends UrlParameters>(defaults: T): [T, SetUrlState<T>] {
  const search = useHashSearch();
  const fixed = JSON.stringify(defaults);
  const state = useMemo(() => {
    const parameters = new URLSearchParams(search);
    const known: T = JSON.parse(fixed);
    const entries = Object.entries(known).map(([name, value]) => [name, parameters.get(name) ?? value]);
    return Object.fromEntries(entries) as T;
  }, [search, fixed]);
  const set = useCallback<SetUrlState<T>>(
    (patch, options) => {
      const [path = '/', query] = currentLocation().split('?', 2);
      const known: UrlParameters = JSON.parse(fixed);
      const parameters = new URLSearchParams(query);
      for (const [name, value] of Object.entries(patch)) {
        if (value === undefined || value === known[name]) parameters.delete(name);
        else parameters.set(name, String(value));
      }
      const next = parameters.size > 0 ? `${path}?${parameters}` : path;
      if (next !== currentLocation()) navigate(next, options);
    },
    [fixed],
  );
  return [state, set];
}
