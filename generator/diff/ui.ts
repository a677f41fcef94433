import type { Judge, Table } from './judge.ts';
import { offered, words } from './judges.ts';
import { judgeKeywords, keywordsIn } from './keywords.ts';

/** entity.schema.json#/definitions/ui: how a property looks, but for the address that is taken apart. */
export const uiTable: Table = {
  widget: words,
  formOrder: words,
  group: words,
  span: words,
  address: offered,
};

export const ui: Judge = ({ before, after }, about) =>
  judgeKeywords(uiTable, keywordsIn(before), keywordsIn(after), {
    ...about,
    words: `x-ui of ${about.words}`,
  });
