import type { Lifecycle } from './lifecycle.ts';
import type { Field } from './resource.ts';

/** The meaning of a nonzero figure: an icon and a colour beside its caption. */
export type MetricTone = 'positive' | 'negative' | 'warning';

/** A figure and the list behind it. Its caption is that of the answer's property. */
export interface MetricFigure {
  readonly property: string;
  /** Set for an instant, which is shown as its age. */
  readonly format?: string;
  readonly tone?: MetricTone;
  /** The tab of the same screen with the list. */
  readonly tab: string;
  readonly presetFilters?: Readonly<Record<string, string>>;
  /** The instant filter of that list, set to the beginning of the period, or to a step of the chart. */
  readonly sinceFilter?: string;
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
}

/** The target of a drill-down on a record page. */
export interface RecordDrillDown {
  readonly recordTab: string;
  /** Filters of the first list there. */
  readonly presetFilters?: Readonly<Record<string, string>>;
}

/** A column of the records. */
export interface RecordColumn extends Partial<RecordDrillDown> {
  readonly property: string;
  readonly field: Field;
}

/** The problems: an array of the answer, each with the `uuid` of its record, if any. */
interface MetricFindings {
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

/** The records behind the figures: an array of the answer, each with a `uuid`; the worst first. */
export interface MetricRecords {
  readonly property: string;
  /** Property of the request: the uuids of the requested records. */
  readonly uuidsProperty?: string;
  /** Entity of the records. Their page is on the screen with the same constants. */
  readonly of: string;
  /** The column that links to the page. */
  readonly linkColumn: string;
  readonly columns: readonly RecordColumn[];
  /** The column before the sparklines. */
  readonly afterColumn: string;
  /** Columns that are under the name instead: they distinguish records of the same name. */
  readonly subtitle?: readonly string[];
  /** A record with one of these values in the column, all of whose numbers are 0, is left out at first. */
  readonly silentWhen?: { readonly column: string; readonly values: readonly string[] };
  readonly lifecycle?: Lifecycle;
}

/**
 * The figures of one operation. A list shows them as a metrics bar and sparklines, a screen as an overview
 * with problems, figures, a chart and records.
 */
export interface MetricsModel {
  readonly operation: string;
  /** Entity of the answer; its captions load with the metrics. */
  readonly entity: string;
  /** Property of the request: the period to look back on, one of these choices. */
  readonly period: { readonly property: string; readonly choices: readonly string[] };
  /** Property of the answer: the instant when the period begins. */
  readonly sinceProperty: string;
  /** Seconds between two readings while visible. */
  readonly refresh: number;
  /** Property of the answer: the number of all records. At zero the overview is empty. */
  readonly count: string;
  readonly figures: readonly MetricFigure[];
  /** `property`, of the answer and of each record: line → amounts. `seconds`: length of each step. */
  readonly chart: {
    readonly property: string;
    readonly secondsProperty: string;
    /** Properties of figures with a tone and a `sinceFilter`. */
    readonly lines: readonly string[];
  };
  readonly findings: MetricFindings;
  readonly records: MetricRecords;
}
