import type { Resource } from '../../contract/resource.ts';
import type { Screen } from '../../contract/screen.ts';
import { createStore } from '../store.ts';

/** A record whose page is on screen. */
export interface OpenRecord {
  readonly screen: Screen;
  /** The screen's tab. */
  readonly tab: string;
  /** Narrowed as on that tab. */
  readonly resource: Resource;
  readonly uuid: string;
}

/** What lies over the page: the help sheet, or the palette with what it knows of the page. */
export type Overlay =
  | { readonly shows: 'help' }
  | { readonly shows: 'palette'; readonly record: OpenRecord | undefined };

export const commandStore = createStore<Overlay | undefined>(undefined);
