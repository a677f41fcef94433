import type { ReactNode } from 'react';
import { currentLocation, subscribeToLocation } from '../../core/routing/hashLocation.ts';
import { createStore } from '../../core/store.ts';

/** What is asked before something happens. The words name the thing and what will come of it. */
export interface Confirmation {
  /** Names the action and the thing: `Take "asn" offline`. */
  readonly title: string;
  /** What will happen. */
  readonly consequence?: ReactNode;
  /** Verb of the button that goes ahead. */
  readonly confirm: string;
  /** Word of the button that does not; default "Cancel". */
  readonly cancel?: string;
  readonly danger?: boolean;
}

export interface OpenConfirmation extends Confirmation {
  readonly id: number;
  readonly answer: (yes: boolean) => void;
}

const confirmations = createStore<readonly OpenConfirmation[]>([]);
let nextConfirmationId = 1;

/** Questions wait for each other: the first is on screen. Another page answers with no: a question belongs to the page that asks. */
export const confirmStore = {
  get: (): OpenConfirmation | undefined => confirmations.get()[0],
  subscribe: confirmations.subscribe,
  ask: (question: Confirmation): Promise<boolean> =>
    new Promise((resolve) => {
      const page = currentLocation();
      const stop = subscribeToLocation(() => {
        if (currentLocation() !== page) asked.answer(false);
      });
      const asked: OpenConfirmation = {
        ...question,
        id: nextConfirmationId++,
        answer: (yes) => {
          stop();
          confirmations.set(confirmations.get().filter((other) => other !== asked));
          resolve(yes);
        },
      };
      confirmations.set([...confirmations.get(), asked]);
    }),
};

/** `await confirm({ title, consequence, confirm })` → whether to go ahead. */
export const useConfirm = (): ((question: Confirmation) => Promise<boolean>) => confirmStore.ask;
