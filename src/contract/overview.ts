import type { Lifecycle } from './lifecycle.ts';
import type { Field } from './resource.ts';
import type { Figure, Tone } from './strip.ts';

/** Something that is counted over time: amounts in the series, one for each part of the span, and a sum. Its caption is that of the property. */
export interface Line {
  readonly property: string;
  readonly tone: Tone;
  /** Tab of the same screen with the records behind an amount, and what they are narrowed by. */
  readonly tab: string;
  readonly presetFilters?: Readonly<Record<string, string>>;
  /** The filter of that list, an instant, that has to lie within the part. */
  readonly withinFilter: string;
}

/** Where on the page of a record something leads. */
export interface RecordLead {
  readonly recordTab: string;
  /** Of the first list there. */
  readonly presetFilters?: Readonly<Record<string, string>>;
}

/** A column of the records. */
export interface RecordColumn extends Partial<RecordLead> {
  readonly property: string;
  readonly field: Field;
}

/** What is wrong: an array of the answer, each with the `uuid` of a record where it is about one. */
export interface Findings {
  readonly property: string;
  /** Its properties: a choice with a caption, a sentence, and the instant since which it is so. */
  readonly kindProperty: string;
  readonly messageProperty: string;
  readonly sinceProperty: string;
  /** By kind. */
  readonly kinds: Readonly<Record<string, { readonly tone: Tone; readonly drillDown?: RecordLead }>>;
}

/** The records that are told about, an array of the answer, each with a `uuid`; the worst first. */
export interface OverviewRecords {
  readonly property: string;
  /** The entity whose page each has, on the screen with the constants that it has. */
  readonly of: string;
  /** The column that leads to the page. */
  readonly linkColumn: string;
  readonly columns: readonly RecordColumn[];
  /** Its series, line → amounts, and the column that its sparkline stands behind. */
  readonly series: string;
  readonly afterColumn: string;
  readonly lifecycle?: Lifecycle;
}

/** A screen that tells how things are going: findings, figures, a chart, records. One operation answers all of it. */
export interface Overview {
  readonly operation: string;
  /** Of the answer, whose captions come with the overview. */
  readonly entity: string;
  /** Property of the question: the span that one looks back on, one of these. */
  readonly period: { readonly property: string; readonly choices: readonly string[] };
  /** Seconds between two readings while it is seen. */
  readonly refresh: number;
  /** Property of the answer: how many records there are at all. While there is none there is nothing to tell. */
  readonly count: string;
  readonly findings: Findings;
  readonly figures: readonly Figure[];
  /** `property`: line → amounts. `since`: when the first part begins. `seconds`: how long each is. */
  readonly chart: {
    readonly property: string;
    readonly sinceProperty: string;
    readonly secondsProperty: string;
    readonly lines: readonly Line[];
  };
  readonly records: OverviewRecords;
}
