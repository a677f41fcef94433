import type { Translate } from '../../contract/phrases.ts';
import { createStore } from '../store.ts';

export type ToastKind = 'success' | 'warning' | 'error' | 'notification';

/** Words of ours follow a switch of the language while they are shown: `(t) => t('message.saveSuccessful')`. */
export type Words = string | ((translate: Translate) => string);

export interface Toast {
  readonly kind: ToastKind;
  readonly message: Words;
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
  show: (toast: Toast): void => store.set([...store.get(), { ...toast, id: nextId++ }].slice(-most)),
  close: (id: number): void => store.set(store.get().filter((toast) => toast.id !== id)),
};
