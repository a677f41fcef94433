import type { Resource } from '../../../src/contract/model/resource.ts';

/** Returns a resource of things with these parts. */
export const resourceOf = (parts: Partial<Resource> = {}): Resource => ({
  name: 'thing',
  entity: 'thing',
  displayProperty: 'name',
  roles: { list: 'thing.query' },
  constants: {},
  hide: [],
  groups: [],
  columns: [],
  subtitle: [],
  filters: [],
  actions: [],
  recordTabs: [],
  bulk: [],
  testActions: [],
  ...parts,
});
