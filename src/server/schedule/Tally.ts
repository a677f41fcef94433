/** What became of the documents of one run. */
export interface Tally {
  accepted: number;
  /** Were accepted before. */
  repeated: number;
  /** Why others were not accepted, a sentence each. */
  readonly refused: string[];
}
