/** Something that can be put into a cell. */
export interface Offer {
  /** What is written in place of the part that was begun. */
  readonly text: string;
  /** Shown instead of the text. */
  readonly caption?: string;
  /** What helps to tell it from others: an example value, a signature, a description. */
  readonly detail?: string;
}

/** What can stand at the caret of a cell. */
export interface Offers {
  /** The part of the text that an offer takes the place of. */
  readonly from: number;
  readonly to: number;
  /** The likeliest first. */
  readonly offers: readonly Offer[];
}
