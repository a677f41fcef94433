import type { SheetColumn } from '../sheet/Sheet.ts';

/** A field that an interface can fill: entity `field`. */
export interface TargetField {
  readonly name: string;
  readonly type: string;
  readonly description?: string;
}

/** Why a source field was chosen; worded by `mappingEditor.suggest.reasons.<code>`. */
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

/** A row to add, or to complete. */
export interface MappingSuggestion {
  readonly targetField: string;
  /** The row that has no source yet; without it the row is a new one. */
  readonly rowId?: number;
  /** What is written. */
  readonly cells: Readonly<Partial<Record<SheetColumn, string>>>;
  /** From 0 to 1. */
  readonly score: number;
  readonly reasons: readonly SuggestionReason[];
  /** The suggested sub-table that it reads from, by its target field: without that it means nothing. */
  readonly within?: string;
}
