import { useEffect, useState } from 'react';
import type { Finding } from '../findings/Finding.ts';
import type { Column, SheetRow } from '../sheet/Sheet.ts';
import { useGrid } from './GridContext.ts';

const none: readonly Finding[] = [];

/** Milliseconds without a key. */
const pause = 250;

/** What a check that takes a while has against the text that is being typed; nothing until it has an answer for that text. */
export function useLateFindings(row: SheetRow, column: Column, text: string | undefined): readonly Finding[] {
  const { checkLater } = useGrid();
  const [late, setLate] = useState<{ readonly text: string; readonly found: readonly Finding[] }>();
  useEffect(() => {
    if (text === undefined || !checkLater) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const found = await checkLater(row, column, text);
      if (!isOld) setLate({ text, found });
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [checkLater, row, column, text]);
  return late !== undefined && late.text === text ? late.found : none;
}
