import type { JsonLocation } from '../check/RuleViolation.ts';
import type { SchemaCondition } from '../load/schemaSources.ts';

/** `caption-only`: what people read, and the order and the layout in which they read it. */
export type ChangeClass = 'breaking' | 'additive' | 'caption-only';

/** Whom a breaking change breaks. All are empty when it breaks nobody. */
export interface AffectedParties {
  /** Entities whose stored records are concerned. */
  readonly records: readonly string[];
  /** Operations whose callers are: partners, and the console on behalf of its users. */
  readonly callers: readonly string[];
  /** Whoever works with the console has lost something: a screen, a bookmark, a column, an action. */
  readonly users: boolean;
  /** Whoever writes schema files is refused what was taken. */
  readonly authors: boolean;
}

/**
 * Which records of an entity a change invalidates. A path has `*` for any element of an array and any name.
 */
export type AffectedRecordsQuery = { readonly entity: string } & (
  | {
      /**
       * Those of which the new validator says one of these keywords there; any keyword, there or below, when
       * none is named.
       */
      readonly path: readonly string[];
      readonly keywords?: readonly string[];
    }
  /** Those that do not satisfy a schema. */
  | { readonly fails: SchemaCondition }
  /** Those that agree with another one of their company in all of these properties. */
  | { readonly shares: readonly string[] }
);

/** Where a side of a change stands. Lines and columns count from 1. */
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
  readonly questions: readonly AffectedRecordsQuery[];
}

/** One thing that is not as it was: it has a place before, now, or both. */
export interface SchemaChange extends Omit<ChangeDraft, 'before' | 'after'> {
  readonly before?: ChangeLocation;
  readonly now?: ChangeLocation;
}

/** More names than these are counted. */
const maxListedNames = 6;

const formatNames = (names: readonly string[]): string =>
  names.length <= maxListedNames
    ? names.join(', ')
    : `${names.slice(0, maxListedNames).join(', ')} and ${names.length - maxListedNames} more`;

/**
 * `breaking for stored records (erp) and for callers of the API, partners and users of the console alike
 * (erp.create)`
 */
export function describeConsequence({
  class: kind,
  parties: { records, callers, users, authors },
}: Pick<SchemaChange, 'class' | 'parties'>): string {
  const api = users
    ? 'callers of the API and users of the console'
    : 'callers of the API, partners and users of the console alike';
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

/** Where it stands, and where it stood when that is somewhere else or it is gone. */
export function formatChangeLocation({ before, now }: Pick<SchemaChange, 'before' | 'now'>): string {
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

/** The gravest first, file by file. */
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
