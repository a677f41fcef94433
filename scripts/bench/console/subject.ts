import type { BrowserContext } from '@playwright/test';

/** A console under measurement: where it runs, and what the clocks look for in it. */
export interface Subject {
  readonly name: string;
  readonly url: string;
  /** Selectors of the first row, of its edit button, and of the form's last field. */
  readonly row: string;
  readonly edit: string;
  readonly form: string;
  /** What a browser must hold before the page opens, such as a session. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  readonly close: () => Promise<void>;
}
