import leven from 'leven';
import { escapePointerPart, pointerParts } from '../load/jsonPosition.ts';
import type { ProjectFile } from '../load/Project.ts';
import type { Repair } from '../pipeline/Problem.ts';

/** A violated rule, before its line and column are determined. */
export interface RuleViolation {
  readonly file: ProjectFile<unknown>;
  readonly pointer: string;
  /** The problem, as a sentence. */
  readonly message: string;
  /** The remedy. */
  readonly fix: string;
  readonly isWarning?: true;
  /** Repair of the value at the pointer. */
  readonly repair?: Repair;
}

/** A value in a schema file, with its location. */
export interface JsonLocation<T> {
  readonly file: ProjectFile<unknown>;
  readonly pointer: string;
  readonly value: T;
}

export const rootLocation = <T>(file: ProjectFile<T>): JsonLocation<T> => ({
  file,
  pointer: '',
  value: file.value,
});

/** Returns the location of a nested value. */
export const locationAt = <T>(
  { file, pointer }: JsonLocation<unknown>,
  path: readonly (string | number)[],
  value: T,
): JsonLocation<T> => ({
  file,
  pointer: path.reduce<string>((outer, part) => `${outer}/${escapePointerPart(part)}`, pointer),
  value,
});

/** Returns the members of an object at a location, with names. */
export const memberLocations = <T>(
  place: JsonLocation<unknown>,
  name: string,
  record: Readonly<Record<string, T>> | undefined,
): [string, JsonLocation<T>][] =>
  Object.entries(record ?? {}).map(([key, value]) => [key, locationAt(place, [name, key], value)]);

/** Returns the elements of an array at a location. */
export const elementLocations = <T>(
  place: JsonLocation<unknown>,
  name: string,
  list: readonly T[] | undefined,
): JsonLocation<T>[] => (list ?? []).map((value, index) => locationAt(place, [name, index], value));

/** Yields the places whose key an earlier one has, each with that earlier one. */
export function* findRepeated<T>(
  places: Iterable<T>,
  keyOf: (place: T) => unknown,
): Iterable<[place: T, earlier: T]> {
  const seen = new Map<unknown, T>();
  for (const place of places) {
    const key = keyOf(place);
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, place);
    else yield [place, earlier];
  }
}

/** Creates a violation. If the fix replaces one name by another, `--fix` can apply it. */
export function violation(
  place: JsonLocation<unknown>,
  message: string,
  fix: string | Suggestion,
): RuleViolation {
  const { file, pointer } = place;
  const repair = fix instanceof Suggestion ? fix.repairOf(place) : undefined;
  return { file, pointer, message, fix: String(fix), ...(repair && { repair }) };
}

/** Adds a repair that `--fix` applies. */
export const withRepair = (finding: RuleViolation, repair: Repair): RuleViolation => ({ ...finding, repair });

/** Creates a violation that does not prevent the output. */
export const warning = (place: JsonLocation<unknown>, message: string, fix: string): RuleViolation => ({
  ...violation(place, message, fix),
  isWarning: true,
});

const maxDistance = 3;
const maxListedNames = 12;

/** Suggests "Did you mean …?", or lists the possible names. */
export function didYouMean(name: string, known: Iterable<string>): Suggestion {
  const names = [...known];
  const [nearest] = rankByDistance(name, names);
  if (nearest && nearest.distance <= Math.min(maxDistance, name.length / 2))
    return new Suggestion(`Did you mean "${nearest.name}"?`, name, names);
  if (names.length === 0) return new Suggestion('There are no names to choose from.', name, names);
  if (names.length <= maxListedNames)
    return new Suggestion(`Choose one of: ${names.join(', ')}.`, name, names);
  const nearer = rankByDistance(name, names).slice(0, maxListedNames);
  return new Suggestion(
    `Choose one of: ${nearer.map(({ name: other }) => other).join(', ')}, ….`,
    name,
    names,
  );
}

/** Creates the violation of a name that does not exist. `lack` is the sentence before the name. */
export const unknownName = (
  place: JsonLocation<unknown>,
  lack: string,
  name: string,
  known: Iterable<string>,
): RuleViolation => violation(place, `${lack} "${name}".`, didYouMean(name, known));

/** Yields a violation for each of some names that does not exist. `lack` is the sentence before the name. */
export function* unknownNames(
  places: Iterable<JsonLocation<string>>,
  lack: string,
  known: Iterable<string>,
): Iterable<RuleViolation> {
  const all = [...known];
  for (const place of places)
    if (!all.includes(place.value)) yield unknownName(place, lack, place.value, all);
}

/** Creates the violation of a value that is no choice of its property. */
export const impossibleValue = (
  place: JsonLocation<unknown>,
  property: string,
  value: unknown,
  choices: readonly unknown[],
): RuleViolation =>
  violation(
    place,
    `"${property}" cannot be ${JSON.stringify(value)}.`,
    didYouMean(String(value), choices.map(String)),
  );

interface RankedName {
  readonly name: string;
  readonly distance: number;
}

/** Sorts names by edit distance, ignoring case. */
const rankByDistance = (name: string, names: readonly string[]): RankedName[] =>
  names
    .map((other) => ({ name: other, distance: leven(name.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);

/**
 * Returns whether a swap of two neighbouring letters makes the names equal. Such a swap counts as one edit.
 */
const isTransposed = (one: string, other: string): boolean =>
  [...one].some(
    (letter, at) => `${one.slice(0, at)}${one[at + 1] ?? ''}${letter}${one.slice(at + 2)}` === other,
  );

/** Shorter names are similar by chance. */
const minNameLength = 4;

/** Returns the one intended name: one edit away, with no other similar name. */
function findIntendedName(name: string, names: readonly string[]): string | undefined {
  const [first, second] = rankByDistance(name, names);
  if (first === undefined || name.length < minNameLength) return undefined;
  if (first.distance === 0) return second?.distance === 0 ? undefined : first.name;
  if (second && second.distance < 3) return undefined;
  return first.distance === 1 || isTransposed(name, first.name) ? first.name : undefined;
}

/** A replacement for an unknown name. As text, it is the fix of the violation. */
export class Suggestion {
  readonly #text: string;
  readonly #name: string;
  readonly #known: readonly string[];

  constructor(text: string, name: string, known: readonly string[]) {
    this.#text = text;
    this.#name = name;
    this.#known = known;
  }

  toString(): string {
    return this.#text;
  }

  /** Adds an alternative remedy to the text. */
  withAlternative(text: string): Suggestion {
    return new Suggestion(`${this.#text} ${text}`, this.#name, this.#known);
  }

  /** Returns the repair, of a value or a member name; undefined if the author must choose. */
  repairOf({ file, pointer }: JsonLocation<unknown>): Repair | undefined {
    const name = findIntendedName(this.#name, this.#known);
    if (name === undefined) return undefined;
    if (valueAt(file.value, pointer) === this.#name) return { replace: name };
    return pointer.endsWith(`/${this.#name}`) ? { rename: name } : undefined;
  }
}

/** Returns the part of a value at a JSON pointer. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  pointerParts(pointer).reduce((found, part) => (isObject(found) ? found[part] : undefined), value);

/** Returns whether a value is an object or an array. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
