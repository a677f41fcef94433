import type { ReactNode } from 'react';
import { currentLocation, subscribeToLocation } from '../routing/hashLocation.ts';
import { createStore } from '../store.ts';

/** What is asked before something happens. The words name the thing and what will come of it. */
export interface Question {
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

export interface AskedQuestion extends Question {
  readonly id: number;
  readonly answer: (yes: boolean) => void;
}

const store = createStore<readonly AskedQuestion[]>([]);
let nextId = 1;

/** Questions wait for each other: the first is on screen. Another page answers with no: a question belongs to the page that asks. */
export const confirmStore = {
  get: (): AskedQuestion | undefined => store.get()[0],
  subscribe: store.subscribe,
  ask: (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      const page = currentLocation();
      const stop = subscribeToLocation(() => {
        if (currentLocation() !== page) asked.answer(false);
      });
      const asked: AskedQuestion = {
        ...question,
        id: nextId++,
        answer: (yes) => {
          stop();
          store.set(store.get().filter((other) => other !== asked));
          resolve(yes);
        },
      };
      store.set([...store.get(), asked]);
    }),
};
