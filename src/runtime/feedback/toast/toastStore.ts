import type { ReactNode } from 'react';
import type { Translate } from '../../../contract/text/phrases.ts';
import { createStore } from '../../core/store.ts';

export type ToastKind = 'success' | 'warning' | 'error' | 'notification';

/** Words of ours follow a switch of the language while they are shown: `(t) => t('message.saveSuccessful')`. */
export type ToastText = string | ((translate: Translate) => string);

export interface UndoProps {
  /** Closes the toast, when there is nothing more to try. */
  readonly close: () => void;
}

export interface Toast {
  readonly kind: ToastKind;
  readonly message: ToastText;
  readonly title?: ToastText;
  /** What to do about it. */
  readonly advice?: (translate: Translate) => string | undefined;
  /** Shown in a fold that can be copied: error code, request id, … */
  readonly details?: Readonly<Record<string, string>>;
  /** Renders the button that takes back what is told: the toast stays longer. */
  readonly undo?: ((props: UndoProps) => ReactNode) | undefined;
  /** A toast takes the place of one that is alike: a failure that is met again is told once. */
  readonly duplicateKey?: string;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

/** More would cover the page; the oldest gives way. */
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

/** `toast({ kind, message })`: says what came of something that the operator did. */
export const useToast = (): ((toast: Toast) => void) => toastStore.show;
