import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Form } from '../../../contract/model/form.ts';
import { relatedListPrefix } from '../../../runtime/core/routing/recordUrl.ts';
import { useUrlState } from '../../../runtime/core/routing/useUrlState.ts';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import { useLookUps } from '../engine/useLookUps.ts';
import { useMappingEngine } from '../engine/useMappingEngine.ts';
import { type GridHandle, MappingGrid } from '../grid/MappingGrid.tsx';
import type { CellIssuesByRow } from '../issues/CellIssue.ts';
import { IssuesBar } from '../issues/IssuesBar.tsx';
import { useCellIssues } from '../issues/useCellIssues.ts';
import { useEngineCheck, useEngineIssues } from '../issues/useEngineIssues.ts';
import { useMappingPreview } from '../preview/useMappingPreview.ts';
import { insertRows } from '../sheet/editRows.ts';
import { type CellPosition, type SheetStore, sheetColumns } from '../sheet/Sheet.ts';
import { selectCell } from '../sheet/selection.ts';
import { useCellParser } from '../sheet/useCellParser.ts';
import { EmptyMapping } from '../start/EmptyMapping.tsx';
import type { DialogName } from './MappingDialogs.tsx';
import styles from './MappingEditor.module.css';
import { SidePane } from './pane/SidePane.tsx';
import type { SaveRefusal } from './saving/useSaveMapping.ts';
import { useSample } from './useSample.ts';
import { useTargetFields } from './useTargetFields.ts';

interface MappingWorkspaceProps {
  readonly record: Row;
  readonly form: Form;
  readonly store: SheetStore;
  readonly refusal: SaveRefusal | undefined;
  readonly isLocked: boolean;
  readonly isPaneShown: boolean;
  readonly openDialog: (name: DialogName) => void;
  readonly grid: RefObject<GridHandle | null>;
}

const noIssues: CellIssuesByRow = new Map();

/**
 * The rows, their issues, and the preview on a sample. It reads only the rows of the sheet: a moved selection
 * does not render it.
 */
export function MappingWorkspace(props: MappingWorkspaceProps): ReactNode {
  const { record, form, store, refusal, isLocked, isPaneShown, openDialog, grid } = props;
  const rows = useSyncExternalStore(store.subscribe, () => store.get().rows);
  const parseCell = useCellParser();
  const { targets, error, retry } = useTargetFields(record);
  const engine = useMappingEngine();
  const lookUps = useLookUps();
  const [sample, setSample] = useSample(record.uuid);
  const preview = useMappingPreview(engine, { rows, sample: isPaneShown ? sample : '', record });
  const engineIssues = useEngineIssues(rows, engine, lookUps.properties);
  const checkAsync = useEngineCheck(engine, lookUps.properties);
  const { issues, otherMessages, check } = useCellIssues(rows, { form, engineIssues, refusal });

  function jump(place: CellPosition): void {
    // The focus first: it moves with the active cell.
    grid.current?.focus();
    store.change((sheet) => selectCell(sheet, place));
  }
  useLinkedLine((line) => jump({ row: line - 1, column: 0 }));
  function addRow(): void {
    flushSync(() => store.change((sheet) => insertRows(sheet, 0, 1)));
    grid.current?.focus();
  }

  return (
    <div className={styles.workspace}>
      <div className={styles.rows}>
        {error && <ErrorNotice error={error} retry={retry} />}
        {rows.length === 0 ? (
          <EmptyMapping record={record} isLocked={isLocked} addRow={addRow} openDialog={openDialog} />
        ) : (
          <MappingGrid
            ref={grid}
            store={store}
            issues={issues ?? noIssues}
            stepsByRow={preview.state === 'noSample' ? undefined : preview.stepsByRow}
            sample={sample}
            targets={targets}
            lookUpPaths={lookUps.paths}
            parseCell={parseCell}
            check={check}
            checkAsync={checkAsync}
            isLocked={isLocked}
          />
        )}
        {rows.length > 0 && (
          <IssuesBar
            rows={rows}
            issues={issues}
            otherMessages={otherMessages}
            refusal={refusal}
            jump={(row, column) => jump({ row, column: sheetColumns.indexOf(column) })}
          />
        )}
      </div>
      {isPaneShown && rows.length > 0 && (
        <SidePane
          record={record}
          store={store}
          engine={engine}
          sample={sample}
          onSample={setSample}
          preview={preview}
          jump={jump}
        />
      )}
    </div>
  );
}

/** Goes to the line of a link (`part.line`), for example from a failed step. */
function useLinkedLine(goTo: (line: number) => void): void {
  const name = `${relatedListPrefix}line`;
  const [{ [name]: linkedLine = '' }] = useUrlState({ [name]: '' });
  const go = useRef(goTo);
  useEffect(() => {
    go.current = goTo;
  });
  useEffect(() => {
    const line = Number(linkedLine);
    if (Number.isInteger(line) && line > 0) go.current(line);
  }, [linkedLine]);
}
