import { createStore } from '../store.ts';

const store = createStore<readonly HTMLDialogElement[]>([]);

/**
 * The open modal dialogs, the topmost last. Everything outside the topmost is inert, so toasts appear in it.
 */
export const openDialogs = {
  topmost: (): HTMLDialogElement | undefined => store.get().at(-1),
  has: (dialog: HTMLDialogElement): boolean => store.get().includes(dialog),
  subscribe: store.subscribe,
  /** Returns a function that removes the dialog. */
  register: (dialog: HTMLDialogElement): (() => void) => {
    store.set([...store.get(), dialog]);
    return () => store.set(store.get().filter((other) => other !== dialog));
  },
};
