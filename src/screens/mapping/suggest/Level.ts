import type { SourcePlace } from './sourcePlace.ts';
import type { Wanted } from './wantedOf.ts';

/** What can be read where a row stands: the document, or an element of a list by its alias. */
export interface Scope {
  readonly place: SourcePlace;
  readonly alias?: string;
}

/** Target fields below `prefix` (`''`, `lines[].`), and where their sources may be: the innermost scope first. */
export interface Level {
  readonly prefix: string;
  readonly scopes: readonly Scope[];
  /** The suggested sub-table that the innermost scope is an element of. */
  readonly within?: string;
}

/** Less would be a guess. */
export const leastScore = 0.55;

/** A source field as a row of the scope writes it. */
export const pathIn = ({ alias }: Scope, names: readonly string[]): string =>
  [...(alias ? [alias] : []), ...names].join('.');

export const below = (wanted: readonly Wanted[], prefix: string): Wanted[] =>
  wanted.filter(({ field }) => field.startsWith(prefix));

/** The fields of a level that hold one value each. */
export const valuesAt = (wanted: readonly Wanted[], prefix: string): Wanted[] =>
  below(wanted, prefix).filter(
    ({ field, type }) => !field.slice(prefix.length).includes('[]') && type !== 'ARRAY' && type !== 'OBJECT',
  );

/** What is compared of a target field: its name within the level, and its caption. */
export const namesOf = ({ field, description }: Wanted, prefix: string) => ({
  name: field.slice(prefix.length),
  description,
});
