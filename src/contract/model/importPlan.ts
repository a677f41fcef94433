/** One field of a record before and after, as text; secrets are masked. `field` is a property, or a path with dots. */
export interface FieldDiff {
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
}

export type ImportChange = 'CREATE' | 'UPDATE' | 'SAME' | 'CONFLICT';

/** The changes that an import or a copy would make (schemas/SPECIFICATION.md section 14.2; entity `importPlan`). */
export interface ImportPlan {
  /** Given back when the plan is carried out: refused when the store has changed since. */
  readonly planHash: string;
  readonly items: readonly {
    readonly naturalKey: string;
    readonly change: ImportChange;
    readonly fieldDiffs: readonly FieldDiff[];
  }[];
  /** References of the file that nothing here answers to. */
  readonly unresolved: readonly { readonly kind: string; readonly uuid: string; readonly name: string }[];
  /** What stands in the way besides. */
  readonly issues: readonly { readonly field: string; readonly message: string }[];
}
