/** What became of a field of the target at one place. A row that fails gives its field no value. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'failing' | 'mended';

/** One difference between two ways of mapping a document. */
export interface Change {
  readonly kind: ChangeKind;
  /** `lines[].sku` */
  readonly field: string;
  /** `lines[2].sku` */
  readonly at: string;
  readonly before: Outcome;
  readonly after: Outcome;
}

/** What stands at a place of a target, or why nothing does. Neither: the mapping does not write there. */
export interface Outcome {
  readonly value?: unknown;
  readonly error?: { readonly code: string; readonly parameters: Readonly<Record<string, string | number>> };
}

/** A document, mapped in two ways. */
export interface Comparison {
  /** The pre-filter of the interface leaves it out, whatever the mapping says. */
  readonly isLeftOut: boolean;
  readonly changes: readonly Change[];
}
