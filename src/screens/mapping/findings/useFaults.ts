import { useEffect, useState } from 'react';
import { EngineStopped } from '../preview/EngineStopped.ts';
import type { DraftFault, MappingEngine } from '../preview/MappingEngine.ts';
import { recordsOf } from '../sheet/recordsOf.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import type { LateFinding } from './standing.ts';
import { useSettled } from './useSettled.ts';

/** Faults by the rows' indexes, as findings of their cells. */
export const faultFindings = (faults: readonly DraftFault[], rows: readonly SheetRow[]): LateFinding[] =>
  faults.flatMap(({ index, field, fault: { code, parameters } }) => {
    const row = rows[index];
    if (!row) return [];
    return [{ id: row.id, column: field, text: row.cells[field], key: `mapping.${code}`, parameters }];
  });

/** What the engine has against the rows whatever document comes. It reads expressions, so it is asked off the page's thread. */
export function useFaults(rows: readonly SheetRow[], engine: MappingEngine): readonly LateFinding[] {
  const settled = useSettled(rows, 300);
  const [faults, setFaults] = useState<readonly LateFinding[]>([]);
  useEffect(() => {
    if (!settled) return;
    let isCurrent = true;
    const ask = async () => {
      try {
        const found = await engine.check(recordsOf(settled));
        if (isCurrent) setFaults(faultFindings(found, settled));
      } catch (error) {
        // What takes the engine too long is told by the preview; the schema's rules are checked all the same.
        if (!(error instanceof EngineStopped)) throw error;
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [settled, engine]);
  return faults;
}
