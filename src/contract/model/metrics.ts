import type { Lifecycle } from './lifecycle.ts';
import type { Field } from './resource.ts';

/** The meaning of a nonzero figure: an icon and a colour beside its caption. */
export type MetricTone = 'positive' | 'negative' | 'warning';

/** A figure above a list and the list behind it. Its caption is that of the answer's property. */
export interface MetricFigure {
  readonly property: string;
  /** Set for an instant, which is shown as its age. */
  readonly format?: string;
  readonly tone?: MetricTone;
  /** The tab of the same screen with the list. */
  readonly tab: string;
  readonly presetFilters?: Readonly<Record<string, string>>;
  /** An instant filter of that list, set to the beginning of the figures. */
  readonly sinceFilter?: string;
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
}

/** The series of single records: one request for all rows on screen, a sparkline for each. */
export interface Sparklines {
  /** Property of the answer: the records, each with a `uuid`. */
  readonly property: string;
  /** Property of the request: the uuids. */
  readonly uuidsProperty: string;
  /** Property of a record in the answer: line → amounts, the oldest first. */
  readonly series: string;
  /**
   * Names of both the amounts in the series and the sums in the record; captions and tones are those of the
   * figures.
   */
  readonly lineProperties: readonly string[];
}

/** The metrics of a list: figures above it and sparklines in a column. Refreshed while visible. */
export interface MetricsBarModel {
  readonly operation: string;
  /** Entity of the answer; its captions load with the metrics bar. */
  readonly entity: string;
  /** Constant parameters of the request. */
  readonly fixedParams: Readonly<Record<string, string>>;
  /** Constants of the resource, set by a family, that the request includes. */
  readonly familyConstants: readonly string[];
  /** Property of the answer: the instant when counting began. */
  readonly sinceProperty: string;
  /** Seconds between two readings. */
  readonly refresh: number;
  readonly figures: readonly MetricFigure[];
  readonly sparklines?: Sparklines;
}

/**
 * A line of a chart: one amount for each part of the period, and a sum. Its caption is that of the property.
 */
export interface ChartLine {
  readonly property: string;
  readonly tone: MetricTone;
  /** Tab of the same screen with the records behind an amount, and its filters. */
  readonly tab: string;
  readonly presetFilters?: Readonly<Record<string, string>>;
  /** The instant filter of that list, set to the part of the period. */
  readonly withinFilter: string;
}

/** The target of a drill-down on a record page. */
export interface RecordDrillDown {
  readonly recordTab: string;
  /** Filters of the first list there. */
  readonly presetFilters?: Readonly<Record<string, string>>;
}

/** A column of the records. */
export interface OverviewColumn extends Partial<RecordDrillDown> {
  readonly property: string;
  readonly field: Field;
}

/** The problems: an array of the answer, each with the `uuid` of its record, if any. */
export interface OverviewFindings {
  readonly property: string;
  /** Properties of a problem: a choice with a caption, a sentence, and the instant when it began. */
  readonly kindProperty: string;
  readonly messageProperty: string;
  readonly sinceProperty: string;
  /** By kind. */
  readonly kinds: Readonly<
    Record<string, { readonly tone: MetricTone; readonly drillDown?: RecordDrillDown }>
  >;
}

/** The records of the overview: an array of the answer, each with a `uuid`; the worst first. */
export interface OverviewRecords {
  readonly property: string;
  /** Entity of the records. Their page is on the screen with the same constants. */
  readonly of: string;
  /** The column that links to the page. */
  readonly linkColumn: string;
  readonly columns: readonly OverviewColumn[];
  /** Property with the series, line → amounts, and the column before its sparkline. */
  readonly series: string;
  readonly afterColumn: string;
  readonly lifecycle?: Lifecycle;
}

/**
 * A screen that shows the state of operation: problems, figures, a chart, records. One operation provides all
 * of it.
 */
export interface OverviewModel {
  readonly operation: string;
  /** Entity of the answer; its captions load with the overview. */
  readonly entity: string;
  /** Property of the request: the period to look back on, one of these choices. */
  readonly period: { readonly property: string; readonly choices: readonly string[] };
  /** Seconds between two readings while visible. */
  readonly refresh: number;
  /** Property of the answer: the number of all records. At zero the overview is empty. */
  readonly count: string;
  readonly findings: OverviewFindings;
  readonly figures: readonly MetricFigure[];
  /** `property`: line → amounts. `since`: beginning of the first part. `seconds`: length of each part. */
  readonly chart: {
    readonly property: string;
    readonly sinceProperty: string;
    readonly secondsProperty: string;
    readonly lines: readonly ChartLine[];
  };
  readonly records: OverviewRecords;
}
