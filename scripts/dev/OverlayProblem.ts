/** A problem in the overlay. */
export interface OverlayProblem {
  /** `schemas/entities/erp.schema.json:12:5`, which opens in the editor; absent if unknown. */
  readonly location?: string;
  /** JSON pointer into the file. */
  readonly pointer?: string;
  readonly message: string;
  readonly fix: string;
}

/** The page requests all problems with this event, and receives them with the same one. */
export const problemsEvent = 'console:faults';
