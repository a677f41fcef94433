/** What `npm run dev` tells the open pages once the generator has written (scripts/dev/tellPages.ts, src/runtime/renewal/). */
export interface HotReloadEvent {
  /** Milliseconds; stands in the address of every module that has changed. */
  readonly timestamp: number;
  /** Generated modules that are others now, as is whatever imports one: paths from the root of the project. */
  readonly modules: readonly string[];
  /** Addresses of tables of words that are others now. */
  readonly phraseTables: readonly { readonly locale: string; readonly url: string }[];
}

/** The name of its event. */
export const hotReloadEventName = 'console:edit';
