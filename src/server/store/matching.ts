import type { Conditions, DocumentQuery } from './DocumentQuery.ts';
import type { Table } from './Table.ts';
import { whereOf } from './whereOf.ts';

/**
 * Of what is kept by month, several codes are asked for one by one: an index has the records of each in the order of time,
 * those of several one code after the other.
 */
function oneByOne({ instant }: Table, conditions: Conditions): readonly Conditions[] {
  const { oneOf = {}, equals, ...others } = conditions;
  const [first, ...rest] = Object.entries(oneOf);
  if (!instant || !first || first[1].length === 0) return [conditions];
  const [property, codes] = first;
  return [...new Set(codes)].map((code) => ({
    ...others,
    oneOf: Object.fromEntries(rest),
    equals: { ...equals, [property]: code },
  }));
}

/** SQL: FROM and WHERE of the records of a company that match; several of them together, no record in two. */
export function matching(
  table: Table,
  { companyUuid, ...conditions }: Pick<DocumentQuery, 'companyUuid' | keyof Conditions>,
): { readonly parts: readonly string[]; readonly values: unknown[] } {
  const values: unknown[] = [companyUuid];
  const parts = oneByOne(table, conditions).map(
    (part) => `FROM ${table.sql} WHERE ${whereOf(table, [companyUuid], part, values).condition}`,
  );
  return { parts, values };
}
