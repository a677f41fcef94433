import type { Draft } from './change.ts';
import { type About, additive, type Judge, lost, type Pair, type Table } from './judge.ts';
import { offered, part } from './judges.ts';
import { judgeMembers, keywordsIn, named } from './keywords.ts';

/** A whole that is offered, and what it has of its own. */
export const offer = (table: Table): Judge => part(table, offered, offered);

/** Things that are offered, each by its name. */
export const offers =
  (what: string, table: Table): Judge =>
  (pair, about) =>
    judgeMembers(keywordsIn(pair.before), keywordsIn(pair.after), {
      added: (one, name) => [additive(one, `${about.words} has the ${what} ${name} now`)],
      removed: (one, name) => [lost(one, `${about.words} has the ${what} ${name} no longer`)],
      kept: (one, name) => offer(table)(one, about, `the ${what} ${name}`),
      moved: `Each ${what} of ${about.words} stands in another order`,
    });

/** The same of a list, each known by a property of its own. */
export const listed =
  (
    what: string,
    table: Table,
    nameOf: (value: never) => string,
    gone: Gone = (pair, _, says) => lost(pair, says),
  ): Judge =>
  ({ before, after }, about, keyword) =>
    judgeMembers(named(before, nameOf), named(after, nameOf), {
      added: (one, name) => [additive(one, `${about.words} has the ${what} ${name} now`)],
      removed: (one, name) => [gone(one, about, `${about.words} has the ${what} ${name} no longer`)],
      kept: (one, name) => offer(table)(one, about, `the ${what} ${name}`),
      moved: `${keyword} of ${about.words} stand in another order`,
    });

/** What it means that one is gone. */
export type Gone = (pair: Pair, about: About, says: string) => Draft;
