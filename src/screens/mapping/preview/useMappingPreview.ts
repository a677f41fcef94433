import { use, useEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { firstInexactNumber, type InexactNumber } from '../../../contract/json/exactJson.ts';
import { useDebounced } from '../../../runtime/core/timing/useDebounced.ts';
import { TimeZoneContext } from '../../../runtime/fields/useTimeZone.ts';
import type { MappingEngine, MappingRunResult, RunSettings, StepsByRow } from '../engine/MappingEngine.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import { toMappingRecords } from '../sheet/sheetRows.ts';

/** What the rows make of the sample document. */
export interface MappingPreview {
  /** `broken`: the sample is no JSON. `inexact`: it has a number that the service refuses. `stopped`: the engine took too long, or could not be had. */
  readonly state: 'noSample' | 'broken' | 'inexact' | 'running' | 'stopped' | 'done';
  /** The number that the service refuses. */
  readonly inexact?: Pick<InexactNumber, 'path' | 'number'>;
  /** The last run, also while the next one is under way. */
  readonly run?: MappingRunResult;
  /** The sample of that run. */
  readonly document?: unknown;
  readonly stepsByRow: StepsByRow;
}

const optionalText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What an interface's mapping runs with, but for the time: its filters, and the zone of its distribution centre. */
export function useRunSettings({ preFilter, postFilter }: Row): Omit<RunSettings, 'now'> {
  const timeZone = use(TimeZoneContext) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useMemo(
    () => ({ preFilter: optionalText(preFilter), postFilter: optionalText(postFilter), timeZone }),
    [preFilter, postFilter, timeZone],
  );
}

interface MappingPreviewOptions {
  readonly rows: readonly SheetRow[];
  /** The sample document as it is written. */
  readonly sample: string;
  /** The interface. */
  readonly record: Row;
}

/** A sample that can be run, or the state of the preview without one. */
type ParsedSample = { readonly document: unknown } | Pick<MappingPreview, 'state' | 'inexact'>;

function parseSample(text: string): ParsedSample {
  if (text.trim() === '') return { state: 'noSample' };
  try {
    const document: unknown = JSON.parse(text);
    const inexact = firstInexactNumber(text);
    return inexact ? { state: 'inexact', inexact } : { document };
  } catch {
    return { state: 'broken' };
  }
}

const groupStepsByRow = (
  rows: readonly SheetRow[],
  { steps }: MappingRunResult,
): MappingPreview['stepsByRow'] => new Map(rows.map(({ id }, index) => [id, steps[index] ?? []]));

/** Milliseconds without a change before the rows are run. */
const debounceMs = 200;

/**
 * Maps the sample by the rows as they stand, whenever either has changed and then stood still. One run at a time: what
 * changes while it is under way is run after it, once.
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
      const running = engine.run({ ...settings, now, rows: toMappingRecords(debouncedRows), document });
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
  }, [engine, debouncedRows, source, settings]);
  return preview;
}
