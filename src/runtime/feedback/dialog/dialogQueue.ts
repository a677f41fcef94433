import { currentLocation, subscribeToLocation } from '../../core/routing/hashLocation.ts';
import { createStore } from '../../core/store.ts';

interface QueuedDialog<T> {
  readonly id: number;
  readonly shown: T;
  /** Closes it without an answer. */
  readonly close: () => void;
}

interface DialogQueue<T> {
  readonly get: () => QueuedDialog<T> | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Shows what `describe` returns until it calls `answer`. Resolves to the answer, or to undefined without one: the
   * dialog could not be shown, which was reported, the session ended, or the operator left `page`, the location to
   * which the dialog belongs.
   */
  readonly open: <A>(describe: (answer: (given: A) => void) => T, page?: string) => Promise<A | undefined>;
}

/** A queue of dialogs: the first is on screen, so that no dialog replaces one with typed input. */
export function createDialogQueue<T>(): DialogQueue<T> {
  const dialogs = createStore<readonly QueuedDialog<T>[]>([]);
  let nextId = 1;
  return {
    get: () => dialogs.get()[0],
    subscribe: dialogs.subscribe,
    open: <A>(describe: (answer: (given: A) => void) => T, page?: string) =>
      new Promise<A | undefined>((resolve) => {
        const answer = (given?: A): void => {
          stop();
          dialogs.set(dialogs.get().filter((other) => other !== opened));
          resolve(given);
        };
        const closeIfLeft = (): void => {
          if (page && currentLocation() !== page) answer();
        };
        const stop = subscribeToLocation(closeIfLeft);
        const opened = { id: nextId++, shown: describe(answer), close: () => answer() };
        dialogs.set([...dialogs.get(), opened]);
        closeIfLeft();
      }),
  };
}
