import type { File } from '../load.ts';
import { escapePointer } from '../position.ts';
import type { Repair } from '../problem.ts';
import { nearest, Suggestion } from './Suggestion.ts';

/** A violated rule, before its line and column are looked up. */
export interface Finding {
  readonly file: File<unknown>;
  readonly pointer: string;
  /** The rule, as a sentence. */
  readonly says: string;
  /** What to do about it. */
  readonly fix: string;
  readonly untidy?: true;
  /** Of what stands at the pointer. */
  readonly repair?: Repair;
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
  pointer: path.reduce<string>((outer, part) => `${outer}/${escapePointer(part)}`, pointer),
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

/** A rule that is violated. Where the fix is one word for another, that can be done by itself. */
export function broken(place: Place<unknown>, says: string, fix: string | Suggestion): Finding {
  const { file, pointer } = place;
  const repair = fix instanceof Suggestion ? fix.repairOf(place) : undefined;
  return { file, pointer, says, fix: String(fix), ...(repair && { repair }) };
}

/** A finding that `--fix` mends. */
export const repaired = (finding: Finding, repair: Repair): Finding => ({ ...finding, repair });

/** What nothing suffers from but who reads it. */
export const untidy = (place: Place<unknown>, says: string, fix: string): Finding => ({
  ...broken(place, says, fix),
  untidy: true,
});

const farthest = 3;
const most = 12;

/** "Did you mean …?", or what there is to choose from. */
export function didYouMean(name: string, known: Iterable<string>): Suggestion {
  const names = [...known];
  const [near] = nearest(name, names);
  if (near && near.distance <= Math.min(farthest, name.length / 2))
    return new Suggestion(`Did you mean "${near.other}"?`, name, names);
  if (names.length === 0) return new Suggestion('There is none to choose from.', name, names);
  if (names.length <= most) return new Suggestion(`Choose one of: ${names.join(', ')}.`, name, names);
  const nearer = nearest(name, names).slice(0, most);
  return new Suggestion(`Choose one of: ${nearer.map(({ other }) => other).join(', ')}, ….`, name, names);
}
