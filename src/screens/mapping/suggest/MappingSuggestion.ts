import type { SheetColumn } from '../sheet/Sheet.ts';

/** A field that an interface can fill: entity `field`. */
export interface TargetField {
  readonly name: string;
  readonly type: string;
  readonly description?: string;
}

/** The reason for a source field; the text is `mappingEditor.suggest.reasons.<code>`. */
export interface SuggestionReason {
  readonly code:
    | 'sameName'
    | 'sameMeaning'
    | 'similarName'
    | 'caption'
    | 'onlyList'
    | 'fieldsMatch'
    | 'fits'
    | 'noValue'
    | 'datePattern'
    | 'milliseconds'
    | 'separators'
    | 'outside';
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** A suggested row, new or completed. */
export interface MappingSuggestion {
  readonly targetField: string;
  /** The existing row without a source. Undefined for a new row. */
  readonly rowId?: number;
  /** The cells to write. */
  readonly cells: Readonly<Partial<Record<SheetColumn, string>>>;
  /** From 0 to 1. */
  readonly score: number;
  readonly reasons: readonly SuggestionReason[];
  /** Target field of the suggested sub-table that the row reads from. The suggestion needs this sub-table. */
  readonly within?: string;
}
