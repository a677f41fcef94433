import type { ReactNode } from 'react';
import { currentLocation } from '../../core/routing/hashLocation.ts';
import { createDialogQueue } from './dialogQueue.ts';

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
  readonly answer: (yes: boolean) => void;
}

const { get, subscribe, open } = createDialogQueue<OpenConfirmation>();

/** The confirmations. Leaving the page answers no, because a confirmation belongs to its page. */
export const confirmStore = {
  get,
  subscribe,
  /**
   * Resolves to whether to go ahead. `page` is the location to which the confirmation belongs; the operator may have
   * left it before the question.
   */
  ask: async (question: Confirmation, page = currentLocation()): Promise<boolean> =>
    (await open<boolean>((answer) => ({ ...question, answer }), page)) ?? false,
};
