import { type Toast, toastStore } from './toastStore.ts';

/** `toast({ kind, message })`: says what came of something that the operator did. */
export const useToast = (): ((toast: Toast) => void) => toastStore.show;
