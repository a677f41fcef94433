import { isRange } from '../../src/contract/rangeName.ts';
import type { Field, ListQuestion, Resource } from '../../src/contract/resource.ts';

/** As much of a filter's field as tells how its value travels. */
const asked = (field: Field): Field => ({
  type: field.type,
  ...(isRange(field) ? field.format && { format: field.format } : { choices: [] }),
});

/** What the list of a resource asks, but for the constants: a tab has its own. */
export const questionOf = ({ name, roles, filters, sort }: Resource): Omit<ListQuestion, 'constants'> => ({
  name,
  roles: { list: roles.list },
  filters: filters.map(({ property, field }) => ({ property, field: asked(field) })),
  ...(sort && { sort }),
});
