import { createStore } from '../store.ts';

const store = createStore<readonly HTMLDialogElement[]>([]);

/**
 * The modal dialogs that are open, the topmost last. Nothing outside of that one can be seen clearly or pressed:
 * toasts appear in it.
 */
export const openDialogs = {
  topmost: (): HTMLDialogElement | undefined => store.get().at(-1),
  has: (dialog: HTMLDialogElement): boolean => store.get().includes(dialog),
  subscribe: store.subscribe,
  /** Answers with the way out. */
  register: (dialog: HTMLDialogElement): (() => void) => {
    store.set([...store.get(), dialog]);
    return () => store.set(store.get().filter((other) => other !== dialog));
  },
};
