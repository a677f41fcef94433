import type { Place } from '../check/place.ts';
import type { Condition } from '../source.ts';

/** `caption-only`: what people read, and the order and the layout in which they read it. */
export type Class = 'breaking' | 'additive' | 'caption-only';

/** Whom a breaking change breaks. All are empty when it breaks nobody. */
export interface Parties {
  /** Entities whose stored records are concerned. */
  readonly records: readonly string[];
  /** Operations whose callers are: partners, and the console on behalf of its users. */
  readonly callers: readonly string[];
  /** Whoever works with the console has lost something: a screen, a bookmark, a column, an action. */
  readonly users: boolean;
  /** Whoever writes schema files is refused what was taken. */
  readonly authors: boolean;
}

/** Which records of an entity a change invalidates. A path has `*` for any element of an array and any name. */
export type Question = { readonly entity: string } & (
  | {
      /** Those of which the new validator says one of these keywords there; any keyword, there or below, when none is named. */
      readonly path: readonly string[];
      readonly keywords?: readonly string[];
    }
  /** Those that do not satisfy a schema. */
  | { readonly fails: Condition }
  /** Those that agree with another one of their company in all of these properties. */
  | { readonly shares: readonly string[] }
);

/** Where a side of a change stands. Lines and columns count from 1. */
export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON pointer into the file. */
  readonly pointer: string;
}

/** A change before its lines and columns are looked up. */
export interface Draft {
  readonly class: Class;
  readonly parties: Parties;
  readonly says: string;
  readonly before?: Place<unknown>;
  readonly after?: Place<unknown>;
  readonly questions: readonly Question[];
}

/** One thing that is not as it was: it has a place before, now, or both. */
export interface Change extends Omit<Draft, 'before' | 'after'> {
  readonly before?: Spot;
  readonly now?: Spot;
}
