/**
 * One field of a record before and after, as text, with secrets masked. `field` is a property, or a path with
 * dots.
 */
export interface FieldDiff {
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
}

export type ImportChange = 'CREATE' | 'UPDATE' | 'SAME' | 'CONFLICT';

/**
 * The changes that an import or copy would make (schemas/SPECIFICATION.md section 14.2; entity `importPlan`).
 */
export interface ImportPlan {
  /** Sent back to run the plan; the service refuses it when the store has changed since. */
  readonly planHash: string;
  readonly items: readonly {
    readonly naturalKey: string;
    readonly change: ImportChange;
    readonly fieldDiffs: readonly FieldDiff[];
  }[];
  /** References in the file without a matching record here. */
  readonly unresolved: readonly { readonly kind: string; readonly uuid: string; readonly name: string }[];
  /** Other obstacles. */
  readonly issues: readonly { readonly field: string; readonly message: string }[];
  /** Effects on callers, which do not prevent the task; a back end may leave them out. */
  readonly warnings?: readonly { readonly message: string }[];
}
