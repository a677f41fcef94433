import { useCallback, useEffect, useRef, useState } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import type { MappingDraft } from '../../../mapping/MappingRow.ts';
import type { MappingEngine } from '../preview/MappingEngine.ts';
import { storedDocuments } from '../preview/storedDocuments.ts';
import { useCircumstances } from '../preview/useCircumstances.ts';
import { recordsOf } from '../sheet/recordsOf.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import { runShadow, type ShadowFindings } from './runShadow.ts';

/** Where a shadow run is. */
export type ShadowState =
  | { readonly name: 'idle' }
  | { readonly name: 'running'; readonly done: number; readonly total: number }
  | {
      readonly name: 'done';
      readonly findings: ShadowFindings;
      readonly isCancelled: boolean;
      /** The rows that it was made with. */
      readonly rows: readonly SheetRow[];
    };

export interface Shadow {
  readonly state: ShadowState;
  /** With so many of the newest documents. */
  readonly start: (count: number) => void;
  readonly cancel: () => void;
  /** The rows are others than those that it was made with. */
  readonly isStale: boolean;
}

interface ShadowRunOptions {
  /** The interface as it is stored. */
  readonly record: Row;
  readonly rows: readonly SheetRow[];
}

const storedRows = ({ fieldMappings }: Row): readonly MappingDraft[] =>
  Array.isArray(fieldMappings)
    ? fieldMappings.map((row: Omit<MappingDraft, 'lineNo'>, index) => ({ ...row, lineNo: index + 1 }))
    : [];

/** Maps stored documents by the stored rows and by those that are edited, at the same instant. It ends with the component. */
export function useShadowRun(engine: MappingEngine, { record, rows }: ShadowRunOptions): Shadow {
  const circumstances = useCircumstances(record);
  const [state, setState] = useState<ShadowState>({ name: 'idle' });
  const underWay = useRef<AbortController>(undefined);
  const cancel = useCallback(() => underWay.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function run(count: number): Promise<void> {
    cancel();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    const show = (next: ShadowState): void => {
      if (underWay.current === controller) setState(next);
    };
    show({ name: 'running', done: 0, total: count });
    const findings = await runShadow({
      engine,
      load: (page) => storedDocuments(record.uuid, page, { signal }),
      count,
      request: {
        ...circumstances,
        now: new Date().toISOString(),
        before: storedRows(record),
        after: recordsOf(rows),
      },
      signal,
      onProgress: (done, total) => show({ name: 'running', done, total }),
    });
    show({ name: 'done', findings, isCancelled: signal.aborted, rows });
  }

  return {
    state,
    start: (count) => void run(count),
    cancel,
    isStale: state.name === 'done' && state.rows !== rows,
  };
}
