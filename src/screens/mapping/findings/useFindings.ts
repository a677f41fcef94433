import isEqual from 'fast-deep-equal';
import { useCallback, useMemo, useState } from 'react';
import type { Form } from '../../../contract/form.ts';
import { usePhrases } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Refusal } from '../saving/useSaving.ts';
import type { Column, SheetRow } from '../sheet/Sheet.ts';
import { breaches } from './breaches.ts';
import type { Finding, Findings } from './Finding.ts';
import { findingsOf } from './findingsOf.ts';
import { isBlank } from './isBlank.ts';
import { othersOf } from './othersOf.ts';
import { refusedCells } from './refusedCells.ts';
import { repeats } from './repeats.ts';
import { type LateFinding, standing } from './standing.ts';
import { useSettled } from './useSettled.ts';

interface Sources {
  readonly form: Form;
  /** What the engine says without a document. */
  readonly faults: readonly LateFinding[];
  /** Of the last attempt to save: from then on blank rows are told about too. */
  readonly refusal: Refusal | undefined;
}

interface Found {
  /** Undefined until the rows have been checked for the first time. */
  readonly findings: Findings | undefined;
  /** Why saving was refused, where that is about no cell. */
  readonly others: readonly string[];
  /** What would be wrong with a cell that held this text; of what can be said at once. */
  readonly check: (row: SheetRow, column: Column, text: string) => readonly Finding[];
}

/** The list of a row in which nothing has changed is the same one again, so that its row is not rendered anew. */
function createKeeper(): (next: Findings) => Findings {
  let last: Findings = new Map();
  return (next) => {
    last = new Map(
      [...next].map(([id, found]) => {
        const known = last.get(id);
        return [id, known && isEqual(known, found) ? known : found];
      }),
    );
    return last;
  };
}

/** What is wrong with the rows, once they stand still: whoever types does not wait for it. */
export function useFindings(rows: readonly SheetRow[], { form, faults, refusal }: Sources): Found {
  const phrases = usePhrases();
  const settled = useSettled(rows, 150);
  const [keep] = useState(createKeeper);
  const findings = useMemo(() => {
    if (!settled) return undefined;
    const refused = refusal ? refusedCells(refusal.found.refused, refusal.rows) : [];
    const told = refusal ? settled : settled.filter((row) => !isBlank(row));
    return keep(
      findingsOf(
        breaches(told, form, phrases),
        standing(refused, settled),
        standing(faults, settled),
        repeats(settled),
      ),
    );
  }, [keep, settled, form, phrases, faults, refusal]);
  const others = useMemo(() => (refusal ? othersOf(refusal, form, phrases) : []), [refusal, form, phrases]);
  const check = useCallback(
    (row: SheetRow, column: Column, text: string) =>
      breaches([{ ...row, cells: { ...row.cells, [column]: text } }], form, phrases).filter(
        (finding) => finding.column === column,
      ),
    [form, phrases],
  );
  return { findings, others, check };
}
