import { useEffect, useState } from 'react';
import type { SheetRow } from '../sheet/Sheet.ts';

/**
 * The rows once they have stood still for so many milliseconds; undefined until they first have: a sheet that opens is
 * shown before it is checked.
 */
export function useSettled(rows: readonly SheetRow[], milliseconds: number): readonly SheetRow[] | undefined {
  const [settled, setSettled] = useState<readonly SheetRow[]>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(rows), milliseconds);
    return () => clearTimeout(timer);
  }, [rows, milliseconds]);
  return settled;
}
