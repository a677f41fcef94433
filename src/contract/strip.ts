/** What a figure tells when it is not zero: a pictogram and a colour, beside its caption. */
export type Tone = 'positive' | 'negative' | 'warning';

/** A figure over a list and the list behind it. Its caption is that of the answer's property. */
export interface Figure {
  readonly property: string;
  /** Of an instant, which is told by its age. */
  readonly format?: string;
  readonly tone?: Tone;
  /** The tab of the same screen whose list it is of. */
  readonly tab: string;
  readonly presetFilters?: Readonly<Record<string, string>>;
  /** A filter of that list, an instant, which begins when the figures do. */
  readonly sinceFilter?: string;
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
}

/** The same of single records: one question for all that are on screen, a sparkline for each. */
export interface Sparklines {
  /** Of the answer: the records, each with a `uuid`. */
  readonly property: string;
  /** Of the question: the uuids. */
  readonly uuidsProperty: string;
  /** Of a record in the answer: line → amounts, the oldest first. */
  readonly series: string;
  /** Both amounts in the series and sums in the record; captions and tones are those of the figures. */
  readonly lineProperties: readonly string[];
}

/** How the records of a list are doing: figures over it and, in a column of its own, sparklines. Read again while it is seen. */
export interface Strip {
  readonly operation: string;
  /** Of the answer, whose captions come with the strip. */
  readonly entity: string;
  /** What the question always says. */
  readonly fixedParams: Readonly<Record<string, string>>;
  /** Constants of the resource, as a family fixes them, that narrow the question. */
  readonly familyConstants: readonly string[];
  /** Of the answer: since when is counted. */
  readonly sinceProperty: string;
  /** Seconds between two readings. */
  readonly refresh: number;
  readonly figures: readonly Figure[];
  readonly sparklines?: Sparklines;
}
