import type { JsonLocation } from '../check/RuleViolation.ts';
import type { SchemaCondition } from '../load/sources/SchemaSource.ts';

/** `caption-only`: a change of texts, their order or their layout. */
export type ChangeClass = 'breaking' | 'additive' | 'caption-only';

/** The parties that a breaking change affects. All are empty or false if it affects no party. */
export interface AffectedParties {
  /** Entities whose stored records the change affects. */
  readonly records: readonly string[];
  /** Operations whose callers the change affects: partners, and the console on behalf of its users. */
  readonly callers: readonly string[];
  /** True if console users lose something: a screen, a bookmark, a column, an action. */
  readonly users: boolean;
  /** True if authors of schema files can no longer write something that was accepted. */
  readonly authors: boolean;
}

/**
 * A query for the records of an entity that a change makes invalid. `*` in a path means any element of an
 * array and any name.
 */
export type AffectedRecordsQuery = { readonly entity: string } & (
  | {
      /**
       * Records for which the new validator reports one of these keywords at the path. Without `keywords`:
       * any keyword at the path or below it.
       */
      readonly path: readonly string[];
      readonly keywords?: readonly string[];
    }
  /** Records that do not satisfy a schema. */
  | { readonly fails: SchemaCondition }
  /** Records whose values of all these properties equal those of another record of their company. */
  | { readonly shares: readonly string[] }
);

/** The location of one side of a change. Lines and columns count from 1. */
export interface ChangeLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON pointer into the file. */
  readonly pointer: string;
}

/** A change before its lines and columns are looked up. */
export interface ChangeDraft {
  readonly class: ChangeClass;
  readonly parties: AffectedParties;
  readonly says: string;
  readonly before?: JsonLocation<unknown>;
  readonly after?: JsonLocation<unknown>;
  readonly queries: readonly AffectedRecordsQuery[];
}

/** A schema change. It has a location before, now, or both. */
export interface SchemaChange extends Omit<ChangeDraft, 'before' | 'after'> {
  readonly before?: ChangeLocation;
  readonly now?: ChangeLocation;
}

/** The maximum number of names in a list. Further names are only counted. */
const maxListedNames = 6;

const formatNames = (names: readonly string[]): string =>
  names.length <= maxListedNames
    ? names.join(', ')
    : `${names.slice(0, maxListedNames).join(', ')} and ${names.length - maxListedNames} more`;

/**
 * Describes the class and the affected parties of a change: `breaking for stored records (erp) and for
 * callers of the API, both partners and users of the console (erp.create)`
 */
function describeConsequence({
  class: kind,
  parties: { records, callers, users, authors },
}: Pick<SchemaChange, 'class' | 'parties'>): string {
  const api = users
    ? 'callers of the API and users of the console'
    : 'callers of the API, both partners and users of the console';
  const whom = [
    ...(records.length > 0 ? [`stored records (${formatNames(records)})`] : []),
    ...(callers.length > 0 ? [`${api} (${formatNames(callers)})`] : []),
    ...(users && callers.length === 0 ? ['users of the console'] : []),
    ...(authors ? ['authors of schema files'] : []),
  ];
  return kind === 'breaking' && whom.length > 0 ? `breaking for ${whom.join(' and for ')}` : kind;
}

const formatLocation = ({ file, line, column, pointer }: ChangeLocation): string =>
  `${file}:${line}:${column} ${pointer || '/'}`;

/**
 * Formats the new location of a change. Adds the old location if it differs, or returns only the old one if
 * the new one is missing.
 */
function formatChangeLocation({ before, now }: Pick<SchemaChange, 'before' | 'now'>): string {
  if (now === undefined) return before ? `${formatLocation(before)} (before)` : '';
  if (before === undefined || formatLocation(before) === formatLocation(now)) return formatLocation(now);
  const isSame = before.file === now.file && before.pointer === now.pointer;
  return `${formatLocation(now)} (before: ${isSame ? `${before.line}:${before.column}` : formatLocation(before)})`;
}

export const formatChange = (change: SchemaChange): string =>
  `${formatChangeLocation(change)}\n    ${describeConsequence(change)}: ${change.says}.`;

const classes: readonly ChangeClass[] = ['breaking', 'additive', 'caption-only'];

/** `2 breaking, 1 additive, 0 caption-only changes.` */
export const formatChangeCounts = (changes: readonly SchemaChange[]): string =>
  `${classes.map((kind) => `${changes.filter((change) => change.class === kind).length} ${kind}`).join(', ')} changes.`;

/** Sorts changes by class, the most serious first, then by file and position. */
export const sortChanges = (changes: readonly SchemaChange[]): SchemaChange[] =>
  [...changes].sort(
    (a, b) =>
      classes.indexOf(a.class) - classes.indexOf(b.class) ||
      compareLocations(a.now ?? a.before, b.now ?? b.before),
  );

const compareLocations = (a: ChangeLocation | undefined, b: ChangeLocation | undefined): number =>
  (a?.file ?? '').localeCompare(b?.file ?? '', 'en') ||
  (a?.line ?? 0) - (b?.line ?? 0) ||
  (a?.column ?? 0) - (b?.column ?? 0);
