import { useEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import { inexactNumberIn } from '../../../contract/inexactNumbers.ts';
import { useDebounced } from '../../../runtime/fields/reference/useDebounced.ts';
import { recordsOf } from '../sheet/recordsOf.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import type { MappingEngine, Run } from './MappingEngine.ts';
import type { Preview } from './Preview.ts';
import { useCircumstances } from './useCircumstances.ts';

interface RunnerOptions {
  readonly rows: readonly SheetRow[];
  /** The sample document as it is written. */
  readonly sample: string;
  /** The interface. */
  readonly record: Row;
}

/** A sample that can be run, or the state of the preview without one. */
type Parsed = { readonly document: unknown } | Pick<Preview, 'state' | 'inexact'>;

function parsed(text: string): Parsed {
  if (text.trim() === '') return { state: 'noSample' };
  try {
    const document: unknown = JSON.parse(text);
    const inexact = inexactNumberIn(text);
    return inexact ? { state: 'inexact', inexact } : { document };
  } catch {
    return { state: 'broken' };
  }
}

const outcomesOf = (rows: readonly SheetRow[], { steps }: Run): Preview['outcomes'] =>
  new Map(rows.map(({ id }, index) => [id, steps[index] ?? []]));

/** Milliseconds without a change before the rows are run. */
const pause = 200;

/**
 * Maps the sample by the rows as they stand, whenever either has changed and then stood still. One run at a time: what
 * changes while it is under way is run after it, once.
 */
export function useMappingRunner(engine: MappingEngine, { rows, sample, record }: RunnerOptions): Preview {
  const circumstances = useCircumstances(record);
  const settledRows = useDebounced(rows, pause);
  const settledSample = useDebounced(sample, pause);
  const source = useMemo(() => parsed(settledSample), [settledSample]);
  const [preview, setPreview] = useState<Preview>({ state: 'noSample', outcomes: new Map() });
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    let isOld = false;
    const show = (next: Preview | ((last: Preview) => Preview)): void => {
      if (!isOld) setPreview(next);
    };
    async function run(document: unknown): Promise<void> {
      show((last) => ({ ...last, state: 'running' }));
      await underWay.current;
      if (isOld) return;
      const now = new Date().toISOString();
      const running = engine.run({ ...circumstances, now, rows: recordsOf(settledRows), document });
      underWay.current = running.catch(() => undefined);
      try {
        const done = await running;
        show({ state: 'done', run: done, document, outcomes: outcomesOf(settledRows, done) });
      } catch {
        show({ state: 'stopped', outcomes: new Map() });
      }
    }
    if ('state' in source) show({ ...source, outcomes: new Map() });
    else void run(source.document);
    return () => {
      isOld = true;
    };
  }, [engine, settledRows, source, circumstances]);
  return preview;
}
