import type { Row } from '../../../contract/api/envelope.ts';
import type { FieldReference, ResourceColumn } from '../../../contract/model/resource.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import type { OperationArgs } from '../../api/buildRequest.ts';
import { getOperation } from '../../api/operations.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import type { CsvContext } from '../../fields/FieldType.ts';
import { loadOptionNames } from '../../fields/types/reference/loadOptionNames.ts';
import { buildLookup } from '../../fields/types/reference/lookup.ts';
import { maxPageSize } from '../query/readAll.ts';

const isNamed = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || Array.isArray(value);

/**
 * Looks up all references of the rows in these columns: one call for each distinct request, not for each row.
 */
export async function loadReferenceNames(
  columns: readonly ResourceColumn[],
  rows: readonly Row[],
  signal: AbortSignal,
): Promise<ApiAnswer<CsvContext['nameOf']>> {
  const references = columns.flatMap(({ property, field: { reference, items } }) => {
    const found = reference ?? items?.reference;
    return found ? [{ property, reference: found }] : [];
  });
  const argsFor = (reference: FieldReference, row: Row): OperationArgs | undefined =>
    buildLookup(reference, getOperation(reference.operation, 'x-reference'), row, sessionStore.get()).args;
  const idOf = (reference: FieldReference, args: OperationArgs): string => JSON.stringify([reference, args]);
  const offers = new Map<string, ReadonlyMap<string, string>>();
  for (const { property, reference } of references)
    for (const row of rows) {
      const args = isNamed(row[property]) ? argsFor(reference, row) : undefined;
      if (!args || offers.has(idOf(reference, args))) continue;
      const offered = await loadOptionNames(reference, args, { pageSize: maxPageSize, signal });
      if (!offered.success) return { ...offered, data: undefined };
      offers.set(idOf(reference, args), offered.data ?? new Map());
    }
  const data: CsvContext['nameOf'] = (reference, value, row) => {
    const args = argsFor(reference, row);
    return (args && offers.get(idOf(reference, args))?.get(value)) ?? value;
  };
  return { success: true, data };
}
