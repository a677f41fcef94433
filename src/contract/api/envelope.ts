/** The display of a business error (schemas/SPECIFICATION.md section 8.2). */
export const ShowType = { silent: 0, warning: 1, error: 2, notification: 4, redirect: 9 } as const;
export type ShowType = (typeof ShowType)[keyof typeof ShowType];

/** Every answer of every service (schemas/SPECIFICATION.md section 7.2). */
export interface Envelope<T = unknown> {
  readonly success: boolean;
  readonly message?: string;
  readonly errorCode?: string;
  readonly errorMessage?: string;
  readonly showType?: ShowType;
  /**
   * Set by the console for a call without a valid answer: 'no network', 'timeout' (schemas/SPECIFICATION.md
   * section 8.1), 'aborted', 'unreachable', 'unreadable' or 'repeated page'.
   */
  readonly error?: string;
  readonly data?: T;
}

/** A page of records; `page` is 0-based (schemas/SPECIFICATION.md section 3.7, "Paged list response"). */
export interface Page<T = Row> {
  readonly records: readonly T[];
  readonly page: number;
  readonly paging: Paging;
}

/** The position of a page within all matching records. */
export interface Paging {
  /** All matching records; left out when they are too many to count (+). */
  readonly recordCount?: number;
  /**
   * The number of records up to the end of this page. The console sets it if a described back end answers without
   * a total.
   */
  readonly leastCount?: number;
  readonly pageSize: number;
  readonly more: boolean;
  /**
   * Opaque cursor (+): sent as `after`, it requests the following page at any depth. Present if another page
   * follows.
   */
  readonly next?: string;
}

/** A stored record of any entity. */
export interface Row {
  readonly uuid: string;
  readonly version?: number;
  readonly [property: string]: unknown;
}
