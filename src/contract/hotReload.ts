/**
 * The message of `npm run dev` to open pages after the generator has written (scripts/dev/HotReload.ts,
 * src/runtime/core/hotReload/).
 */
export interface HotReloadEvent {
  /**
   * Changed generated modules and the generated modules that import them: the address of the new version by the
   * path in the folder of generated files, such as `catalog/index.ts`.
   */
  readonly modules: Readonly<Record<string, string>>;
  /** Addresses of changed phrase tables. */
  readonly phraseTables: readonly { readonly locale: string; readonly url: string }[];
}

export const hotReloadEventName = 'console:edit';
