import type { FamilyModel, Flow } from './entity.ts';

/** Where documents of a record go, as the family says whose constants it has; undefined for a record of none. */
export const flowIn = (
  families: readonly FamilyModel[],
  record: Readonly<Record<string, unknown>>,
): Flow | undefined =>
  families.find(({ constants }) =>
    Object.entries(constants).every(([property, value]) => record[property] === value),
  )?.flow;
