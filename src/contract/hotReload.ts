/**
 * The message of `npm run dev` to open pages after the generator has written (scripts/dev/hotReloadPages.ts,
 * src/runtime/core/hotReload/).
 */
export interface HotReloadEvent {
  /** Milliseconds; part of the address of every changed module. */
  readonly timestamp: number;
  /** Changed generated modules and the modules that import them: paths from the root of the project. */
  readonly modules: readonly string[];
  /** Addresses of changed phrase tables. */
  readonly phraseTables: readonly { readonly locale: string; readonly url: string }[];
}

export const hotReloadEventName = 'console:edit';
