import { expect, test } from 'vitest';
import type { ReferencePage } from '../../../../src/contract/model/referencePage.ts';
import { docsEntriesOf, searchDocs } from '../../../../src/runtime/command/docs/searchDocs.ts';

const load = async () => ({ default: '' });
const pages: readonly ReferencePage[] = [
  { path: 'index.md', kind: 'guide', title: 'Guide', name: '', places: {}, load },
  {
    path: 'operations/order.md',
    kind: 'calls',
    title: 'Orders',
    name: 'order',
    places: { 'order.query': 'Page through orders.' },
    load,
  },
  {
    path: 'entities/order.md',
    kind: 'entity',
    title: 'Order',
    name: 'order',
    places: { order: 'Order number', dueTime: 'Due' },
    load,
  },
];

test.each<[what: string, text: string, want: readonly string[]]>([
  [
    'a page precedes a place with the same name',
    'order',
    [
      'operations/order.md#',
      'entities/order.md#',
      'entities/order.md#order',
      'operations/order.md#order.query',
      'entities/order.md#dueTime',
    ],
  ],
  ['each word can match the place or its page', 'due order', ['entities/order.md#dueTime']],
  ['single letters in order do not match', 'odr', []],
])('%s', (_what, text, want) => {
  expect(searchDocs(docsEntriesOf(pages), text).map(({ path, at }) => `${path}#${at}`)).toEqual(want);
});
