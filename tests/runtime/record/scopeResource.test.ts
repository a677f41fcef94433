import { expect, test } from 'vitest';
import { scopeResource } from '../../../src/runtime/record/scopeResource.ts';
import { resourceOf } from '../core/resourceOf.ts';

const text = { type: 'string' } as const;
const thing = resourceOf({
  constants: { family: 'A' },
  columns: ['name', 'owner'].map((property) => ({ property, field: text, sortable: true })),
  filters: ['name', 'owner'].map((property) => ({ property, field: text })),
  tree: { property: 'owner', groupBy: 'g', entity: 'owner', groups: [] },
});

test.each<[constants: Record<string, string>, hide: string[], want: object]>([
  [
    {},
    [],
    { constants: { family: 'A' }, columns: ['name', 'owner'], filters: ['name', 'owner'], tree: 'owner' },
  ],
  [
    { owner: 'o' },
    [],
    { constants: { family: 'A', owner: 'o' }, columns: ['name'], filters: ['name'], tree: undefined },
  ],
  [
    {},
    ['owner'],
    { constants: { family: 'A' }, columns: ['name'], filters: ['name'], tree: undefined, hide: ['owner'] },
  ],
])('scopeResource with constants %j and hidden properties %j', (constants, hide, want) => {
  const { columns, filters, tree, ...rest } = scopeResource(thing, constants, hide);
  expect({
    constants: rest.constants,
    columns: columns.map(({ property }) => property),
    filters: filters.map(({ property }) => property),
    tree: tree?.property,
    hide: rest.hide,
  }).toEqual({ hide: [], ...want });
});
