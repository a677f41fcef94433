import { confirmStore, type Question } from './confirmStore.ts';

/** `await confirm({ title, consequence, confirm })` → whether to go ahead. */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => confirmStore.ask;
