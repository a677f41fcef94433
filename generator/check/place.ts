import leven from 'leven';
import type { File } from '../load.ts';
import { escapePointer } from '../position.ts';

/** A violated rule, before its line and column are looked up. */
export interface Finding {
  readonly file: File<unknown>;
  readonly pointer: string;
  /** The rule, as a sentence. */
  readonly says: string;
  /** What to do about it. */
  readonly fix: string;
}

/** A value in a schema file, and where it stands. */
export interface Place<T> {
  readonly file: File<unknown>;
  readonly pointer: string;
  readonly value: T;
}

export const rootOf = <T>(file: File<T>): Place<T> => ({ file, pointer: '', value: file.value });

/** A value inside another one. */
export const inside = <T>(
  { file, pointer }: Place<unknown>,
  path: readonly (string | number)[],
  value: T,
): Place<T> => ({
  file,
  pointer: [pointer, ...path.map(escapePointer)].join('/'),
  value,
});

/** The members of an object inside a place: name and place of each. */
export const members = <T>(
  place: Place<unknown>,
  name: string,
  record: Readonly<Record<string, T>> | undefined,
): [string, Place<T>][] =>
  Object.entries(record ?? {}).map(([key, value]) => [key, inside(place, [name, key], value)]);

/** The elements of an array inside a place. */
export const elements = <T>(
  place: Place<unknown>,
  name: string,
  list: readonly T[] | undefined,
): Place<T>[] => (list ?? []).map((value, index) => inside(place, [name, index], value));

export const broken = ({ file, pointer }: Place<unknown>, says: string, fix: string): Finding => ({
  file,
  pointer,
  says,
  fix,
});

const farthest = 3;
const most = 12;

/** "Did you mean …?", or what there is to choose from. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known];
  const near = names
    .map((other) => ({ other, distance: leven(name.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  if (near && near.distance <= Math.min(farthest, name.length / 2)) return `Did you mean "${near.other}"?`;
  if (names.length === 0) return 'There is none to choose from.';
  return `Choose one of: ${names.slice(0, most).join(', ')}${names.length > most ? ', …' : ''}.`;
}
