/** What is wrong, as the overlay tells it. */
export interface OverlayProblem {
  /** `schemas/entities/erp.schema.json:12:5`, which opens in the editor; absent where nobody knows. */
  readonly location?: string;
  /** JSON pointer into the file. */
  readonly pointer?: string;
  readonly message: string;
  readonly fix: string;
}

/** The page asks for all faults by this event, and is told by the same. */
export const problemsEvent = 'console:faults';
