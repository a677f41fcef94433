import { expect, test } from 'vitest';
import { nextLinkOf } from '../../../../src/contract/backend/list/nextLinkOf.ts';

test.each([
  ['<https://api.example/p?page=2>; rel="next"', 'page=2'],
  ['</p?page=1>; rel="prev", </p?page=3&n=5>; rel="next"', 'page=3&n=5'],
  ['<?after=x>;rel=next', 'after=x'],
  ['</p?page=2>; title="a"; rel="last next"', 'page=2'],
  ['</p?q=a,b&page=2#top>; rel="next"', 'q=a,b&page=2'],
  ['</p?page=1>; rel="first"', undefined],
  ['</p>; rel="next"', undefined],
  ['', undefined],
  [null, undefined],
])('nextLinkOf(%j) → %j', (header, want) => {
  expect(nextLinkOf(header)).toBe(want);
});
