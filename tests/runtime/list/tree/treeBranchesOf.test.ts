import { expect, test } from 'vitest';
import { treeBranchesOf, treeTotalOf, visibleItemsOf } from '../../../../src/runtime/list/tree/treeItems.ts';

const tree = { property: 'menu', groupBy: 'kind', entity: 'menu', groups: ['B', 'A'], count: 'records' };
const reference = { operation: 'menu.query', value: 'name', label: 'name' };
const menu = (name: string, kind: string, records?: number) => ({ uuid: name, name, kind, records });

test.each([
  ['no branches without an answer', undefined, [], 0],
  [
    'groups in the order of the schema without unknown groups',
    [menu('a', 'A', 1), menu('b', 'B', 2), menu('c', 'A', 3), menu('d', 'X', 9)],
    [
      { group: 'B', count: 2, leaves: [{ value: 'b', label: 'b', count: 2 }] },
      {
        group: 'A',
        count: 4,
        leaves: [
          { value: 'a', label: 'a', count: 1 },
          { value: 'c', label: 'c', count: 3 },
        ],
      },
    ],
    6,
  ],
  [
    'branches without counts of the back end',
    [menu('a', 'A')],
    [{ group: 'A', count: undefined, leaves: [{ value: 'a', label: 'a', count: undefined }] }],
    undefined,
  ],
])('treeBranchesOf returns %s', (_what, data, want, total) => {
  const branches = treeBranchesOf(tree, reference, data);
  expect(branches).toEqual(want);
  expect(treeTotalOf(branches)).toBe(total);
});

test.each([
  { branches: 'that are not read yet', given: undefined, want: undefined },
  { branches: 'without records', given: [], want: 0 },
])('the item for all of branches $branches has the count $want', ({ given, want }) => {
  expect(visibleItemsOf(given, [], '全部', String).map(({ count }) => count)).toEqual([want]);
});
