import type { BrowserContext } from '@playwright/test';

/** A mapping grid under measurement: where it runs, and what the clocks look for in it. Selectors, but for `url` and `name`. */
export interface GridSubject {
  readonly name: string;
  readonly url: string;
  /** There before the grid is opened, with this text. */
  readonly before: readonly [selector: string, text: string];
  /** Clicked to open the grid. */
  readonly open: string;
  /** The first and the last rendered row, with what they hold. */
  readonly ready: readonly (readonly [selector: string, text: string])[];
  /** Double-clicked before typing, where a cell is no input until then. */
  readonly activate?: string;
  /** The input that is typed into, in the middle of what is rendered. */
  readonly input: string;
  /** Of a grid that is scrolled: what scrolls, and what its last row says once it is reached. */
  readonly end?: { readonly scrolls: string; readonly text: string };
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}
