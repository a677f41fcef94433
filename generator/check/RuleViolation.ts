import leven from 'leven';
import { escapePointerPart, pointerParts } from '../load/jsonPosition.ts';
import type { ProjectFile } from '../load/loadProject.ts';
import type { Repair } from '../pipeline/Problem.ts';

/** A violated rule, before its line and column are looked up. */
export interface RuleViolation {
  readonly file: ProjectFile<unknown>;
  readonly pointer: string;
  /** The rule, as a sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
  readonly isWarning?: true;
  /** Of what stands at the pointer. */
  readonly repair?: Repair;
}

/** A value in a schema file, and where it stands. */
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

/** A value inside another one. */
export const locationAt = <T>(
  { file, pointer }: JsonLocation<unknown>,
  path: readonly (string | number)[],
  value: T,
): JsonLocation<T> => ({
  file,
  pointer: path.reduce<string>((outer, part) => `${outer}/${escapePointerPart(part)}`, pointer),
  value,
});

/** The members of an object inside a place: name and place of each. */
export const memberLocations = <T>(
  place: JsonLocation<unknown>,
  name: string,
  record: Readonly<Record<string, T>> | undefined,
): [string, JsonLocation<T>][] =>
  Object.entries(record ?? {}).map(([key, value]) => [key, locationAt(place, [name, key], value)]);

/** The elements of an array inside a place. */
export const elementLocations = <T>(
  place: JsonLocation<unknown>,
  name: string,
  list: readonly T[] | undefined,
): JsonLocation<T>[] => (list ?? []).map((value, index) => locationAt(place, [name, index], value));

/** A rule that is violated. Where the fix is one word for another, that can be done by itself. */
export function violation(
  place: JsonLocation<unknown>,
  message: string,
  fix: string | Suggestion,
): RuleViolation {
  const { file, pointer } = place;
  const repair = fix instanceof Suggestion ? fix.repairOf(place) : undefined;
  return { file, pointer, message, fix: String(fix), ...(repair && { repair }) };
}

/** A finding that `--fix` mends. */
export const withRepair = (finding: RuleViolation, repair: Repair): RuleViolation => ({ ...finding, repair });

/** What nothing suffers from but who reads it. */
export const warning = (place: JsonLocation<unknown>, message: string, fix: string): RuleViolation => ({
  ...violation(place, message, fix),
  isWarning: true,
});

const maxDistance = 3;
const maxListedNames = 12;

/** "Did you mean …?", or what there is to choose from. */
export function didYouMean(name: string, known: Iterable<string>): Suggestion {
  const names = [...known];
  const [nearest] = rankByDistance(name, names);
  if (nearest && nearest.distance <= Math.min(maxDistance, name.length / 2))
    return new Suggestion(`Did you mean "${nearest.name}"?`, name, names);
  if (names.length === 0) return new Suggestion('There is none to choose from.', name, names);
  if (names.length <= maxListedNames)
    return new Suggestion(`Choose one of: ${names.join(', ')}.`, name, names);
  const nearer = rankByDistance(name, names).slice(0, maxListedNames);
  return new Suggestion(
    `Choose one of: ${nearer.map(({ name: other }) => other).join(', ')}, ….`,
    name,
    names,
  );
}

interface RankedName {
  readonly name: string;
  readonly distance: number;
}

/** Names by how many letters they differ in, whatever their case. */
export const rankByDistance = (name: string, names: readonly string[]): RankedName[] =>
  names
    .map((other) => ({ name: other, distance: leven(name.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);

/** Two letters that have changed places count as one slip. */
const isTransposed = (one: string, other: string): boolean =>
  [...one].some(
    (letter, at) => `${one.slice(0, at)}${one[at + 1] ?? ''}${letter}${one.slice(at + 2)}` === other,
  );

/** Shorter names are alike by chance. */
const minNameLength = 4;

/** The one name that can have been meant: a slip away, and no other one near. */
function findIntendedName(name: string, names: readonly string[]): string | undefined {
  const [first, second] = rankByDistance(name, names);
  if (first === undefined || name.length < minNameLength) return undefined;
  if (first.distance === 0) return second?.distance === 0 ? undefined : first.name;
  if (second && second.distance < 3) return undefined;
  return first.distance === 1 || isTransposed(name, first.name) ? first.name : undefined;
}

/** What to write instead of a name that there is not. As a text it is what people are told. */
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

  /** The same, with what else can be done. */
  withAlternative(text: string): Suggestion {
    return new Suggestion(`${this.#text} ${text}`, this.#name, this.#known);
  }

  /** How it is mended where it stands, as a value or as the name of a member; undefined while people have to choose. */
  repairOf({ file, pointer }: JsonLocation<unknown>): Repair | undefined {
    const name = findIntendedName(this.#name, this.#known);
    if (name === undefined) return undefined;
    if (valueAt(file.value, pointer) === this.#name) return { replace: name };
    return pointer.endsWith(`/${this.#name}`) ? { rename: name } : undefined;
  }
}

const valueAt = (value: unknown, pointer: string): unknown =>
  pointerParts(pointer).reduce((found, part) => (isObject(found) ? found[part] : undefined), value);

/** An array, too. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** "an erp", "a thing". */
export const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
