import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Row } from '../../contract/envelope.ts';
import type { Form } from '../../contract/form.ts';
import { ErrorNotice } from '../../runtime/list/ErrorNotice.tsx';
import { EmptyMapping } from './EmptyMapping.tsx';
import type { Findings } from './findings/Finding.ts';
import { FindingsBar } from './findings/FindingsBar.tsx';
import { useCheckLater } from './findings/useCheckLater.ts';
import { useFaults } from './findings/useFaults.ts';
import { useFindings } from './findings/useFindings.ts';
import { type GridHandle, MappingGrid } from './grid/MappingGrid.tsx';
import type { DialogName } from './MappingDialogs.tsx';
import styles from './mapping.module.css';
import { SidePane } from './pane/SidePane.tsx';
import { useMappingEngine } from './preview/useMappingEngine.ts';
import { useMappingRunner } from './preview/useMappingRunner.ts';
import type { Refusal } from './saving/useSaving.ts';
import { insertRows } from './sheet/changeRows.ts';
import { columns, type Place, type SheetStore } from './sheet/Sheet.ts';
import { select } from './sheet/select.ts';
import { useCellOf } from './sheet/useCellOf.ts';
import { useAskedLine } from './useAskedLine.ts';
import { useSample } from './useSample.ts';
import { useTargets } from './useTargets.ts';

interface WorkbenchProps {
  readonly record: Row;
  readonly form: Form;
  readonly store: SheetStore;
  readonly refusal: Refusal | undefined;
  readonly isLocked: boolean;
  readonly isPaneShown: boolean;
  readonly openDialog: (name: DialogName) => void;
  readonly grid: RefObject<GridHandle | null>;
}

const unchecked: Findings = new Map();

/**
 * The rows, what is wrong with them, and what they make of a sample. It reads nothing of the sheet but the rows: the selection
 * moves without rendering it.
 */
export function Workbench(props: WorkbenchProps): ReactNode {
  const { record, form, store, refusal, isLocked, isPaneShown, openDialog, grid } = props;
  const rows = useSyncExternalStore(store.subscribe, () => store.get().rows);
  const cellOf = useCellOf();
  const { targets, error, retry } = useTargets(record);
  const engine = useMappingEngine();
  const [sample, setSample] = useSample(record.uuid);
  const preview = useMappingRunner(engine, { rows, sample: isPaneShown ? sample : '', record });
  const faults = useFaults(rows, engine);
  const checkLater = useCheckLater(engine);
  const { findings, others, check } = useFindings(rows, { form, faults, refusal });

  function jump(place: Place): void {
    // The keyboard first: the cell that becomes the active one takes it along.
    grid.current?.focus();
    store.change((sheet) => select(sheet, place));
  }
  useAskedLine((line) => jump({ row: line - 1, column: 0 }));
  function addRow(): void {
    flushSync(() => store.change((sheet) => insertRows(sheet, 0, 1)));
    grid.current?.focus();
  }

  return (
    <div className={styles.workbench}>
      <div className={styles.rows}>
        {error && <ErrorNotice error={error} retry={retry} />}
        {rows.length === 0 ? (
          <EmptyMapping isLocked={isLocked} addRow={addRow} openDialog={openDialog} />
        ) : (
          <MappingGrid
            ref={grid}
            store={store}
            findings={findings ?? unchecked}
            outcomes={preview.state === 'noSample' ? undefined : preview.outcomes}
            sample={preview.document}
            targets={targets}
            cellOf={cellOf}
            check={check}
            checkLater={checkLater}
            isLocked={isLocked}
          />
        )}
        {rows.length > 0 && (
          <FindingsBar
            rows={rows}
            findings={findings}
            others={others}
            refusal={refusal}
            jump={(row, column) => jump({ row, column: columns.indexOf(column) })}
          />
        )}
      </div>
      {isPaneShown && (
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
