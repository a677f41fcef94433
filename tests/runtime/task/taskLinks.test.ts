import { expect, test } from 'vitest';
import { taskUrl } from '../../../src/runtime/task/taskLinks.ts';

const screen = {
  name: 'moves',
  route: '/moves',
  icon: 'page',
  tabs: [{ id: 'move', task: 'move', entity: 'thing' }],
} as const;

const cases: readonly [what: string, given: Record<string, string>, want: string][] = [
  ['a link without values has the tab only', {}, '/moves?tab=copy'],
  [
    'each value becomes a parameter with the prefix "with."',
    { tab: 'T', dcCode: '上海' },
    '/moves?tab=copy&with.tab=T&with.dcCode=%E4%B8%8A%E6%B5%B7',
  ],
];

test.each(cases)('%s', (_, given, want) => {
  expect(taskUrl(screen, 'copy', given)).toBe(want);
});
