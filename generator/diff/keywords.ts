import equal from 'fast-deep-equal';
import { inside, type Place, rootOf } from '../check/place.ts';
import type { File } from '../load.ts';
import type { Draft } from './change.ts';
import { type About, breaking, caption, type Judge, type Pair, type Table, told } from './judge.ts';

/** What an object says, each member with its place. */
export type Keywords = Readonly<Record<string, Place<unknown>>>;

/** The members of an object, or of none. */
export const keywordsIn = (place: Place<unknown> | undefined): Keywords =>
  typeof place?.value === 'object' && place.value !== null
    ? Object.fromEntries(
        Object.entries(place.value).map(([name, value]) => [name, inside(place, [name], value)]),
      )
    : {};

/** Files by their names. */
export const filesIn = (files: readonly File<unknown>[]): Keywords =>
  Object.fromEntries(files.map((file) => [file.name, rootOf(file)]));

const unknown: Judge = function* (pair, about, keyword) {
  yield breaking(pair, about, `${told(pair, about, keyword)}: nobody knows what that means`);
};

/** The members of both sides, by name. */
export const pairsOf = (before: Keywords, after: Keywords): [string, Pair][] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => [
    name,
    { ...(before[name] && { before: before[name] }), ...(after[name] && { after: after[name] }) },
  ]);

/** Every keyword that differs, judged by its table. What no table knows is breaking. */
export function* judgeKeywords(
  table: Table,
  before: Keywords,
  after: Keywords,
  about: About,
): Iterable<Draft> {
  for (const [keyword, pair] of pairsOf(before, after)) {
    if (isSame(pair)) continue;
    const judge = Object.hasOwn(table, keyword) ? table[keyword] : undefined;
    yield* (judge ?? unknown)(pair, about, keyword);
  }
}

/** The same text: an order of members may be told, too. */
const isSame = ({ before, after }: Pair): boolean =>
  before !== undefined && after !== undefined && JSON.stringify(before.value) === JSON.stringify(after.value);

/** What becomes of the members of an object, each known by its name. */
export interface Fates {
  readonly added: (pair: Required<Pick<Pair, 'after'>>, name: string) => Iterable<Draft>;
  readonly removed: (pair: Required<Pick<Pair, 'before'>>, name: string) => Iterable<Draft>;
  readonly kept: (pair: Required<Pair>, name: string) => Iterable<Draft>;
  /** Says that they stand in another order, where people see that. */
  readonly moved?: string;
  /** Those that read the same are `kept`, too: what they refer to may have changed. */
  readonly refer?: true;
}

export function* judgeMembers(before: Keywords, after: Keywords, fates: Fates): Iterable<Draft> {
  for (const [name, { before: was, after: is }] of pairsOf(before, after)) {
    if (was === undefined) yield* fates.added({ after: is as Place<unknown> }, name);
    else if (is === undefined) yield* fates.removed({ before: was }, name);
    else if (fates.refer || !isSame({ before: was, after: is }))
      yield* fates.kept({ before: was, after: is }, name);
  }
  const first = firstMoved(before, after);
  if (fates.moved !== undefined && first) yield caption(first, fates.moved);
}

/** The first of the common members that does not stand where it stood among them. */
function firstMoved(before: Keywords, after: Keywords): Pair | undefined {
  const was = Object.keys(before).filter((name) => name in after);
  const is = Object.keys(after).filter((name) => name in before);
  const name = is.find((one, index) => one !== was[index]);
  const [from, to] = name === undefined ? [] : [before[name], after[name]];
  return from && to && { before: from, after: to };
}

/** The elements of a list as members, each known by a name of its own. */
export const named = (list: Place<unknown> | undefined, nameOf: (value: never) => string): Keywords =>
  Array.isArray(list?.value)
    ? Object.fromEntries(
        list.value.map((value, index) => [
          nameOf(value as never),
          inside(list as Place<unknown>, [index], value),
        ]),
      )
    : {};

export const isEqual = ({ before, after }: Pair): boolean => equal(before?.value, after?.value);
