import { useMemo } from 'react';
import type { Resource } from '../../contract/resource.ts';
import { useResource } from '../lazy/resourceModules.ts';
import { narrowed } from './narrowed.ts';

/** A resource as `narrowed` makes it; the same at each render while what it takes is. Suspends until it is loaded. */
export function useNarrowed(
  name: string,
  constants: Readonly<Record<string, string>>,
  hide?: readonly string[],
): Resource {
  const resource = useResource(name);
  const fixed = JSON.stringify(constants);
  return useMemo(() => narrowed(resource, JSON.parse(fixed), hide), [resource, fixed, hide]);
}
