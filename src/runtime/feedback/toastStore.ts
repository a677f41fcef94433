import { createStore } from '../store.ts';

export type ToastKind = 'success' | 'warning' | 'error' | 'notification';

export interface Toast {
  readonly kind: ToastKind;
  readonly message: string;
  readonly title?: string;
  /** Shown in a fold that can be copied: error code, request id, … */
  readonly details?: Readonly<Record<string, string>>;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

/** More would cover the page; the oldest gives way. */
const most = 5;
const store = createStore<readonly ShownToast[]>([]);
let nextId = 1;

export const toastStore = {
  get: store.get,
  subscribe: store.subscribe,
  /** The same words a second time replace the first ones. */
  show: (toast: Toast): void => {
    const others = store
      .get()
      .filter(({ kind, message }) => kind !== toast.kind || message !== toast.message);
    store.set([...others, { ...toast, id: nextId++ }].slice(-most));
  },
  close: (id: number): void => store.set(store.get().filter((toast) => toast.id !== id)),
};
