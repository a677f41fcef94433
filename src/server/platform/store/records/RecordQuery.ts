/** What records are narrowed to; all of it holds for each. */
export interface RecordConditions {
  /** Property → text that its value contains, whatever the case. */
  readonly contains?: Readonly<Record<string, string>>;
  /** Property → exact value. */
  readonly equals?: Readonly<Record<string, unknown>>;
  /** Property that is compared as it is written → its possible values. */
  readonly oneOf?: Readonly<Record<string, readonly string[]>>;
  readonly ranges?: readonly ValueRange[];
}

/** From the least value, inclusive, to the first that is too large; instants as ISO text. */
export interface ValueRange {
  readonly property: string;
  readonly from?: string | number;
  readonly to?: string | number;
}

/** Where a record stands in an order: its value there, as text of the database, and its uuid. */
export interface CursorPosition {
  /** Nothing for a record without the property. */
  readonly value: string | null;
  readonly uuid: string;
}

/** What a page is of all records: so many, after the first ones or after a position, which costs the same however deep it is. */
export type PageWindow = { readonly limit: number } & (
  | { readonly offset: number }
  | { readonly after: CursorPosition }
);

export interface RecordQuery extends RecordConditions {
  readonly entity: string;
  readonly companyUuid: string;
  /** By uuid when left out; records without the property come last in ascending order. */
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  /** Properties that records are answered without: they do not leave the database. */
  readonly omit?: readonly string[];
  /** All records when left out. */
  readonly window?: PageWindow;
}
