import type { Change, Class, Spot } from './change.ts';

/** More names than these are counted. */
const most = 6;

const listOf = (names: readonly string[]): string =>
  names.length <= most
    ? names.join(', ')
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;

/** `breaking for stored records (erp) and for callers of the API, partners and users of the console alike (erp.create)` */
export function consequenceOf({
  class: kind,
  parties: { records, callers, users, authors },
}: Pick<Change, 'class' | 'parties'>): string {
  const api = users
    ? 'callers of the API and users of the console'
    : 'callers of the API, partners and users of the console alike';
  const whom = [
    ...(records.length > 0 ? [`stored records (${listOf(records)})`] : []),
    ...(callers.length > 0 ? [`${api} (${listOf(callers)})`] : []),
    ...(users && callers.length === 0 ? ['users of the console'] : []),
    ...(authors ? ['authors of schema files'] : []),
  ];
  return kind === 'breaking' && whom.length > 0 ? `breaking for ${whom.join(' and for ')}` : kind;
}

const at = ({ file, line, column, pointer }: Spot): string => `${file}:${line}:${column} ${pointer || '/'}`;

/** Where it stands, and where it stood when that is somewhere else or it is gone. */
export function placeOf({ before, now }: Pick<Change, 'before' | 'now'>): string {
  if (now === undefined) return before ? `${at(before)} (before)` : '';
  if (before === undefined || at(before) === at(now)) return at(now);
  const isSame = before.file === now.file && before.pointer === now.pointer;
  return `${at(now)} (before: ${isSame ? `${before.line}:${before.column}` : at(before)})`;
}

export const formatChange = (change: Change): string =>
  `${placeOf(change)}\n    ${consequenceOf(change)}: ${change.says}.`;

const classes: readonly Class[] = ['breaking', 'additive', 'caption-only'];

/** `2 breaking, 1 additive, 0 caption-only changes.` */
export const countOf = (changes: readonly Change[]): string =>
  `${classes.map((kind) => `${changes.filter((change) => change.class === kind).length} ${kind}`).join(', ')} changes.`;

/** The gravest first, file by file. */
export const sortChanges = (changes: readonly Change[]): Change[] =>
  [...changes].sort(
    (a, b) =>
      classes.indexOf(a.class) - classes.indexOf(b.class) ||
      compareSpots(a.now ?? a.before, b.now ?? b.before),
  );

const compareSpots = (a: Spot | undefined, b: Spot | undefined): number =>
  (a?.file ?? '').localeCompare(b?.file ?? '', 'en') ||
  (a?.line ?? 0) - (b?.line ?? 0) ||
  (a?.column ?? 0) - (b?.column ?? 0);
