import { useMemo } from 'react';
import type { Resource } from '../../contract/resource.ts';
import { useResource } from '../lazy/resourceModules.ts';
import { narrowed } from './narrowed.ts';

/** A resource narrowed to constants; the same at each render while these are. Suspends until it is loaded. */
export function useNarrowed(name: string, constants: Readonly<Record<string, string>>): Resource {
  const resource = useResource(name);
  const fixed = JSON.stringify(constants);
  return useMemo(() => narrowed(resource, JSON.parse(fixed)), [resource, fixed]);
}
