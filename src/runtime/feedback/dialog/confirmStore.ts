import type { ReactNode } from 'react';
import { currentLocation, subscribeToLocation } from '../../core/routing/hashLocation.ts';
import { createStore } from '../../core/store.ts';

/** A confirmation before an action. Its texts name the object and the effect. */
interface Confirmation {
  /** Names the action and the object: `Take "asn" offline`. */
  readonly title: string;
  /** The effect. */
  readonly consequence?: ReactNode;
  /** An effect on these records that the operator may not expect. */
  readonly warning?: string | undefined;
  /** Verb of the confirm button. */
  readonly confirm: string;
  /** Caption of the cancel button; default "Cancel". */
  readonly cancel?: string;
  readonly danger?: boolean;
}

export interface OpenConfirmation extends Confirmation {
  readonly id: number;
  readonly answer: (yes: boolean) => void;
}

const confirmations = createStore<readonly OpenConfirmation[]>([]);
let nextConfirmationId = 1;

/**
 * A queue of confirmations: the first is on screen. Leaving the page answers no, because a confirmation
 * belongs to its page.
 */
export const confirmStore = {
  get: (): OpenConfirmation | undefined => confirmations.get()[0],
  subscribe: confirmations.subscribe,
  /**
   * Resolves to whether to go ahead. `page` is the location to which the confirmation belongs; the operator may have
   * left it before the question.
   */
  ask: (question: Confirmation, page = currentLocation()): Promise<boolean> =>
    new Promise((resolve) => {
      const answerIfLeft = (): void => {
        if (currentLocation() !== page) asked.answer(false);
      };
      const stop = subscribeToLocation(answerIfLeft);
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
      answerIfLeft();
    }),
};
