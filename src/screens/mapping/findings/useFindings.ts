import { useCallback, useMemo } from 'react';
import type { Form } from '../../../contract/form.ts';
import { useDebounced } from '../../../runtime/fields/reference/useDebounced.ts';
import { usePhrases } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Column, SheetRow } from '../sheet/Sheet.ts';
import { breaches } from './breaches.ts';
import type { Finding, Findings } from './Finding.ts';
import { findingsOf } from './findingsOf.ts';
import { isBlank } from './isBlank.ts';
import { repeats } from './repeats.ts';
import { type LateFinding, standing } from './standing.ts';

interface Sources {
  readonly form: Form;
  /** What the engine says without a document. */
  readonly faults: readonly LateFinding[];
  /** What the service refused. */
  readonly refused: readonly LateFinding[];
  /** Whether somebody wanted to save: from then on blank rows are told about too. */
  readonly isTried: boolean;
}

interface Found {
  readonly findings: Findings;
  /** What would be wrong with a cell that held this text; of what can be said at once. */
  readonly check: (row: SheetRow, column: Column, text: string) => readonly Finding[];
}

/** What is wrong with the rows, once they stand still: whoever types does not wait for it. */
export function useFindings(rows: readonly SheetRow[], { form, faults, refused, isTried }: Sources): Found {
  const phrases = usePhrases();
  const settled = useDebounced(rows, 150);
  const findings = useMemo(() => {
    const told = isTried ? settled : settled.filter((row) => !isBlank(row));
    return findingsOf(
      breaches(told, form, phrases),
      standing(refused, settled),
      standing(faults, settled),
      repeats(settled),
    );
  }, [settled, form, phrases, faults, refused, isTried]);
  const check = useCallback(
    (row: SheetRow, column: Column, text: string) =>
      breaches([{ ...row, cells: { ...row.cells, [column]: text } }], form, phrases).filter(
        (finding) => finding.column === column,
      ),
    [form, phrases],
  );
  return { findings, check };
}
