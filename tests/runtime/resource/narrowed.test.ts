import { expect, test } from 'vitest';
import type { Resource } from '../../../src/contract/resource.ts';
import { narrowed } from '../../../src/runtime/resource/narrowed.ts';

const text = { type: 'string' } as const;
const thing: Resource = {
  name: 'thing',
  entity: 'thing',
  naming: 'name',
  roles: { list: 'thing.query' },
  constants: { family: 'A' },
  hide: [],
  groups: [],
  columns: ['name', 'owner'].map((property) => ({ property, field: text, sortable: true })),
  filters: ['name', 'owner'].map((property) => ({ property, field: text })),
  actions: [],
  tabs: [],
  bulk: [],
  tree: { property: 'owner', group: 'g', entity: 'owner', groups: [] },
};

test.each<[constants: Record<string, string>, want: object]>([
  [{}, { constants: { family: 'A' }, columns: ['name', 'owner'], filters: ['name', 'owner'], tree: 'owner' }],
  [
    { owner: 'o' },
    { constants: { family: 'A', owner: 'o' }, columns: ['name'], filters: ['name'], tree: undefined },
  ],
])('narrowed to %j', (constants, want) => {
  const { columns, filters, tree, ...rest } = narrowed(thing, constants);
  expect({
    constants: rest.constants,
    columns: columns.map(({ property }) => property),
    filters: filters.map(({ property }) => property),
    tree: tree?.property,
  }).toEqual(want);
});
