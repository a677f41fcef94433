import { useMemo, useSyncExternalStore } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { createStore } from '../../core/store.ts';
import { sessionStore } from '../sessionStore.ts';

/** `error` of the answer to a call that the back end does not have. */
export const noSuchOperation = 'no such call';

/** The operations that the back end is known to lack. */
interface MissingOperations {
  /** Names of operations. */
  readonly names: ReadonlySet<string>;
  /** `withoutMissingOperations` with these names. Its module is loaded with the first name. */
  readonly withoutMissing: (resource: Resource) => Resource;
}

const noMissing: MissingOperations = { names: new Set(), withoutMissing: (resource) => resource };
const missingStore = createStore(noMissing);

/**
 * A new session, "Check again" and a page reload clear the missing operations: the back end may have been
 * updated.
 */
export const missingOperations = {
  ...missingStore,
  forget: (): void => missingStore.set(noMissing),
};

sessionStore.subscribe(() => sessionStore.get() && missingOperations.forget());

/** The operations that the back end is known to lack; the same object until another one is found. */
export const useMissingOperations = (): MissingOperations =>
  useSyncExternalStore(missingOperations.subscribe, missingOperations.get);

/** A resource without its missing operations; the same object until another missing operation is found. */
export function useAvailableResource(resource: Resource): Resource {
  const { withoutMissing } = useMissingOperations();
  return useMemo(() => withoutMissing(resource), [resource, withoutMissing]);
}
