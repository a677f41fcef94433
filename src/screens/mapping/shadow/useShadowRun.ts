import isEqual from 'fast-deep-equal';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { MappingDraft } from '../../../mapping/MappingRow.ts';
import type { MappingEngine } from '../engine/MappingEngine.ts';
import { loadStoredDocuments } from '../preview/storedDocuments.ts';
import { useRunSettings } from '../preview/useMappingPreview.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import { toMappingRecords } from '../sheet/sheetRows.ts';
import { runShadow, type ShadowResult } from './runShadow.ts';

/** The state of a shadow run. */
type ShadowState =
  | { readonly name: 'idle' }
  | { readonly name: 'running'; readonly done: number; readonly total: number }
  | {
      readonly name: 'done';
      readonly result: ShadowResult;
      readonly isCancelled: boolean;
      /** The edited rows, the stored mapping and the settings of the run. */
      readonly rows: readonly SheetRow[];
      readonly stored: unknown;
      readonly settings: unknown;
    };

export interface ShadowRun {
  readonly state: ShadowState;
  /** Starts a run on this number of the newest documents. */
  readonly start: (count: number) => void;
  readonly cancel: () => void;
  /** The edited rows, the stored ones or the filters have changed since the run. */
  readonly isStale: boolean;
}

interface ShadowRunOptions {
  /** The stored interface. */
  readonly record: Row;
  readonly rows: readonly SheetRow[];
}

const storedRows = ({ fieldMappings }: Row): readonly MappingDraft[] =>
  Array.isArray(fieldMappings)
    ? fieldMappings.map((row: Omit<MappingDraft, 'lineNo'>, index) => ({ ...row, lineNo: index + 1 }))
    : [];

/**
 * Maps stored documents by the stored rows and by the edited ones, at the same instant. The run ends when the
 * component unmounts.
 */
export function useShadowRun(engine: MappingEngine, { record, rows }: ShadowRunOptions): ShadowRun {
  const settings = useRunSettings(record);
  const [state, setState] = useState<ShadowState>({ name: 'idle' });
  const currentRun = useRef<AbortController>(undefined);
  const cancel = useCallback(() => currentRun.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function run(count: number): Promise<void> {
    cancel();
    const controller = new AbortController();
    currentRun.current = controller;
    const { signal } = controller;
    const show = (next: ShadowState): void => {
      if (currentRun.current === controller) setState(next);
    };
    show({ name: 'running', done: 0, total: count });
    const result = await runShadow({
      engine,
      load: (page) => loadStoredDocuments(record.uuid, page, { signal }),
      count,
      request: {
        ...settings,
        now: new Date().toISOString(),
        before: storedRows(record),
        after: toMappingRecords(rows),
      },
      signal,
      onProgress: (done, total) => show({ name: 'running', done, total }),
    });
    show({ name: 'done', result, isCancelled: signal.aborted, rows, stored: record.fieldMappings, settings });
  }

  return {
    state,
    start: (count) => void run(count),
    cancel,
    isStale:
      state.name === 'done' &&
      (state.rows !== rows || state.settings !== settings || !isEqual(state.stored, record.fieldMappings)),
  };
}
