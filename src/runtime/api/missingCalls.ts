import type { Resource } from '../../contract/resource.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { createStore } from '../store.ts';

/** `error` of the answer to a call that the back end does not have. */
export const noSuchCall = 'no such call';

/** The calls that the back end is known to lack. */
export interface Missing {
  /** Names of operations. */
  readonly names: ReadonlySet<string>;
  /** `offeredOf` with these names: in a module of its own, which comes with the first name. */
  readonly offered: (resource: Resource) => Resource;
}

const none: Missing = { names: new Set(), offered: (resource) => resource };
const store = createStore(none);

/** A new session, "Check again" and a reload of the page forget what is missing: the back end may have been updated. */
export const missingCalls = {
  ...store,
  forget: (): void => store.set(none),
};

sessionStore.subscribe(() => sessionStore.get() && missingCalls.forget());
