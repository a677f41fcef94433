/** What `npm run dev` tells the open pages once the generator has written (scripts/dev/tellPages.ts, src/runtime/renewal/). */
export interface Edit {
  /** Milliseconds; stands in the address of every module that has changed. */
  readonly timestamp: number;
  /** Addresses of the modules of words that have changed. */
  readonly words: readonly { readonly locale: string; readonly url: string }[];
}

/** The name of its event. */
export const editEvent = 'console:edit';
