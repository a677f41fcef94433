import { useMemo } from 'react';
import type { Resource } from '../../contract/resource.ts';
import { useMissingCalls } from '../api/useMissingCalls.ts';

/** A resource as `offeredOf` makes it; the same at each render while nothing more is found missing. */
export function useOffered(resource: Resource): Resource {
  const { offered } = useMissingCalls();
  return useMemo(() => offered(resource), [resource, offered]);
}
