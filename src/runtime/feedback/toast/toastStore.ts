import type { ReactNode } from 'react';
import type { Translate } from '../../../contract/text/phrases.ts';
import { createStore } from '../../core/store.ts';

export type ToastKind = 'success' | 'warning' | 'error' | 'notification';

/**
 * The console's own texts follow a switch of the language while shown: `(t) => t('message.saveSuccessful')`.
 */
export type ToastText = string | ((translate: Translate) => string);

export interface UndoProps {
  /** Closes the toast when no retry is left. */
  readonly close: () => void;
}

export interface Toast {
  readonly kind: ToastKind;
  readonly message: ToastText;
  readonly title?: ToastText;
  /** The advice. */
  readonly advice?: (translate: Translate) => string | undefined;
  /** Folded and copyable: error code, request id, … */
  readonly details?: Readonly<Record<string, string>>;
  /** Renders the undo button; the toast then stays longer. */
  readonly undo?: ((props: UndoProps) => ReactNode) | undefined;
  /** A toast replaces one with the same key, so that a repeated failure appears once. */
  readonly duplicateKey?: string;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

/** More would cover the page; the oldest closes. */
const maxToasts = 5;
const store = createStore<readonly ShownToast[]>([]);
let nextId = 1;

const withoutDuplicates = (alike: string | undefined): readonly ShownToast[] =>
  alike === undefined ? store.get() : store.get().filter((toast) => toast.duplicateKey !== alike);

export const toastStore = {
  get: store.get,
  subscribe: store.subscribe,
  show: (toast: Toast): void =>
    store.set([...withoutDuplicates(toast.duplicateKey), { ...toast, id: nextId++ }].slice(-maxToasts)),
  close: (id: number): void => store.set(store.get().filter((toast) => toast.id !== id)),
  closeDuplicates: (alike: string): void => store.set(withoutDuplicates(alike)),
};

/** `toast({ kind, message })` reports the result of an operator's action. */
export const useToast = (): ((toast: Toast) => void) => toastStore.show;
