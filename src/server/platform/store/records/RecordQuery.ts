/** Conditions on records. A record must meet all of them. */
export interface RecordConditions {
  /** Property → text that its value contains, ignoring case. */
  readonly contains?: Readonly<Record<string, string>>;
  /** Property → exact value. */
  readonly equals?: Readonly<Record<string, unknown>>;
  /** Property that is compared exactly → its possible values. */
  readonly oneOf?: Readonly<Record<string, readonly unknown[]>>;
  readonly ranges?: readonly ValueRange[];
}

/** From the lower bound, inclusive, to the upper bound, exclusive; instants as ISO text. */
export interface ValueRange {
  readonly property: string;
  readonly from?: string | number;
  readonly to?: string | number;
}

/** Position of a record in an order: its value, as text of the database, and its uuid. */
export interface CursorPosition {
  /** Null for a record without the property. */
  readonly value: string | null;
  readonly uuid: string;
}

/**
 * The part of all records that a page shows: `limit` records, after an offset or after a position. A position
 * takes the same time at any depth.
 */
export type PageWindow = { readonly limit: number } & (
  | { readonly offset: number }
  | { readonly after: CursorPosition }
);

export interface RecordQuery extends RecordConditions {
  readonly entity: string;
  readonly companyUuid: string;
  /** By uuid when omitted. Records without the property come last in ascending order. */
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  /** Properties to leave out. They do not leave the database. */
  readonly omit?: readonly string[];
  /** All records when omitted. */
  readonly window?: PageWindow;
}
