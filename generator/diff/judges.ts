import type { Table } from './judge.ts';
import { additive, breaking, caption, type Judge, lost, narrowed, questionsAt, told } from './judge.ts';
import { isEqual, judgeKeywords, keywordsIn } from './keywords.ts';

/** What more than one kind of file has use for. */

/** What people read, or how it is laid out. */
export const words: Judge = function* (pair, { words: what }, keyword) {
  if (!isEqual(pair))
    yield caption(
      pair,
      `${keyword} of ${what} ${pair.after ? (pair.before ? 'was changed' : 'is new') : 'is gone'}`,
    );
};

/** Nobody but an editor, or what has been folded into its place already (generator/expand, SchemaReader). */
export const nothing: Judge = function* () {};

/** Whoever relies on it has to look. */
export const anyChange: Judge = function* (pair, about, keyword) {
  if (!isEqual(pair)) yield breaking(pair, about, told(pair, about, keyword));
};

/** Does no harm either way: how often, in which order, through which index. */
export const harmless: Judge = function* (pair, about, keyword) {
  if (!isEqual(pair)) yield additive(pair, told(pair, about, keyword));
};

/** Something that the console offers. */
export const offered: Judge = function* (pair, about, keyword) {
  if (isEqual(pair)) return;
  const says = told(pair, about, keyword);
  yield pair.before === undefined ? additive(pair, says) : lost(pair, says);
};

/** A condition on data: new or other than it was it refuses what was accepted, gone it does not. */
export const condition: Judge = function* (pair, about, keyword) {
  if (isEqual(pair)) return;
  const says = told(pair, about, keyword);
  yield pair.after === undefined ? additive(pair, says) : narrowed(pair, about, says);
};

const bound =
  (isNarrower: (after: number, before: number) => boolean): Judge =>
  (pair, about, keyword) => {
    const { before, after } = pair;
    const says = told(pair, about, keyword);
    const narrows =
      after !== undefined && (before === undefined || isNarrower(Number(after.value), Number(before.value)));
    return [narrows ? narrowed(pair, about, says, questionsAt(about, [keyword])) : additive(pair, says)];
  };

export const most = bound((after, before) => after < before);
export const least = bound((after, before) => after > before);

/** A mark that is set or not: set, it takes something away. */
export const restriction: Judge = function* (pair, about, keyword) {
  const says = told(pair, about, keyword);
  if (pair.after?.value === true) yield breaking(pair, about, says);
  else if (pair.before?.value === true) yield additive(pair, says);
};

/** A mark that gives something away: taken back, it is missed. */
export const permission: Judge = function* (pair, about, keyword) {
  const says = told(pair, about, keyword);
  if (pair.before?.value === true) yield breaking(pair, about, says);
  else if (pair.after?.value === true) yield additive(pair, says);
};

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : [];

/** A list of names: what becomes of those that came and of those that went. */
export const names = (came: (says: string) => Judge, went: (says: string) => Judge): Judge =>
  function* (pair, about, keyword) {
    const [before, after] = [namesIn(pair.before?.value), namesIn(pair.after?.value)];
    for (const name of after.filter((one) => !before.includes(one)))
      yield* came(`${name} is in ${keyword} of ${about.words} now`)(pair, about, keyword);
    for (const name of before.filter((one) => !after.includes(one)))
      yield* went(`${name} is not in ${keyword} of ${about.words} any more`)(pair, about, keyword);
    const common = after.filter((one) => before.includes(one));
    if (String(common) !== String(before.filter((one) => after.includes(one))))
      yield caption(pair, `${keyword} of ${about.words} is in another order`);
  };

export const isAdditive =
  (says: string): Judge =>
  (pair) => [additive(pair, says)];
export const isBreaking =
  (says: string): Judge =>
  (pair, about) => [breaking(pair, about, says)];
export const isLost =
  (says: string): Judge =>
  (pair) => [lost(pair, says)];

/** A part with keywords of its own. Coming and going it is judged as a whole. */
export const part =
  (table: Table, came: Judge, went: Judge): Judge =>
  (pair, about, keyword) => {
    if (pair.before === undefined) return came(pair, about, keyword);
    if (pair.after === undefined) return went(pair, about, keyword);
    const inner = { ...about, words: `${keyword} of ${about.words}` };
    return judgeKeywords(table, keywordsIn(pair.before), keywordsIn(pair.after), inner);
  };
