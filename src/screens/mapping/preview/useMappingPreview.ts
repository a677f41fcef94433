import { useEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { tryParseExactJson } from '../../../contract/json/exactJson.ts';
import { useDebounced } from '../../../runtime/core/timing/useDebounced.ts';
import { useTextZone } from '../../../runtime/fields/timeZone/useTimeZone.tsx';
import {
  type MappingEngine,
  type MappingRunResult,
  noSteps,
  type RunSettings,
  type StepsByRow,
} from '../engine/MappingEngine.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import { toMappingRecords } from '../sheet/sheetRows.ts';

/** The result of mapping the sample document. */
export interface MappingPreview {
  /**
   * `broken`: the sample is not JSON, or has an object with one name twice. `stopped`: the engine exceeded its
   * time limit or did not start.
   */
  readonly state: 'noSample' | 'broken' | 'running' | 'stopped' | 'done';
  /** The last run, also during the next one. */
  readonly run?: MappingRunResult;
  /** The sample of that run, with the numbers as they were written. */
  readonly document?: unknown;
  readonly stepsByRow: StepsByRow;
}

const optionalText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Returns the settings of an interface's mapping except the time: its filters, and the time zone of its
 * distribution center.
 */
export function useRunSettings({ preFilter, postFilter }: Row): Omit<RunSettings, 'now'> {
  const timeZone = useTextZone();
  return useMemo(
    () => ({ preFilter: optionalText(preFilter), postFilter: optionalText(postFilter), timeZone }),
    [preFilter, postFilter, timeZone],
  );
}

interface MappingPreviewOptions {
  readonly rows: readonly SheetRow[];
  /** The sample document as text. */
  readonly sample: string;
  /** The interface. */
  readonly record: Row;
}

/** A sample that can be run, or the state of the preview without one. */
type ParsedSample = { readonly document: unknown } | Pick<MappingPreview, 'state'>;

function parseSample(text: string): ParsedSample {
  if (text.trim() === '') return { state: 'noSample' };
  const document = tryParseExactJson(text);
  return document === undefined ? { state: 'broken' } : { document };
}

const groupStepsByRow = (
  rows: readonly SheetRow[],
  { steps }: MappingRunResult,
): MappingPreview['stepsByRow'] => new Map(rows.map(({ id }, index) => [id, steps[index] ?? noSteps]));

/** Milliseconds without a change before the rows are run. */
const debounceMs = 200;

/**
 * Maps the sample by the current rows, when changes of either pause. One run at a time: changes during a run
 * start one more run after it.
 */
export function useMappingPreview(
  engine: MappingEngine,
  { rows, sample, record }: MappingPreviewOptions,
): MappingPreview {
  const settings = useRunSettings(record);
  const debouncedRows = useDebounced(rows, debounceMs);
  const debouncedSample = useDebounced(sample, debounceMs);
  const source = useMemo(() => parseSample(debouncedSample), [debouncedSample]);
  const [preview, setPreview] = useState<MappingPreview>({ state: 'noSample', stepsByRow: new Map() });
  const pendingRun = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    let isOld = false;
    const show = (next: MappingPreview | ((last: MappingPreview) => MappingPreview)): void => {
      if (!isOld) setPreview(next);
    };
    async function run(document: unknown): Promise<void> {
      show((last) => ({ ...last, state: 'running' }));
      await pendingRun.current;
      if (isOld) return;
      const now = new Date().toISOString();
      const rows = toMappingRecords(debouncedRows);
      const running = engine.run({ ...settings, now, rows, document: debouncedSample });
      pendingRun.current = running.catch(() => undefined);
      try {
        const done = await running;
        show({ state: 'done', run: done, document, stepsByRow: groupStepsByRow(debouncedRows, done) });
      } catch {
        show({ state: 'stopped', stepsByRow: new Map() });
      }
    }
    if ('state' in source) show({ ...source, stepsByRow: new Map() });
    else void run(source.document);
    return () => {
      isOld = true;
    };
  }, [engine, debouncedRows, debouncedSample, source, settings]);
  return preview;
}
