import { type ReactNode, useDeferredValue, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { indentJsonText, parseExactJson } from '../../../contract/json/exactJson.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { CopyButton } from '../../../runtime/feedback/CopyButton.tsx';
import { showChunkFailure } from '../../../runtime/feedback/failure/showChunkFailure.ts';
import { isEditableText } from '../../../runtime/fields/types/file/editableText.ts';
import { noSteps } from '../engine/MappingEngine.ts';
import type { SheetStore } from '../sheet/Sheet.ts';
import { toMappingRecords } from '../sheet/sheetRows.ts';
import { selectRange } from './jsonText.ts';
import styles from './PreviewPane.module.css';
import { RowTrace } from './RowTrace.tsx';
import { RunSummary } from './RunSummary.tsx';
import { SampleEditor } from './SampleEditor.tsx';
import { createLineFinder, TargetTree } from './TargetTree.tsx';
import type { MappingPreview } from './useMappingPreview.ts';

interface PreviewPaneProps {
  /** The interface. */
  readonly record: Row;
  readonly store: SheetStore;
  readonly sample: string;
  readonly onSample: (text: string) => void;
  readonly preview: MappingPreview;
  /** Moves to a row, by its index. */
  readonly onJump: (row: number) => void;
}

/** True for a row that wrote to the target. A failed step writes nothing. */
const hasWritten = ({ count, failed } = noSteps): boolean => count > failed;

/** The sample document, the mapped document, and the source of the value in the cursor's row. */
export function PreviewPane(props: PreviewPaneProps): ReactNode {
  const { record, store, sample, onSample, preview, onJump } = props;
  const t = useTranslate();
  // Deferred: editing the rows and moving through them does not wait for the preview.
  const rows = useDeferredValue(useSyncExternalStore(store.subscribe, () => store.get().rows));
  const current = useDeferredValue(useSyncExternalStore(store.subscribe, () => store.get().cursor.row));
  const area = useRef<HTMLTextAreaElement>(null);
  const drafts = useMemo(() => toMappingRecords(rows), [rows]);
  const { run, document, stepsByRow } = preview;
  const lineOf = useMemo(
    () => createLineFinder(drafts.filter((_, index) => hasWritten(stepsByRow.get(rows[index]?.id ?? 0)))),
    [drafts, rows, stepsByRow],
  );
  const target = useMemo(() => run && parseExactJson(run.target), [run]);

  async function show(path: string): Promise<void> {
    const { findJsonRange } = await import('./findJsonRange.ts');
    const range = findJsonRange(sample, path);
    if (range && area.current) selectRange(area.current, range);
  }

  return (
    <div className={styles.pane}>
      <SampleEditor
        label={t('mappingEditor.preview.sample')}
        placeholder={t('mappingEditor.preview.paste')}
        interfaceUuid={record.uuid}
        sample={sample}
        onSample={onSample}
        area={area}
      />
      <RunSummary preview={preview} />
      {run && (
        <RowTrace
          key={rows[current]?.id}
          index={current}
          rows={drafts}
          document={document}
          steps={stepsByRow.get(rows[current]?.id ?? 0) ?? noSteps}
          endedAt={run.endedAt}
          isRunning={preview.state === 'running'}
          onShow={isEditableText(sample) ? (path) => void show(path).catch(showChunkFailure) : undefined}
        />
      )}
      {run && (
        <section className={styles.section}>
          <div className={styles.heading}>
            <h2 className={styles.title}>{t('mappingEditor.preview.target')}</h2>
            <CopyButton text={() => indentJsonText(run.target)} />
          </div>
          <TargetTree
            target={target}
            lineOf={lineOf}
            current={current + 1}
            onJump={(line) => onJump(line - 1)}
          />
        </section>
      )}
    </div>
  );
}
