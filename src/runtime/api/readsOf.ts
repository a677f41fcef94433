import type { Roles } from '../../contract/resource.ts';

/** The operations that read a resource: what is on screen of them is read again after a change. */
export const readsOf = ({ list, get }: Roles): readonly string[] =>
  [list, get].filter((name) => name !== undefined);
