/** How far a long work has come. Without `total` nobody knows how much there is. */
export interface Progress {
  /** What is being done, in the words of the operator's language. */
  readonly doing: string;
  readonly done?: number;
  readonly total?: number;
}

/** What a work is given: where to tell how far it has come, and whether it is to stop. */
export interface Work {
  readonly report: (progress: Progress) => void;
  readonly signal: AbortSignal;
}
