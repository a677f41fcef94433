import leven from 'leven';
import { partsOf } from '../position.ts';
import type { Repair } from '../problem.ts';
import type { Place } from './place.ts';

interface Near {
  readonly other: string;
  readonly distance: number;
}

/** Names by how many letters they differ in, whatever their case. */
export const nearest = (name: string, names: readonly string[]): Near[] =>
  names
    .map((other) => ({ other, distance: leven(name.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);

/** Two letters that have changed places count as one slip. */
const isSwapped = (one: string, other: string): boolean =>
  [...one].some(
    (letter, at) => `${one.slice(0, at)}${one[at + 1] ?? ''}${letter}${one.slice(at + 2)}` === other,
  );

/** Shorter names are alike by chance. */
const shortest = 4;

/** The one name that can have been meant: a slip away, and no other one near. */
function meant(name: string, names: readonly string[]): string | undefined {
  const [first, second] = nearest(name, names);
  if (first === undefined || name.length < shortest) return undefined;
  if (first.distance === 0) return second?.distance === 0 ? undefined : first.other;
  if (second && second.distance < 3) return undefined;
  return first.distance === 1 || isSwapped(name, first.other) ? first.other : undefined;
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
  or(text: string): Suggestion {
    return new Suggestion(`${this.#text} ${text}`, this.#name, this.#known);
  }

  /** How it is mended where it stands, as a value or as the name of a member; undefined while people have to choose. */
  repairOf({ file, pointer }: Place<unknown>): Repair | undefined {
    const name = meant(this.#name, this.#known);
    if (name === undefined) return undefined;
    if (valueAt(file.value, pointer) === this.#name) return { replace: name };
    return pointer.endsWith(`/${this.#name}`) ? { rename: name } : undefined;
  }
}

const valueAt = (value: unknown, pointer: string): unknown =>
  partsOf(pointer).reduce((found, part) => (isObject(found) ? found[part] : undefined), value);

/** An array, too. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
