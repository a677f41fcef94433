import type { Lifecycle } from './lifecycle.ts';
import type { Field } from './resource.ts';

/** What a figure tells when it is not zero: a pictogram and a colour, beside its caption. */
export type MetricTone = 'positive' | 'negative' | 'warning';

/** A figure over a list and the list behind it. Its caption is that of the answer's property. */
export interface MetricFigure {
  readonly property: string;
  /** Of an instant, which is told by its age. */
  readonly format?: string;
  readonly tone?: MetricTone;
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
export interface MetricsBarModel {
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
  readonly figures: readonly MetricFigure[];
  readonly sparklines?: Sparklines;
}

/** Something that is counted over time: amounts in the series, one for each part of the span, and a sum. Its caption is that of the property. */
export interface ChartLine {
  readonly property: string;
  readonly tone: MetricTone;
  /** Tab of the same screen with the records behind an amount, and what they are narrowed by. */
  readonly tab: string;
  readonly presetFilters?: Readonly<Record<string, string>>;
  /** The filter of that list, an instant, that has to lie within the part. */
  readonly withinFilter: string;
}

/** Where on the page of a record something leads. */
export interface RecordDrillDown {
  readonly recordTab: string;
  /** Of the first list there. */
  readonly presetFilters?: Readonly<Record<string, string>>;
}

/** A column of the records. */
export interface OverviewColumn extends Partial<RecordDrillDown> {
  readonly property: string;
  readonly field: Field;
}

/** What is wrong: an array of the answer, each with the `uuid` of a record where it is about one. */
export interface OverviewFindings {
  readonly property: string;
  /** Its properties: a choice with a caption, a sentence, and the instant since which it is so. */
  readonly kindProperty: string;
  readonly messageProperty: string;
  readonly sinceProperty: string;
  /** By kind. */
  readonly kinds: Readonly<
    Record<string, { readonly tone: MetricTone; readonly drillDown?: RecordDrillDown }>
  >;
}

/** The records that are told about, an array of the answer, each with a `uuid`; the worst first. */
export interface OverviewRecords {
  readonly property: string;
  /** The entity whose page each has, on the screen with the constants that it has. */
  readonly of: string;
  /** The column that leads to the page. */
  readonly linkColumn: string;
  readonly columns: readonly OverviewColumn[];
  /** Its series, line → amounts, and the column that its sparkline stands behind. */
  readonly series: string;
  readonly afterColumn: string;
  readonly lifecycle?: Lifecycle;
}

/** A screen that tells how things are going: findings, figures, a chart, records. One operation answers all of it. */
export interface OverviewModel {
  readonly operation: string;
  /** Of the answer, whose captions come with the overview. */
  readonly entity: string;
  /** Property of the question: the span that one looks back on, one of these. */
  readonly period: { readonly property: string; readonly choices: readonly string[] };
  /** Seconds between two readings while it is seen. */
  readonly refresh: number;
  /** Property of the answer: how many records there are at all. While there is none there is nothing to tell. */
  readonly count: string;
  readonly findings: OverviewFindings;
  readonly figures: readonly MetricFigure[];
  /** `property`: line → amounts. `since`: when the first part begins. `seconds`: how long each is. */
  readonly chart: {
    readonly property: string;
    readonly sinceProperty: string;
    readonly secondsProperty: string;
    readonly lines: readonly ChartLine[];
  };
  readonly records: OverviewRecords;
}
