import { useMemo } from 'react';
import type { Resource } from '../../contract/model/resource.ts';
import { useResource } from '../core/lazy/resourceModules.ts';
import { scopeResource } from './scopeResource.ts';

/**
 * A resource as `scopeResource` makes it; the same object for the same arguments. Suspends until it is
 * loaded.
 */
export function useScopedResource(
  name: string,
  constants: Readonly<Record<string, string>>,
  hide?: readonly string[],
): Resource {
  const resource = useResource(name);
  const fixed = JSON.stringify(constants);
  return useMemo(() => scopeResource(resource, JSON.parse(fixed), hide), [resource, fixed, hide]);
}
