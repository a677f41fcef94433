import { useCallback } from 'react';
import { EngineStopped } from '../preview/EngineStopped.ts';
import type { MappingEngine } from '../preview/MappingEngine.ts';
import { recordsOf } from '../sheet/recordsOf.ts';
import type { Column, SheetRow } from '../sheet/Sheet.ts';
import type { Finding } from './Finding.ts';
import { faultFindings } from './useFaults.ts';

/** What the engine would have against a text in a cell of a row, by the row alone: paths and expressions, not where it writes. */
export function useCheckLater(
  engine: MappingEngine,
): (row: SheetRow, column: Column, text: string) => Promise<readonly Finding[]> {
  return useCallback(
    async (row, column, text) => {
      if (column !== 'sourceField' && column !== 'expression') return [];
      const typed = [{ ...row, cells: { ...row.cells, [column]: text } }];
      try {
        const found = faultFindings(await engine.check(recordsOf(typed)), typed);
        return found.filter((finding) => finding.column === column);
      } catch (error) {
        if (error instanceof EngineStopped) return [];
        throw error;
      }
    },
    [engine],
  );
}
