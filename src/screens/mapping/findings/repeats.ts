import type { SheetRow } from '../sheet/Sheet.ts';
import type { Finding } from './Finding.ts';

/**
 * Rows that write to a field that a later row writes to as well: the last one wins. Post custom is left alone, for to
 * correct what an earlier row wrote is what it is there for.
 */
export function repeats(rows: readonly SheetRow[]): Finding[] {
  const last = new Map<string, number>();
  for (const [index, { cells }] of rows.entries())
    if (cells.targetField !== '' && cells.functionType !== 'POST_CUSTOM') last.set(cells.targetField, index);
  return rows.flatMap(({ id, cells }, index) => {
    const winner = cells.functionType === 'POST_CUSTOM' ? undefined : last.get(cells.targetField);
    if (winner === undefined || winner === index) return [];
    const parameters = { line: winner + 1 };
    return [
      {
        id,
        column: 'targetField',
        key: 'mappingEditor.findings.repeated',
        parameters,
        isAdvice: true,
      } as const,
    ];
  });
}
