import type { ReactNode } from 'react';
import type { Translate } from '../../../contract/text/phrases.ts';
import { currentPlace } from '../../core/routing/currentPlace.ts';
import { subscribeToLocation } from '../../core/routing/hashLocation.ts';
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
  /** The operation that failed: its next answer replaces or closes the toast. */
  readonly operation?: string | undefined;
}

export interface ShownToast extends Toast {
  readonly id: number;
  /** Where the operator was. */
  readonly place: string;
}

/** More would cover the page; the oldest closes. */
const maxToasts = 5;
const store = createStore<readonly ShownToast[]>([]);
let nextId = 1;

/** Closes the toasts with the value of a member. */
const without = (
  toasts: readonly ShownToast[],
  member: 'duplicateKey' | 'operation',
  value: string | undefined,
): readonly ShownToast[] =>
  value !== undefined && toasts.some((toast) => toast[member] === value)
    ? toasts.filter((toast) => toast[member] !== value)
    : toasts;

/** A success without an undo button. The next one replaces it, because it says nothing new. */
const isPlainSuccess = ({ kind, undo }: Toast): boolean => kind === 'success' && !undo;

const isFailure = ({ kind }: Toast): boolean => kind === 'error' || kind === 'warning';

// A failure belongs to the page, record or dialog that the operator saw.
subscribeToLocation(() => {
  const place = currentPlace();
  const rest = store.get().filter((toast) => !isFailure(toast) || toast.place === place);
  if (rest.length < store.get().length) store.set(rest);
});

export const toastStore = {
  get: store.get,
  subscribe: store.subscribe,
  /** Reports the result of an operator's action. */
  show: (toast: Toast): void => {
    const others = without(
      without(store.get(), 'duplicateKey', toast.duplicateKey),
      'operation',
      toast.operation,
    );
    const kept = isPlainSuccess(toast) ? others.filter((other) => !isPlainSuccess(other)) : others;
    store.set([...kept, { ...toast, id: nextId++, place: currentPlace() }].slice(-maxToasts));
  },
  close: (id: number): void => store.set(store.get().filter((toast) => toast.id !== id)),
  closeDuplicates: (alike: string): void => store.set(without(store.get(), 'duplicateKey', alike)),
  /** An operation has succeeded: the toast about its failure closes. */
  closeFailureOf: (operation: string): void => store.set(without(store.get(), 'operation', operation)),
};
