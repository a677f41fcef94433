import { expect, test } from 'vitest';
import { matchItems } from '../../../../src/screens/mapping/completion/CompletionItem.ts';

const items = [
  { text: 'NUMERIC', caption: 'Decimal (Print)' },
  { text: 'INTEGER', caption: 'Integer' },
  { text: 'PRE_INT', caption: 'Long int' },
  { text: 'INT', caption: 'Short integer' },
];

test.each<[why: string, part: string, want: readonly string[]]>([
  ['all items for a blank part', ' ', ['NUMERIC', 'INTEGER', 'PRE_INT', 'INT']],
  [
    'an equal text first, then beginnings, later words and other places',
    'int',
    ['INT', 'INTEGER', 'PRE_INT', 'NUMERIC'],
  ],
  ['an equal caption first', 'integer', ['INTEGER', 'INT']],
  ['the beginnings of texts and captions', 'in', ['INTEGER', 'INT', 'PRE_INT', 'NUMERIC']],
  ['nothing if the cell already holds the only match', 'PRE_INT', []],
  ['nothing without a match', 'x', []],
])('matchItems returns %s', (_why, part, want) => {
  expect(matchItems(items, part).map(({ text }) => text)).toEqual(want);
});
